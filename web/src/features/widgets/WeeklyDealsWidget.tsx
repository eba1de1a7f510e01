import { WeeklyDeals } from '~/features/deals/WeeklyDeals'
import type { WidgetProps } from './widget'

/** Deals of this week. With `data-quiet` it is empty in a week without deals. */
export function WeeklyDealsWidget({ data }: WidgetProps) {
  return <WeeklyDeals {...(data.title && { title: data.title })} isQuiet={Boolean(data.quiet)} />
}
