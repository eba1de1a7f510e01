import type { ProductPart } from '@kea/design/product/definition'
import { canvasDefinition, printDefinition } from '@kea/design/testing/definitions'
import { bookDefinition, memoryDefinition } from '@kea/design/testing/pages-definition'
import type { DraftDesign, FlushedDraft } from '~/lib/drafts/draft-design'
import type { Draft, Drafts } from '~/lib/drafts/drafts'
import { newestOf } from '~/lib/drafts/newest-draft'
import type { PhotoRecord } from '~/lib/drafts/photo-record'
import type { FileFacts, UploadApi } from '~/lib/photos/upload-api'
import { UploadError } from '~/lib/photos/upload-failure'
import {
  DesignChanged,
  DesignGone,
  type LineRequest,
  type SaveRequest,
  type ShopPorts,
  type StoredDesign,
} from '../model/ports'
import type { EditorProduct } from '../model/product'

const choice = (uid: string, title: string, addCents = 0) => ({ uid, title, addCents })

export const canvasProduct: EditorProduct = {
  sku: 'canvas-print',
  name: 'Canvas print',
  tool: 'uploadchoice',
  definition: canvasDefinition,
  options: [
    {
      uid: 'size',
      title: 'Size',
      required: true,
      choices: [
        choice('size-20x20', '20 × 20 cm'),
        choice('size-30x40', '30 × 40 cm'),
        choice('size-60x90', '60 × 90 cm'),
        choice('size-100x150', '100 × 150 cm'),
      ],
    },
    {
      uid: 'depth',
      title: 'Depth',
      required: true,
      choices: [choice('depth-19', '19 mm'), choice('depth-38', '38 mm', 1200)],
    },
    {
      uid: 'edge',
      title: 'Edge',
      required: true,
      choices: [
        choice('edge-wrap', 'Wrapped'),
        choice('edge-mirror', 'Mirrored'),
        choice('edge-white', 'White'),
        choice('edge-colour', 'Coloured'),
        choice('edge-blurred', 'Blurred'),
      ],
    },
  ],
  prices: [['size-20x20', 2900] as const, ['size-30x40', 4900] as const].map(([uid, cents]) => ({
    optionUids: [uid],
    quantityFrom: 1,
    cents,
    regularCents: null,
    offerFrom: null,
    offerTo: null,
  })),
}

const printPrices = (uid: string, ...cents: number[]) =>
  cents.map((each, at) => ({
    optionUids: [uid],
    quantityFrom: [1, 20][at] ?? 1,
    cents: each,
    regularCents: null,
    offerFrom: null,
    offerTo: null,
  }))

/** Prints by copies, cheaper from twenty of a size. */
export const printProduct: EditorProduct = {
  sku: 'photo-print',
  name: 'Photo print',
  tool: 'photoprints-tool',
  definition: { ...printDefinition, arrangement: { kind: 'copies' } },
  options: [
    {
      uid: 'size',
      title: 'Size',
      required: true,
      choices: [choice('size-10x15', '10 × 15 cm'), choice('size-20x30', '20 × 30 cm')],
    },
    { uid: 'finish', title: 'Finish', required: true, choices: [choice('lustre', 'Lustre'), choice('gloss', 'Gloss')] },
  ],
  prices: [...printPrices('size-10x15', 45, 39), ...printPrices('size-20x30', 550, 495)],
}

/** A memory game of 4 pairs, or of 6 for N$13.00 more. */
export const memoryProduct: EditorProduct = {
  sku: 'memory',
  name: 'Memory game',
  tool: 'didacticgame-tool',
  definition: memoryDefinition,
  options: [
    {
      uid: 'pairs',
      title: 'Game',
      required: true,
      choices: [choice('pairs-4', '4 pairs'), choice('pairs-6', '6 pairs')],
    },
  ],
  prices: [...printPrices('pairs-4', 2995), ...printPrices('pairs-6', 4295)],
}

/** A book of 8, 12 or 18 pages. */
export const bookProduct: EditorProduct = {
  sku: 'book',
  name: 'Photo book',
  tool: 'photobook-tool',
  definition: bookDefinition,
  options: [
    { uid: 'size', title: 'Format', required: true, choices: [choice('size-200', '20 × 20 cm')] },
    {
      uid: 'pages',
      title: 'Pages',
      required: true,
      choices: [
        choice('pages-8', '8 pages'),
        choice('pages-12', '12 pages', 1200),
        choice('pages-18', '18 pages', 2400),
      ],
    },
  ],
  prices: printPrices('size-200', 3495),
}

const ONE = { id: 'rows-1', gapMm: 3, marginMm: 0 }
const FOLDED = { quietMm: 12, lossMm: 2 }
const BOUND: Record<string, Partial<ProductPart>> = {
  cover: { layout: ONE },
  first: { fold: { at: 0, ...FOLDED }, layout: ONE },
  spread: { fold: { at: 0.5, ...FOLDED }, halves: { left: ONE, right: ONE } },
  last: { fold: { at: 1, ...FOLDED }, layout: ONE },
}

/** The same book with pages that are bound, of which a spread is two. */
export const boundBookProduct: EditorProduct = {
  ...bookProduct,
  definition: { ...bookDefinition, parts: bookDefinition.parts.map((part) => ({ ...part, ...BOUND[part.id] })) },
}

/** Uploads in memory that can fail. */
export class MemoryUploads implements UploadApi {
  readonly files = new Map<string, { facts: FileFacts; parts: Map<number, Blob>; complete: boolean }>()
  readonly calls: string[] = []
  /** Errors of the next calls, one for each. */
  failures: UploadError[] = []
  partSize = 4
  #count = 0

