import { newDocument, withAllSurfaces } from '@kea/design/arrangement/new-document'
import { firstSettings } from '@kea/design/calendar/first-settings'
import type { DesignDocument } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { photosOf } from '@kea/design/document/records'
import { chosenSize } from '@kea/design/geometry/surfaces'
import { laidFor } from '@kea/design/templates/move-template'
import { completeChoice } from '@kea/shared/product-options'
import type { Pieces } from '~/lib/drafts/draft-design'
import type { Draft, Drafts } from '~/lib/drafts/drafts'
import type { PhotoRecord } from '~/lib/drafts/photo-record'
import { withRetry } from '~/lib/with-retry'
import type { ShopPorts, StoredDesign } from '../model/ports'
import type { EditorProduct } from '../model/product'
import type { Notice } from '../model/session'
import { withOptions } from '../model/with-options'

/** The parameters of the address. */
export interface OpenRequest {
  product: EditorProduct
  /** The uid of a stored design. */
  designUid: string | null
  /** The cart line of the design. */
  line: string | null
  /** The id of a copy on this device; null for none. */
  draft: string | null
  /** Uids of the options chosen before the tool opened. */
  options: readonly string[]
  /** As `2026-11-27`. A new calendar begins after it. */
  today: string
}

export interface OpenedDesign {
  draftKey: string
  design: DesignDocument
  designUid: string | null
  revision: number | null
  asked: readonly string[]
  photos: readonly PhotoRecord[]
  notice: Notice | null
  pieces: Pieces
  /** What the shopper calls it. */
  name: string
  /** When the draft was saved that this opens; null without one. */
  savedAt: string | null
  picture: Blob | undefined
}

const GONE: Notice = {
  tone: 'danger',
  text: 'We could not find this design. You may have made it on another device. Start a new one here.',
}

/** The key of a copy that this device made of a design. */
export const copyKeyOf = (sku: string, draft: string): string => `copy:${sku}:${draft}`

function draftKeyOf({ product, designUid, draft }: OpenRequest): string {
  if (designUid) return `design:${designUid}`
  if (draft) return copyKeyOf(product.sku, draft)
  // What was begun with a template goes on with it, and takes no other new design away.
  return product.template ? `template:${product.sku}:${product.template.sku}` : `new:${product.sku}`
}

/**
 * Parses a document of this product; null for a damaged one or one of another product. A new design has none, so the
 * schema loads with the first document.
 */
async function readDesign(product: EditorProduct, document: unknown): Promise<DesignDocument | null> {
  const { readDesignDocument } = await withRetry(() => import('@kea/design/document/read-document'))
  const read = readDesignDocument(document)
  if (!read.ok || read.document.sku !== product.sku) return null
  const design = withAllSurfaces(product.definition, read.document)
  const options = completeChoice(product.options, design.options)
  if (!chosenSize(product.definition, options)) return null
  // Options that left the catalogue are replaced. The crop follows a change of proportions.
  return chosenSize(product.definition, design.options)
    ? applyPatch(design, withOptions(product, design, options)).document
    : null
}

