import type { DesignDocument, PlacedMonth } from '../../document/document'
import type { Patch } from '../../document/patch'
import { itemsOf } from '../../document/records'

/** Gives all pages of a calendar another style or colour, so that they stay alike. */
export const changeMonths = (
  design: Pick<DesignDocument, 'records'>,
  change: Partial<Pick<PlacedMonth['data'], 'style' | 'accent' | 'ground'>>,
): Patch => ({
  put: itemsOf(design).flatMap((item) =>
    item.type === 'month' ? [{ ...item, data: { ...item.data, ...change } }] : [],
  ),
})
