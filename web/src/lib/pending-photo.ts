/** A photo chosen on one page for the design tool on the next. Files cannot travel in an address. */
let handed: File | null = null

export const setPendingPhoto = (photo: File): void => {
  handed = photo
}

/** The photo that was handed over, once. */
export function takePendingPhoto(): File | null {
  const photo = handed
  handed = null
  return photo
}
