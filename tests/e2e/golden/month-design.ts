import { newDocument } from '../../../packages/design/src/arrangement/new-document'
import { placePhoto } from '../../../packages/design/src/arrangement/place-photo'
import type { DesignDocument, DesignPhoto, PlacedMonth } from '../../../packages/design/src/document/document'
import { applyPatch } from '../../../packages/design/src/document/patch'
import { itemsOf, surfacesOf } from '../../../packages/design/src/document/records'
import type { MonthStyleId } from '../../../packages/design/src/items/month/fonts'
import { calendar } from './products'

/** The page of April 2027 with its photo, Easter and Anzac Day, own dates, and a photo in a day. */
export function monthDesign(
  photos: { page: DesignPhoto; day: DesignPhoto },
  style: MonthStyleId,
  changes: Partial<PlacedMonth['data']>,
): DesignDocument {
  const settings = {
    kind: 'calendar' as const,
    firstMonth: '2027-04',
    holidays: true,
    region: 'auckland' as const,
    language: 'both' as const,
    dates: [
      { month: 4, day: 9, words: 'Aroha', born: 1987, photo: photos.day.id },
      { month: 4, day: 14, words: 'Dentist' },
      { month: 4, day: 14, words: 'Swimming sports' },
    ],
  }
  const empty = newDocument(calendar, { sku: 's', tool: 't', options: ['size-b'], settings })
  const [surface] = surfacesOf(empty)
  if (!surface) throw new Error('A design has a surface')
  const placed = applyPatch(empty, placePhoto(calendar, empty, surface, photos.page)).document
  const months = itemsOf(placed).flatMap((item) =>
    item.type === 'month' ? [{ ...item, data: { ...item.data, ...changes, style } }] : [],
  )
  return applyPatch(placed, { put: [photos.day, ...months] }).document
}