/** Records of the design's photos. A photo that the device does not have is fetched by its upload uid. */
const recordsOf = (design: DesignDocument, stored: readonly PhotoRecord[]): PhotoRecord[] =>
  photosOf(design).map(({ id: key, upload: uid, name, widthPx, heightPx }) => {
    const facts = { key, name, widthPx, heightPx }
    return (
      stored.find((record) => record.key === key) ?? {
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

function firstDesign({ product, options, today }: OpenRequest): DesignDocument {
  const { definition, template, sku, tool } = product
  const chosen = completeChoice(product.options, options)
  const laid = template && laidFor(template.designs, definition, chosen)
  return (
    laid ??
    newDocument(definition, { sku, tool, options: chosen, settings: definition.settings && firstSettings(today) })
  )
}

/** The quantity of the draft, unless the line has another quantity by now. */
const piecesOf = (draft: Draft | null, from: number): Pieces =>
  draft?.pieces?.from === from ? draft.pieces : { chosen: from, from }

/** The draft key for a new design in place of a missing one. No other draft is overwritten. */
const replacementKeyOf = ({ product, designUid }: OpenRequest): string => `instead:${product.sku}:${designUid}`

/** The draft of a key, and its document when it is valid for this product. */
interface Found {
  draftKey: string
  draft: Draft | null
  drafted: DesignDocument | null
}

async function findDraft(product: EditorProduct, draftKey: string, drafts: Drafts): Promise<Found> {
  // The design tool works without storage too (private windows).
  const draft = await drafts.load(draftKey).catch(() => null)
  const drafted = draft && (await readDesign(product, draft.design))
  // Undo ends with the visit, so a replaced photo cannot come back.
  if (drafted)
    await drafts
      .keepPhotos(
        draftKey,
        photosOf(drafted).map(({ id }) => id),
      )
      .catch(() => {})
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
  designUid: draft?.designUid ?? null,
  revision: draft?.revision ?? null,
  name: draft?.name ?? '',
  savedAt: draft?.savedAt ?? null,
  picture: draft?.picture,
  asked: request.options,
  notice: null,
  pieces: piecesOf(draft, 1),
  photos: recordsOf(design, draft?.photos ?? []),
  ...more,
})

/** A design that the store does not have yet. */
function openNew(request: OpenRequest, found: Found): OpenedDesign {
  const { product } = request
  const { draft, drafted } = found
  if (!draft || !drafted) return opened(request, found, firstDesign(request))
  if (draft.asked.join() === request.options.join()) return opened(request, found, drafted)
  const options = completeChoice(product.options, [...request.options, ...drafted.options])
  return opened(request, found, applyPatch(drafted, withOptions(product, drafted, options)).document)
}

/** The draft of a design that the store does not have any more. It is saved there as a new one. */
const withoutUid = ({ draft, ...found }: Found, gone: string): Found => ({
  ...found,
  draft: draft && { ...draft, ...(draft.designUid === gone && { designUid: null, revision: null }) },
})

/** The draft of a stored design, as the device has it. If the store has a newer one, the first save finds it out. */
const openUnanswered = (request: OpenRequest, found: Found): OpenedDesign => {
  const { draft, drafted } = found
  const from = draft?.pieces?.from ?? 1
  return opened(request, found, drafted ?? firstDesign(request), {
    designUid: request.designUid,
    pieces: piecesOf(draft, from),
  })
}

/** The stored design; `unanswered` where the shop cannot be asked and the device has a draft of it. */
async function askShop(
  designUid: string,
  { drafted }: Found,
  shop: Pick<ShopPorts, 'loadDesign' | 'isUnanswered'>,
): Promise<StoredDesign | null | 'unanswered'> {
  try {
    return await shop.loadDesign(designUid)
  } catch (error) {
    if (!drafted || !shop.isUnanswered(error)) throw error
    return 'unanswered'
  }
}

/** Opens the draft of this device, else the stored design, else an empty one. */
export async function openDesign(
  request: OpenRequest,
  { drafts, shop }: { drafts: Drafts; shop: Pick<ShopPorts, 'loadDesign' | 'lineQuantity' | 'isUnanswered'> },
): Promise<OpenedDesign> {
  const { product, designUid, line } = request
  const found = await findDraft(product, draftKeyOf(request), drafts)
  if (!designUid) return openNew(request, found)
  const stored = await askShop(designUid, found, shop)
  if (stored === 'unanswered') return openUnanswered(request, found)
  const document = stored && (await readDesign(product, stored.document))
  if (!stored && found.drafted) return openNew(request, withoutUid(found, designUid))
  if (!stored || !document) {
    const replacement = await findDraft(product, replacementKeyOf(request), drafts)
    return { ...openNew(request, replacement), ...(!replacement.drafted && { notice: GONE }) }
  }
  // A draft of an older revision is outdated: the line was saved elsewhere since.
  const { revision = null } = found.draft ?? {}
  const isNewer = found.drafted !== null && (revision === null || revision === stored.revision)
  const from = (line && (await shop.lineQuantity(line))) || 1
  return opened(request, found, (isNewer && found.drafted) || document, {
    designUid,
    revision: stored.revision,
    name: (isNewer && found.draft?.name) || (stored.name ?? ''),
    pieces: piecesOf(isNewer ? found.draft : null, from),
  })
}
