import type { DesignDocument } from '@kea/design/document/document'
import { photoOf, photosOf } from '@kea/design/document/records'
import { messageOf } from './message-of'

/** One photo of the design stops what the shopper wants. */
export class PhotoStops extends Error {
  override readonly name = 'PhotoStops'
  readonly photo: string

  /** @param photo its id in the design */
  constructor(photo: string, message: string) {
    super(message)
    this.photo = photo
  }
}

/** The error of one photo, with its name in the message. */
export function stoppedBy(design: DesignDocument, photo: string, error: unknown): PhotoStops {
  const name = photoOf(design, photo)?.name ?? ''
  const message = messageOf(error)
  return new PhotoStops(photo, message.includes(name) ? message : `${name}: ${message}`)
}

/**
 * The photos that an error is about. The store names them in quotes. Cameras give many photos one name: such a name tells
 * which are meant only if it is there for each of them.
 */
export function refusedPhotos(design: DesignDocument, error: unknown): string[] {
  if (error instanceof PhotoStops) return [error.photo]
  const photos = photosOf(design)
  const named = (name: string) => messageOf(error).split(`"${name}"`).length - 1
  const called = (name: string) => photos.filter((photo) => photo.name === name).length
  return photos.flatMap(({ id, name }) => (name !== '' && named(name) === called(name) ? [id] : []))
}
