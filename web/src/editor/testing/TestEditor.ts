import type { CropBox, Frame } from '@kea/design/document/document'
import { type FreeItem, isFree } from '@kea/design/document/free-item'
import { itemsOn, placedPhotosOf, usedPhotosOf } from '@kea/design/document/records'
import { cardIndex } from '@kea/design/geometry/card-index'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import { MONTHS } from '@kea/design/items/month/month-engine'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import type { Ground } from '@kea/design/text/contrast'
import { expect, vi } from 'vitest'
import type { Measured } from '../assets/measure-photo'
import { commandFor } from '../commands/registry'
import { printedSides } from '../derived/printed-sides'
import { Editor } from '../Editor'
import { inView, type Layout, layoutSurface, pointOnStage } from '../geometry/layout'
import { GraphicLibrary } from '../graphics/GraphicLibrary'
import { OnDemand } from '../model/OnDemand'
import type { EditorProduct } from '../model/product'
import { openDesign } from '../saving/open-design'
import type { Pointer } from '../tools/tool-state'
import { jpegBytes, photoFile } from './photo-files'
import { canvasProduct, MemoryDrafts, MemoryShop, MemoryUploads } from './shop-fakes'
import { testFonts } from './test-fonts'

interface Opening {
  product?: EditorProduct
  drafts?: MemoryDrafts
  shop?: MemoryShop
  uploads?: MemoryUploads
  designUid?: string
  line?: string
  options?: string[]
  /** The light of what is printed in a frame, in 0..1. */
  ground?: (frame: Frame) => Ground
  /** What is found out about each photo. */
  measured?: Measured
}

const testBitmap = () => ({ close() {} }) as ImageBitmap

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

/** The real editor without a browser. Tests send gestures and keys, and read designs. */
export class TestEditor {
  readonly editor: Editor
  readonly drafts: MemoryDrafts
  readonly shop: MemoryShop
  readonly uploads: MemoryUploads
  isShiftHeld = false
  isSpaceHeld = false
  /** Milliseconds of the next pointer event. */
  now = 0

  private constructor(editor: Editor, parts: Pick<TestEditor, 'drafts' | 'shop' | 'uploads'>) {
    this.editor = editor
    this.drafts = parts.drafts
    this.shop = parts.shop
    this.uploads = parts.uploads
  }

  static async open({ designUid, line, options = ['size-30x40'], ...given }: Opening = {}): Promise<TestEditor> {
    const drafts = given.drafts ?? new MemoryDrafts()
    const shop = given.shop ?? new MemoryShop()
    const uploads = given.uploads ?? new MemoryUploads()
    const product = given.product ?? canvasProduct
    const opened = await openDesign(
      { product, designUid: designUid ?? null, draft: null, line: line ?? null, options, today: '2026-11-27' },
      { drafts, shop },
    )
    let keys = 0
    const editor = new Editor({
      product,
      shop,
      opened,
      line: line ?? null,
      platform: {
        api: uploads,
        wait: async (_, signal) => signal.throwIfAborted(),
        // Node cannot decode pictures. The design only needs their sizes.
        decodeProxy: async () => ({ bitmap: testBitmap(), file: new Blob(['proxy']) }),
        decodeBitmap: async () => testBitmap(),
        shrunk: async () => ({ bitmap: testBitmap(), file: new Blob(['small']) }),
        encoded: async () => new Blob(['proxy']),
        pause: async () => {},
        drawn: async () => {},
        fetchOriginal: async (uid) => new Blob([(await uploads.bytesOf(uid)) as Uint8Array<ArrayBuffer>]),
        drafts,
        connection: { isOnline: () => true, subscribe: () => () => {} },
        fonts: testFonts(),
        graphics: new GraphicLibrary(async () => drawingOf),
        measure: async () => given.measured ?? { subject: null, likeness: null, sharpness: null },
        months: new OnDemand(async () => MONTHS),
        cards: new OnDemand(async () => cardIndex),
        neons: new OnDemand(async () => NEONS),
        signPainter: new OnDemand(async () => ({ of: () => null, paint: () => {} })),
        makeSides: (edited, key) =>
          printedSides(edited, key, async ({ children }) => ({
            ...{ jpeg: new Blob([`sides of ${children.length}`]), widthPx: 1536, heightPx: 1200 },
          })),
        makeTiles: async (_, { tiles }, look, take) => {
          for (const tile of tiles) await take(new Blob([`${look.tone} ${tile.x} ${tile.y}`]), tile)
        },
        openPreview: () => ({ paint: () => {}, encode: async () => new Blob(['preview']) }),
        groundBehind: (_, frame) => given.ground?.(frame) ?? [1],
        newKey: () => {
          keys += 1
          return `photo-${drafts.photos.size}-${keys}`
        },
      },
    })
    const test = new TestEditor(editor, { drafts, shop, uploads })
    test.#layOut()
    return test
  }

