import { onOneLine } from '@kea/shared/control-characters'
import { z } from 'zod'
import { readJson } from '../../../read-json'

const storedNotes = z.object({
  orderComment: z.string().optional(),
  giftMessage: z.string().optional(),
  businessPurchase: z.boolean().optional(),
  gstNumber: z.string().optional(),
  gstCertificate: z.string().optional(),
  /** Wrapped as a gift. */
  giftWrap: z.boolean().optional(),
  /** Sent in the name of the buyer: no prices in the parcel. */
  dropship: z.boolean().optional(),
  /** The click id of the affiliate who sent the shopper. */
  affiliateClick: z.string().optional(),
})

/** What the shopper writes to the shop and chooses for the parcel; missing texts are empty. */
export type Notes = z.infer<typeof storedNotes>

export const readNotes = (json: string): Notes => readJson(storedNotes, json)

/** What the shop offers for a parcel. */
export interface ParcelServices {
  /** The price of gift wrap; null if the shop does not wrap gifts. */
  giftWrapCents: number | null
  /** The shop sends orders in the name of their buyers. */
  takesDropship: boolean
}

/** The notes without services that the shop does not offer, or that this cart cannot have. */
export const offeredNotes = (notes: Notes, services: ParcelServices, isVirtual: boolean): Notes => {
  const { giftWrap, dropship, ...texts } = notes
  return {
    ...texts,
    ...(giftWrap && !isVirtual && services.giftWrapCents !== null && { giftWrap }),
    ...(dropship && !isVirtual && services.takesDropship && { dropship }),
  }
}

/** The GST number that the buyer gave with an order; empty for one that is said to be no purchase of a business. */
export const buyerGstNumber = ({ businessPurchase, gstNumber = '' }: Notes): string =>
  businessPurchase === false ? '' : onOneLine(gstNumber)