  #call(name: string): void {
    this.calls.push(name)
    const failure = this.failures.shift()
    if (failure) throw failure
  }

  #file(uid: string) {
    const file = this.files.get(uid)
    if (!file) throw new UploadError('gone', 'Unknown upload')
    return file
  }

  async create(facts: FileFacts) {
    this.#call('create')
    // The store knows the same bytes of the same shopper.
    const known = [...this.files].find(([, file]) => facts.sha256 !== '' && file.facts.sha256 === facts.sha256)
    if (known) return { uid: known[0], partSize: this.partSize }
    this.#count += 1
    const uid = `upload-${this.#count}`
    this.files.set(uid, { facts, parts: new Map(), complete: false })
    return { uid, partSize: this.partSize }
  }

  async status(uid: string) {
    this.#call('status')
    const { parts, complete } = this.#file(uid)
    return { partSize: this.partSize, parts: [...parts.keys()], complete }
  }

  async putPart(uid: string, part: number, body: Blob, onProgress: (sent: number) => void) {
    onProgress(Math.floor(body.size / 2))
    this.#call(`part ${part}`)
    this.#file(uid).parts.set(part, body)
  }

  async complete(uid: string) {
    this.#call('complete')
    this.#file(uid).complete = true
  }

  /** The bytes of all arrived parts. */
  async bytesOf(uid: string): Promise<Uint8Array> {
    const parts = [...this.#file(uid).parts].sort(([a], [b]) => a - b).map(([, body]) => body)
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}

export class MemoryDrafts implements Drafts {
  readonly designs = new Map<string, DraftDesign>()
  readonly photos = new Map<string, Map<string, PhotoRecord>>()
  readonly #flushed = new Map<string, FlushedDraft>()
  /** Resolves when the device has written what was given to it. */
  written: Promise<unknown> = Promise.resolve()

  async load(key: string): Promise<Draft | null> {
    const draft = newestOf(this.designs.get(key) ?? null, this.#flushed.get(key) ?? null)
    if (draft) this.designs.set(key, draft)
    return draft ? { ...structuredClone(draft), photos: [...(this.photos.get(key)?.values() ?? [])] } : null
  }

  async saveDesign(key: string, draft: DraftDesign, base: string | null) {
    if ((this.designs.get(key)?.savedAt ?? null) !== base) return false
    this.designs.set(key, structuredClone(draft))
    return true
  }

  async savedAt(key: string) {
    return this.designs.get(key)?.savedAt ?? null
  }

  async copy(from: string, to: string, draft: DraftDesign) {
    this.designs.set(to, structuredClone(draft))
    this.photos.set(to, new Map(this.photos.get(from)))
  }

  saveAtOnce(key: string, draft: DraftDesign, follows: readonly (string | null)[]) {
    this.#flushed.set(key, structuredClone({ ...draft, follows: [...follows] }))
  }

  async savePhoto(key: string, photo: PhotoRecord) {
    await this.written
    this.photos.set(key, (this.photos.get(key) ?? new Map()).set(photo.key, photo))
    return photo
  }

  async keepPhotos(key: string, photos: readonly string[]) {
    for (const photo of this.photos.get(key)?.keys() ?? []) {
      if (!photos.includes(photo)) this.photos.get(key)?.delete(photo)
    }
  }

  async clear(key: string) {
    this.designs.delete(key)
    this.#flushed.delete(key)
    this.photos.delete(key)
  }
}

/** A shop with designs and cart lines in memory. */
export class MemoryShop implements ShopPorts {
  readonly designs = new Map<string, StoredDesign>()
  readonly lines: (LineRequest & { preview: string })[] = []
  readonly updates: { line: string; request: LineRequest }[] = []
  /** Names of the designs. */
  readonly names = new Map<string, string>()
  /** Quantities of the cart lines, by line. */
  readonly quantities = new Map<string, number>()
  /** Errors of the next calls, one for each. */
  failures: Error[] = []
  #previews = new Map<string, string>()
  #count = 0

  #fail(): void {
    const failure = this.failures.shift()
    if (failure) throw failure
  }

  loadDesign: ShopPorts['loadDesign'] = async (uid) => {
    this.#fail()
    return this.designs.get(uid) ?? null
  }

  /** What happens while a save is on its way. */
  onSave: (request: SaveRequest) => Promise<void> = async () => {}

  saveDesign: ShopPorts['saveDesign'] = async (request) => {
    await this.onSave(request)
    const { designUid, base, name, document, preview } = request
    this.#fail()
    if (designUid !== null && !this.designs.has(designUid)) throw new DesignGone('There is no such design.')
    this.#count += designUid === null ? 1 : 0
    const uid = designUid ?? `design-${this.#count}`
    const newest = this.designs.get(uid)?.revision ?? 0
    if (base !== null && base !== newest) throw new DesignChanged('This design was changed elsewhere.')
    const revision = newest + 1
    this.designs.set(uid, { uid, revision, document: structuredClone(document) })
    this.names.set(uid, name)
    if (preview !== null) this.#previews.set(uid, preview)
    return { uid, revision }
  }

  /** As `fetch` rejects without a connection. */
  isUnanswered = (error: unknown): boolean => error instanceof TypeError

  addLines: ShopPorts['addLines'] = async (requests) => {
    this.#fail()
    for (const request of requests) {
      this.lines.push({ ...request, preview: this.#previews.get(request.designUid) ?? '' })
    }
  }

  lineQuantity: ShopPorts['lineQuantity'] = async (line) => {
    this.#fail()
    return this.quantities.get(line) ?? null
  }

  updateLine: ShopPorts['updateLine'] = async (line, request) => {
    this.#fail()
    this.updates.push({ line, request })
  }
}