  get design() {
    return this.editor.store.read().design
  }

  get crop(): CropBox {
    const crop = placedPhotosOf(this.design)[0]?.data.crop
    if (!crop) throw new Error('No photo is placed')
    return crop
  }

  get notice(): string {
    return this.editor.session.read().notice?.text ?? ''
  }

  /** The only selected item, or the topmost one. */
  get item(): FreeItem {
    const { design, selection, surface } = this.editor.context()
    const item = selection[0] ?? itemsOn(design, surface).at(-1)
    if (!item || !isFree(item)) throw new Error('No item with a frame is there')
    return item
  }

  /** Adds one more photo to the print. */
  async add(file: File = photoFile(jpegBytes())): Promise<void> {
    await this.editor.addFiles([file], 'add')
    this.#layOut()
  }

  /** The layout in the present view. */
  viewed(): Layout | null {
    const { layout, session } = this.editor
    return layout && inView(layout, session.read().view)
  }

  /** The pixels of the stage for a point of the face in mm. */
  at(x: number, y: number): [number, number] {
    const layout = this.viewed()
    if (!layout) throw new Error('The stage has no layout')
    const point = pointOnStage(layout, { x, y })
    return [point.x, point.y]
  }

  async choose(file: File = photoFile(jpegBytes())): Promise<void> {
    await this.editor.addFiles([file])
    this.#layOut()
  }

  /** Presses a key with its modifiers. */
  key(key: string, keys: Partial<typeof NO_KEYS> = {}): void {
    if (key === 'Escape') this.editor.leave()
    const command = commandFor({ ...NO_KEYS, ...keys, key }, this.editor.context())
    if (command) this.editor.run(command)
    this.#layOut()
  }

  pointerDown = (x: number, y: number, id = 1) => this.editor.tools.pointerDown(this.#pointer(id, x, y))
  pointerMove = (x: number, y: number, id = 1) => this.editor.tools.pointerMove(this.#pointer(id, x, y))
  pointerUp = (x: number, y: number, id = 1) => this.editor.tools.pointerUp(this.#pointer(id, x, y))

  /** Presses, moves in steps and releases. */
  drag(from: readonly [number, number], to: readonly [number, number]): void {
    this.pointerDown(...from)
    for (const step of [0.25, 0.5, 0.75]) {
      this.pointerMove(from[0] + (to[0] - from[0]) * step, from[1] + (to[1] - from[1]) * step)
    }
    this.pointerUp(...to)
  }

  async uploadsDone(): Promise<void> {
    await vi.waitFor(() => {
      const steps = usedPhotosOf(this.design).map(({ id }) => this.editor.uploads.state.read()[id]?.step)
      expect(steps.every((step) => step === 'done')).toBe(true)
    })
  }

  /** Closes the editor and opens it again with the same drafts. */
  async reload(opening: Omit<Opening, 'drafts' | 'shop' | 'uploads'> = {}): Promise<TestEditor> {
    this.editor.dispose()
    return TestEditor.open({ drafts: this.drafts, shop: this.shop, uploads: this.uploads, options: [], ...opening })
  }

  #pointer = (id: number, x: number, y: number): Pointer => ({
    id,
    at: { x, y },
    isShiftHeld: this.isShiftHeld,
    time: this.now,
    isForView: this.isSpaceHeld,
  })

  /** The stage is 1000 px wide and high. */
  #layOut(): void {
    const { surface } = this.editor.scene()
    this.editor.layout = layoutSurface(surface, { x: 0, y: 0, width: 1000, height: 1000 })
  }
}
