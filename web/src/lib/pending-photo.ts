/** A photo chosen on one page for the design tool on the next one. An address cannot contain a file. */
let pending: File | null = null

export const setPendingPhoto = (photo: File): void => {
  pending = photo
}

/** Returns the photo once and clears it. */
export function takePendingPhoto(): File | null {
  const photo = pending
  pending = null
  return photo
}
