type Take = (photos: readonly File[]) => void

/** Photos for the design tool that were chosen before it has opened. An address cannot contain a file. */
let pending: readonly File[] = []
let receiver: Take | null = null

/** Hands photos to the design tool, at once or when it opens. */
export function handPhotos(photos: readonly File[]): void {
  if (receiver) receiver(photos)
  else pending = [...pending, ...photos]
}

export const hasPendingPhotos = (): boolean => pending.length > 0

/** Gives the design tool the photos that wait, once, and those that come later. Returns the function that ends this. */
export function receivePhotos(take: Take): () => void {
  receiver = take
  const waiting = pending
  pending = []
  if (waiting.length > 0) take(waiting)
  return () => {
    if (receiver === take) receiver = null
  }
}

/**
 * Hands over what is chosen in an input, also before this call. The input listens itself: when its dialog is closed, the
 * page may have taken the input away.
 */
export function watchInput(input: HTMLInputElement, onPhotos: () => void): void {
  const take = () => {
    const photos = [...(input.files ?? [])]
    if (photos.length === 0) return
    handPhotos(photos)
    onPhotos()
  }
  input.addEventListener('change', take)
  take()
}
