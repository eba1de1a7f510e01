import type { Month } from '@kea/design/calendar/days'
import type { DesignDocument, DesignSurface } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { monthOf } from '@kea/design/items/month/month-of'

/** The month whose days are on a surface; null for any other surface. */
export function shownMonth(
  design: Pick<DesignDocument, 'records' | 'settings'>,
  surface: Pick<DesignSurface, 'id'>,
): Month | null {
  const days = itemsOn(design, surface).find((item) => item.type === 'month' && item.data.shows === 'days')
  return days ? (monthOf(design, { surface: days.surface })?.month ?? null) : null
}
