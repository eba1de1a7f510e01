import type { DesignPhoto } from '../document/document'

/** The month in which the camera says that a photo was taken; null where it says nothing. */
const takenIn = ({ takenAt }: DesignPhoto): number | null => (takenAt ? Number(takenAt.slice(5, 7)) : null)

/** The photos that were taken in a month of any year, and the others, each in the given order. */
export const byMonth = (
  photos: readonly DesignPhoto[],
  month: number,
): { taken: readonly DesignPhoto[]; others: readonly DesignPhoto[] } => ({
  taken: photos.filter((photo) => takenIn(photo) === month),
  others: photos.filter((photo) => takenIn(photo) !== month),
})
