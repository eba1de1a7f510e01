import { randomId } from '../../../identity'
import type { Choice, Product } from '../../catalogue/product'
import type { DesignCheck } from '../../designs/line-designs'
import type { NewLine } from '../state/cart-state'
import { checkPiece } from './item-check'
import type { ItemRequest, Refused } from './item-request'
import { isQuantity, QUANTITY_MESSAGE } from './quantity'
import { readSelection } from './selection'

export type NewBundle = { ok: true; lines: NewLine[] } | ({ ok: false } & Refused)

const refuse = (message: string): NewBundle => ({ ok: false, code: 'UNDEFINED', message })

const optionUids = (product: Product, valueIds: readonly number[]): string[] =>
  product.options.flatMap(({ choices }) => choices.filter(({ id }) => valueIds.includes(id)).map(({ uid }) => uid))

/**
 * The lines of a bundle, one for each part, or why it cannot be ordered. A part has the product and the options that the
 * shop has chosen for it, and its own design or none yet. Stock is checked by the caller.
 */
export async function newBundle(
  bundle: Product,
  item: ItemRequest,
  products: readonly Product[],
  designCheck: DesignCheck,
  now: Date,
): Promise<NewBundle> {
  const { quantity, partDesigns } = item
  if (!isQuantity(quantity)) return refuse(QUANTITY_MESSAGE)
  if (item.designUid !== null) return refuse(`${bundle.name} takes a design for each of its parts.`)
  const selection = readSelection(bundle, item.optionUids)
  if (!selection.ok) return refuse(selection.message)
  const choices = selection.selected.map(({ choice }) => choice)
  const isChosen = (uid: string) => choices.some((choice) => choice.uid === uid)
  if (!partDesigns.every(({ uid }, at) => isChosen(uid) && partDesigns.findIndex((one) => one.uid === uid) === at)) {
    return refuse(`${bundle.name} takes one design for each of its parts.`)
  }
  const uid = randomId()
  const lines: NewLine[] = []
  for (const choice of choices) {
    const line = await partLine(choice, uid)
    if (!('productId' in line)) return line
    lines.push(line)
  }
  return { ok: true, lines }

  async function partLine({ part, id: valueId, uid: choiceUid }: Choice, bundleUid: string) {
    const product = products.find((one) => one.enabled && one.id === part?.productId)
    if (!part || !product) return refuse(`${bundle.name} is not complete at the moment.`)
    const own = partDesigns.find((one) => one.uid === choiceUid)
    const checked = await checkPiece(
      product,
      {
        quantity,
        optionUids: optionUids(product, part.valueIds),
        designUid: own?.designUid ?? null,
        designRevision: own?.designRevision ?? null,
        toolData: own?.toolData ?? null,
        entered: [],
        isPart: true,
      },
      designCheck,
      now,
    )
    if (!checked.ok) return refuse(checked.message)
    const { valueIds, design } = checked
    const bundleOf = { uid: bundleUid, productId: bundle.id, valueId }
    return { productId: product.id, quantity, valueIds, design, gift: null, bundle: bundleOf }
  }
}
