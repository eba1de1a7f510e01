import { WeeklyDeals } from '~/features/deals/WeeklyDeals'
import type { WidgetProps } from './widget'

/** This week's deals; `data-quiet` draws nothing in a week without deals. */
export function WeeklyDealsWidget({ data }: WidgetProps) {
  return <WeeklyDeals {...(data.title && { title: data.title })} isQuiet={Boolean(data.quiet)} />
}
