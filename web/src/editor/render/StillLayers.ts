import type { Box, Primitive } from '@kea/design/geometry/display-list'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Layout } from '../geometry/layout'
import { drawList } from './draw-list'
import type { Scene } from './scene'

/** One alone is drawn as quickly as its copy. */
const RUN_MIN = 2

interface Layer {
  run: readonly Primitive[]
  canvas: MemoryCanvas
}

/** The pixels of the page that a scene may cover, and the same box in mm. */
interface Area {
  pixels: Box
  box: Box
}

const isEqual = (a: readonly Primitive[], b: readonly Primitive[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at])

function areaOf({ page: { bleedBox } }: Scene, { face, scale }: Layout, density: number): Area {
  const pixel = (from: number, mm: number, round: (value: number) => number) => round((from + mm * scale) * density)
  const [left, top] = [pixel(face.x, bleedBox.x, Math.floor), pixel(face.y, bleedBox.y, Math.floor)]
  const right = pixel(face.x, bleedBox.x + bleedBox.width, Math.ceil)
  const bottom = pixel(face.y, bleedBox.y + bleedBox.height, Math.ceil)
  const pixels = { x: left, y: top, width: right - left, height: bottom - top }
  const inMm = scale * density
  return {
    pixels,
    box: {
      x: left / inMm - face.x / scale,
      y: top / inMm - face.y / scale,
      width: pixels.width / inMm,
      height: pixels.height / inMm,
    },
  }
}

/**
 * Draws what stands still during a gesture once, as a picture: items below and above those that move. A primitive that is
 * the same object as in the frame before stands still.
 */
export class StillLayers {
  #before: ReadonlySet<Primitive> = new Set()
  #layers: readonly Layer[] = []
  #key = ''
  #versions: readonly unknown[] = []

  /**
   * The scene with a picture in place of each run of primitives that stand still.
   *
   * @param versions what else the pictures show; new objects after every change
   */
  of(scene: Scene, layout: Layout, density: number, versions: readonly unknown[]): Scene {
    const key = JSON.stringify([layout, density, scene.page.bleedBox])
    if (key !== this.#key || versions.some((each, at) => each !== this.#versions[at])) this.#layers = []
    this.#key = key
    this.#versions = versions
    const area = areaOf(scene, layout, density)
    const seen = new Set<Primitive>()
    const used: Layer[] = []
    const groups = new Map<Primitive, Primitive>()
    const layerOf = (run: readonly Primitive[]): Primitive => {
      const layer = [...used, ...this.#layers].find((each) => isEqual(each.run, run)) ?? {
        run,
        canvas: drawn(run, scene, layout, { area, density }),
      }
      if (!used.includes(layer)) used.push(layer)
      const { x, y, width, height } = area.box
      return {
        kind: 'image',
        photo: `still:${used.indexOf(layer)}`,
        transform: [width, 0, 0, height, x, y],
        derived: null,
      }
    }
    const replaced = (list: readonly Primitive[]): Primitive[] => {
      const shown: Primitive[] = []
      let run: Primitive[] = []
      const end = () => {
        shown.push(...(run.length < RUN_MIN ? run : [layerOf(run)]))
        run = []
      }
      for (const primitive of list) {
        seen.add(primitive)
        if (this.#before.has(primitive)) {
          run.push(primitive)
          continue
        }
        end()
        shown.push(primitive.kind === 'group' ? groupOf(primitive) : primitive)
      }
      end()
      return shown
    }
    // A mirrored face is in the list several times.
    const groupOf = (group: Extract<Primitive, { kind: 'group' }>): Primitive => {
      const known = groups.get(group) ?? { ...group, children: replaced(group.children) }
      groups.set(group, known)
      return known
    }
    const list = replaced(scene.page.list)
    this.#before = seen
    this.#layers = used
    return {
      ...scene,
      page: { ...scene.page, list },
      picture: (photo) =>
        photo.startsWith('still:') ? (used[Number(photo.slice(6))]?.canvas ?? null) : scene.picture(photo),
    }
  }

  /** Frees the pictures after the gesture. */
  clear(): void {
    this.#before = new Set()
    this.#layers = []
  }
}

function drawn(
  run: readonly Primitive[],
  scene: Scene,
  { face, scale }: Layout,
  { area: { pixels }, density }: { area: Area; density: number },
): MemoryCanvas {
  const canvas = memoryCanvas(Math.max(pixels.width, 1), Math.max(pixels.height, 1))
  const ctx = contextOf(canvas)
  ctx.setTransform(scale * density, 0, 0, scale * density, face.x * density - pixels.x, face.y * density - pixels.y)
  drawList(ctx, run, scene)
  return canvas
}
