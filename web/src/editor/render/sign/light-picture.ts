import { lightPixels, type RoomLight, type WallLight } from '@kea/design/neon/wall-light'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'

interface Known {
  room: RoomLight
  picture: MemoryCanvas
}

const known = new WeakMap<WallLight, Known>()

/** The light on the wall as a small picture, one pixel for each square of its grid. */
export function lightPicture(light: WallLight, room: RoomLight): MemoryCanvas {
  const before = known.get(light)
  if (before?.room.power === room.power && before.room.ambient === room.ambient) return before.picture
  const picture = before?.picture ?? memoryCanvas(light.columns, light.rows)
  contextOf(picture).putImageData(new ImageData(lightPixels(light, room), light.columns), 0, 0)
  known.set(light, { room, picture })
  return picture
}
