import type { SizeRow } from '@kea/design/definition'

/** A rectangle in mm. The origin is the top left corner of the scene. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The background of sizes drawn to scale. Lengths are in real mm. */
export interface Scene {
  kind: 'room' | 'table'
  width: number
  height: number
}

const ROOM: Scene = { kind: 'room', width: 3500, height: 2560 }
const TABLE: Scene = { kind: 'table', width: 780, height: 520 }

export const ROOM_FLOOR = 2440
export const SOFA = { x: 240, width: 2100, height: 820 }
export const PERSON = { x: 2740, height: 1700 }

/** Height of the centre of a picture on the wall. */
const EYE_LEVEL = 1560
/** Minimum distance between the sofa and a picture above it. */
const MIN_ABOVE_SOFA = 160
/** Prints with both sides shorter than this are shown on a table, not on a wall. */
const TABLE_MAX_MM = 460

/** The scene for the sizes of a product: the table if all are small, else the room. */
export const sceneFor = (sizes: readonly SizeRow[]): Scene =>
  sizes.every((size) => Math.max(size.widthMm, size.heightMm) < TABLE_MAX_MM) ? TABLE : ROOM

/** A size in portrait or landscape orientation. */
export function orientSize(size: SizeRow, isUpright: boolean): SizeRow {
  const long = Math.max(size.widthMm, size.heightMm)
  const short = Math.min(size.widthMm, size.heightMm)
  return { ...size, widthMm: isUpright ? short : long, heightMm: isUpright ? long : short }
}

/** Position of a print in the scene. */
export function positionIn(scene: Scene, { widthMm, heightMm }: SizeRow): Box {
  if (scene.kind === 'table') {
    return { x: (scene.width - 190 - widthMm) / 2, y: (scene.height - heightMm) / 2, width: widthMm, height: heightMm }
  }
  const middle = Math.max(EYE_LEVEL, SOFA.height + MIN_ABOVE_SOFA + heightMm / 2)
  return {
    x: SOFA.x + SOFA.width / 2 - widthMm / 2,
    y: ROOM_FLOOR - middle - heightMm / 2,
    width: widthMm,
    height: heightMm,
  }
}
