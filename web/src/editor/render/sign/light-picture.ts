import { lightPixels, type RoomLight, type WallLight } from '@kea/design/neon/wall-light'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { STREET } from './room-light'

interface Known {
  room: RoomLight
  picture: MemoryCanvas
}

const known = new WeakMap<WallLight, Known>()
/** The pixels in the light of a street that another thread has worked out. */
const given = new WeakMap<WallLight, Uint8ClampedArray<ArrayBuffer>>()

export const keepPixels = (light: WallLight, pixels: Uint8ClampedArray<ArrayBuffer>): void =>
  void given.set(light, pixels)

function pixelsIn(light: WallLight, room: RoomLight): Uint8ClampedArray<ArrayBuffer> {
  const isStreet = room.ambient === STREET.ambient && room.power === STREET.power
  return (isStreet ? given.get(light) : undefined) ?? lightPixels(light, room)
}

/** The light on the wall as a small picture, one pixel for each square of its grid. */
export function lightPicture(light: WallLight, room: RoomLight): MemoryCanvas {
  const before = known.get(light)
  if (before?.room.power === room.power && before.room.ambient === room.ambient) return before.picture
  const picture = before?.picture ?? memoryCanvas(light.columns, light.rows)
  contextOf(picture).putImageData(new ImageData(pixelsIn(light, room), light.columns), 0, 0)
  known.set(light, { room, picture })
  return picture
}
