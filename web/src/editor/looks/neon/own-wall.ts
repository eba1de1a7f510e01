import { decodeToCanvas } from '~/lib/photos/decode-photo'
import type { MemoryCanvas } from '~/lib/photos/memory-canvas'
import { openPhoto } from '~/lib/photos/read-photo'

const SIDE_PX = 1800

/**
 * A photo of the shopper's wall, for the screen alone: it is neither stored nor sent.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function openOwnWall(file: File): Promise<MemoryCanvas> {
  return (await decodeToCanvas(await openPhoto(file), SIDE_PX)).canvas
}
