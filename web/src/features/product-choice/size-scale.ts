import type { SizeRow } from '@kea/design/definition'

/** A rectangle in mm of the scene, from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A scene in which sizes are drawn to scale; lengths in mm, as they are in the world. */
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

/** Pictures are hung with their middle at eye level. */
const EYE_LEVEL = 1560
/** Air between the sofa and what hangs over it. */
const LEAST_ABOVE_SOFA = 160
/** What is smaller than this on every side is held in a hand rather than hung over a sofa. */
const HAND_HELD_MM = 460

/** The scene in which all sizes of a product can be told apart. */
export const sceneFor = (sizes: readonly SizeRow[]): Scene =>
  sizes.every((size) => Math.max(size.widthMm, size.heightMm) < HAND_HELD_MM) ? TABLE : ROOM

/** A size as it is shown: lying, where it may be turned and the shopper did not turn it. */
export function turned(size: SizeRow, upright: boolean): SizeRow {
  const long = Math.max(size.widthMm, size.heightMm)
  const short = Math.min(size.widthMm, size.heightMm)
  return { ...size, widthMm: upright ? short : long, heightMm: upright ? long : short }
}

/** Where a piece hangs or lies in the scene, at its true size. */
export function placeIn(scene: Scene, { widthMm, heightMm }: SizeRow): Box {
  if (scene.kind === 'table') {
    return { x: (scene.width - 190 - widthMm) / 2, y: (scene.height - heightMm) / 2, width: widthMm, height: heightMm }
  }
  const middle = Math.max(EYE_LEVEL, SOFA.height + LEAST_ABOVE_SOFA + heightMm / 2)
  return {
    x: SOFA.x + SOFA.width / 2 - widthMm / 2,
    y: ROOM_FLOOR - middle - heightMm / 2,
    width: widthMm,
    height: heightMm,
  }
}

/** Sizes in the groups a shopper looks for, each from small to large. */
export function groupSizes<T extends SizeRow>(sizes: readonly T[]): { title: string; sizes: T[] }[] {
  const ratio = (size: SizeRow) => Math.max(size.widthMm, size.heightMm) / Math.min(size.widthMm, size.heightMm)
  const groups = [
    { title: 'Square', sizes: sizes.filter((size) => ratio(size) < 1.05) },
    { title: 'Rectangle', sizes: sizes.filter((size) => ratio(size) >= 1.05 && ratio(size) < 1.9) },
    { title: 'Panorama', sizes: sizes.filter((size) => ratio(size) >= 1.9) },
  ]
  return groups
    .filter((group) => group.sizes.length > 0)
    .map((group) => ({
      ...group,
      sizes: group.sizes.toSorted((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm),
    }))
}
