import type { DesignDocument } from '@kea/design/document'
import { designDocument } from '@kea/design/document'
import { chooseOptions } from '@kea/design/edits'
import { newDocument } from '@kea/design/new-document'
import { completeChoice } from '@kea/design/options'
import { applyPatch } from '@kea/design/patch'
import { chosenSize } from '@kea/design/surfaces'
import type { PhotoRecord } from '../assets/PhotoShelf'
import type { ShopPorts } from '../model/ports'
import type { EditorProduct } from '../model/product'
import type { Notice } from '../model/session'
import type { Drafts } from './drafts'

/** What the address asks for. */
export interface OpenWish {
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
  quantity: number
}

const GONE: Notice = {
  tone: 'danger',
  text: 'This design could not be found. It may have been made on another device. You can start a new one here.',
}

const draftKeyOf = ({ product, designUid }: OpenWish): string =>
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

const fresh = ({ product, options }: OpenWish): DesignDocument =>
  newDocument(product.definition, {
    sku: product.sku,
    tool: product.tool,
    options: completeChoice(product.groups, options),
  })

/** The draft of this device where there is one, else the kept design, else an empty one. */
export async function openDesign(
  wish: OpenWish,
  ports: { drafts: Drafts; shop: Pick<ShopPorts, 'loadDesign' | 'lineQuantity'> },
): Promise<OpenedDesign> {
  const { product, designUid, line } = wish
  const draftKey = draftKeyOf(wish)
  // A device that keeps nothing (private windows) still designs.
  const draft = await ports.drafts.load(draftKey).catch(() => null)
  const drafted = draft && readDesign(product, draft.design)
  // Undo ends with the visit, so what was replaced then cannot come back.
  if (draft && drafted) await ports.drafts.keepPhotos(draftKey, Object.keys(drafted.photos)).catch(() => {})
  const opened = (design: DesignDocument, more: Partial<OpenedDesign> = {}): OpenedDesign => ({
    draftKey,
    design,
    designUid: null,
    revision: null,
    asked: wish.options,
    notice: null,
    isSizeFree: false,
    quantity: 1,
    photos: recordsOf(design, draft?.photos ?? []),
    ...more,
  })
  if (!designUid) {
    const isSizeFree = !chosenSize(product.definition, wish.options)
    if (!drafted) return opened(fresh(wish), { isSizeFree })
    if (draft.asked.join() === wish.options.join()) return opened(drafted)
    const options = completeChoice(product.groups, [...wish.options, ...drafted.options])
    return opened(applyPatch(drafted, chooseOptions(product.definition, drafted, options)).document)
  }
  const kept = await ports.shop.loadDesign(designUid)
  const document = kept && readDesign(product, kept.document)
  if (!kept || !document) return opened(fresh(wish), { draftKey: `new:${product.sku}`, notice: GONE })
  // A draft of an older revision is what was changed before the line was saved elsewhere; the newer one counts.
  const design = drafted && draft?.revision === kept.revision ? drafted : document
  const quantity = (line && (await ports.shop.lineQuantity(line))) || 1
  return opened(design, { designUid, revision: kept.revision, quantity })
}
