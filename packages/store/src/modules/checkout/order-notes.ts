import { inputRefusal } from '../../refusal'
import type { AddressesService } from '../addresses/service'
import type { CartService } from '../cart/service'
import type { Cart } from '../cart/state/cart'
import type { Notes, ParcelServices } from '../cart/state/notes'

/** Notes as they are sent: null removes one, and a missing one stays. */
export type NotesRequest = { [Name in keyof Notes]?: Notes[Name] | null | undefined }

interface Dependencies {
  cart: CartService
  addresses: Pick<AddressesService, 'checkVatId'>
}

const LENGTHS = {
  orderComment: 500,
  giftMessage: 200,
  gstNumber: 20,
  gstCertificate: 200,
  affiliateClick: 128,
} as const
const NAMES = {
  orderComment: 'The comment',
  giftMessage: 'The gift message',
  gstNumber: 'The GST number',
  gstCertificate: 'The name of the GST certificate',
  affiliateClick: 'The click id of an affiliate',
} as const
type TextName = keyof typeof LENGTHS

const textNames = Object.keys(LENGTHS) as TextName[]

/** The notes with the texts of a request, which may not be too long. */
export function readTexts(request: NotesRequest, notes: Notes): Notes {
  const changed: Notes = { ...notes }
  for (const name of textNames) {
    const given = request[name]
    if (given === undefined) continue
    const text = (given ?? '').replace(/\r\n?/g, '\n').trim()
    if (text.length > LENGTHS[name]) {
      throw inputRefusal(`${NAMES[name]} may have up to ${LENGTHS[name]} characters.`)
    }
    changed[name] = text
  }
  return changed
}

/** The services that the request changes. */
function chosenServices({ giftWrap, dropship }: NotesRequest, services: ParcelServices): Notes {
  if (dropship && !services.takesDropship) {
    throw inputRefusal('We do not send orders in your name.')
  }
  if (giftWrap && services.giftWrapCents === null) throw inputRefusal('We do not wrap gifts.')
  return {
    ...(giftWrap !== undefined && { giftWrap: giftWrap ?? false }),
    ...(dropship !== undefined && { dropship: dropship ?? false }),
  }
}

/** What the shopper writes to the shop with an order. */
export const createOrderNotes = ({ cart, addresses }: Dependencies) => ({
  async set(maskedId: string, request: NotesRequest): Promise<Cart> {
    await addresses.checkVatId(request.gstNumber || null)
    return cart.change(maskedId, {
      decide({ notes, services }) {
        const { businessPurchase } = request
        const changed = { ...readTexts(request, notes), ...chosenServices(request, services) }
        if (businessPurchase !== undefined) changed.businessPurchase = businessPurchase ?? false
        if (changed.businessPurchase && !changed.gstNumber) {
          throw inputRefusal('Add the GST number of the business.')
        }
        return { notes: changed }
      },
    })
  },
})
