import { withoutDatePhotos } from '@kea/design/document/date-photos'
import type { DesignDocument, DesignRecord, PlacedPhoto } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { photoOf, photosOf, placedPhotosOf } from '@kea/design/document/records'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The design without photos whose files are missing. Where one of them has taken the place of another photo, that one
 * is back.
 *
 * @param before an earlier state of the design, which has all its files
 */
export function withoutPhotos(
  design: DesignDocument,
  before: DesignDocument,
  isMissing: (photo: string) => boolean,
): DesignDocument {
  const gone = placedPhotosOf(design).filter(({ data }) => isMissing(data.photo))
  const remove = [...photosOf(design).filter(({ id }) => isMissing(id)), ...gone].map(({ id }) => id)
  if (remove.length === 0) return design
  const settings = withoutDatePhotos(design.settings, isMissing)
  const put = gone.flatMap((item): DesignRecord[] => {
    const replaced = replacedBy(item, design, before)
    const photo = replaced && photoOf(before, replaced.data.photo)
    return photo ? [photo, replaced] : []
  })
  return applyPatch(design, { remove, put, ...(settings && { settings }) }).document
}

/** The item in the same place before; null if the place has changed since: its crop would not fit there. */
function replacedBy(item: PlacedPhoto, design: DesignDocument, before: DesignDocument): PlacedPhoto | null {
  const [now, then] = [design.records[item.surface], before.records[item.surface]]
  if (!isSame(now, then) || !isSame(design.options, before.options)) return null
  const found = placedPhotosOf(before).find(({ surface, order }) => surface === item.surface && order === item.order)
  const isBack = found && (found.id === item.id || !Object.hasOwn(design.records, found.id))
  return isBack ? found : null
}
