import type { DesignDocument } from '@kea/design/document'
import { designDocument } from '@kea/design/document'
import { chooseOptions } from '@kea/design/edits'
import { newDocument } from '@kea/design/new-document'
import { completeChoice } from '@kea/design/options'
import { applyPatch } from '@kea/design/patch'
import { chosenSize } from '@kea/design/surfaces'
import type { PhotoRecord } from '../assets/UploadQueue'
import type { ShopPorts } from '../model/ports'
import type { EditorProduct } from '../model/product'
import type { Notice } from '../model/session'
import type { Draft, Drafts, Pieces } from './drafts'

/** What the address asks for. */
export interface OpenRequest {
  product: EditorProduct
  /** A design that was kept before. */
  designUid: string | null
  /** The cart line that shows it. */
  line: string | null
  /** Uids of options chosen before the tool was opened. */
  options: readonly string[]
}

export interface OpenedDesign {
  draftKey: string
  design: DesignDocument
  designUid: string | null
  revision: number | null
  asked: readonly string[]
  photos: readonly PhotoRecord[]
  notice: Notice | null
  /** Nobody has chosen the size yet. */
  isSizeFree: boolean
  pieces: Pieces
}

const GONE: Notice = {
  tone: 'danger',
  text: 'This design could not be found. It may have been made on another device. You can start a new one here.',
}

const draftKeyOf = ({ product, designUid }: OpenRequest): string =>
  designUid ? `design:${designUid}` : `new:${product.sku}`

/** A document that this product can show; null for one that is damaged or of another product. */
function readDesign(product: EditorProduct, document: unknown): DesignDocument | null {
  const parsed = designDocument.safeParse(document)
  if (!parsed.success || parsed.data.sku !== product.sku) return null
  const design = parsed.data
  const options = completeChoice(product.groups, design.options)
  if (!chosenSize(product.definition, options)) return null
  // Options that the catalogue no longer has are replaced; the crop follows where that changes its proportions.
  return chosenSize(product.definition, design.options)
    ? applyPatch(design, chooseOptions(product.definition, design, options)).document
    : null
}

/** Records of the photos that the design shows; one that the device does not have is fetched by its upload. */
const recordsOf = (design: DesignDocument, kept: readonly PhotoRecord[]): PhotoRecord[] =>
  Object.entries(design.photos).map(([key, photo]) => {
    const uid = photo.upload
    const facts = { key, name: photo.name, widthPx: photo.widthPx, heightPx: photo.heightPx }
    return (
      kept.find((record) => record.key === key) ?? {
        ...facts,
        type: '',
        size: 0,
        sha256: '',
        original: null,
        proxy: null,
        uid,
        isDone: uid !== null,
      }
    )
  })

const fresh = ({ product, options }: OpenRequest): DesignDocument =>
  newDocument(product.definition, {
    sku: product.sku,
    tool: product.tool,
    options: completeChoice(product.groups, options),
  })

/** Pieces of the draft, unless the line has another number by now. */
const piecesOf = (draft: Draft | null, from: number): Pieces =>
  draft?.pieces?.from === from ? draft.pieces : { chosen: from, from }

/** A design that cannot be found gives way to a new one, with a draft of its own: every other draft stays as it is. */
const draftKeyInstead = ({ product, designUid }: OpenRequest): string => `instead:${product.sku}:${designUid}`

/** What the device keeps under a key, and its document where this product can show it. */
interface Found {
  draftKey: string
  draft: Draft | null
  drafted: DesignDocument | null
}

async function findDraft(product: EditorProduct, draftKey: string, drafts: Drafts): Promise<Found> {
  // A device that keeps nothing (private windows) still designs.
  const draft = await drafts.load(draftKey).catch(() => null)
  const drafted = draft && readDesign(product, draft.design)
  // Undo ends with the visit, so what was replaced then cannot come back.
  if (drafted) await drafts.keepPhotos(draftKey, Object.keys(drafted.photos)).catch(() => {})
  return { draftKey, draft, drafted }
}

const opened = (
  request: OpenRequest,
  { draftKey, draft }: Found,
  design: DesignDocument,
  more: Partial<OpenedDesign> = {},
): OpenedDesign => ({
  draftKey,
  design,
  designUid: null,
  revision: null,
  asked: request.options,
  notice: null,
  isSizeFree: false,
  pieces: piecesOf(draft, 1),
  photos: recordsOf(design, draft?.photos ?? []),
  ...more,
})

/** A design that the shop does not have yet. */
function openNew(request: OpenRequest, found: Found): OpenedDesign {
  const { product } = request
  const { draft, drafted } = found
  if (!draft || !drafted) {
    return opened(request, found, fresh(request), { isSizeFree: !chosenSize(product.definition, request.options) })
  }
  if (draft.asked.join() === request.options.join()) return opened(request, found, drafted)
  const options = completeChoice(product.groups, [...request.options, ...drafted.options])
  return opened(request, found, applyPatch(drafted, chooseOptions(product.definition, drafted, options)).document)
}

/** The draft of this device where there is one, else the kept design, else an empty one. */
export async function openDesign(
  request: OpenRequest,
  { drafts, shop }: { drafts: Drafts; shop: Pick<ShopPorts, 'loadDesign' | 'lineQuantity'> },
): Promise<OpenedDesign> {
  const { product, designUid, line } = request
  const found = await findDraft(product, draftKeyOf(request), drafts)
  if (!designUid) return openNew(request, found)
  const kept = await shop.loadDesign(designUid)
  const document = kept && readDesign(product, kept.document)
  if (!kept || !document) {
    const instead = await findDraft(product, draftKeyInstead(request), drafts)
    return { ...openNew(request, instead), ...(!instead.drafted && { notice: GONE }) }
  }
  // A draft of an older revision is what was changed before the line was saved elsewhere; the newer one counts.
  const isNewer = found.drafted !== null && found.draft?.revision === kept.revision
  const from = (line && (await shop.lineQuantity(line))) || 1
  return opened(request, found, (isNewer && found.drafted) || document, {
    designUid,
    revision: kept.revision,
    pieces: piecesOf(isNewer ? found.draft : null, from),
  })
}
