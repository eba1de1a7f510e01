import { onOneLine } from '@kea/shared/control-characters'
import { z } from 'zod'
import { readJson } from '../../read-json'

const storedNotes = z.object({
  orderComment: z.string().optional(),
  giftMessage: z.string().optional(),
  businessPurchase: z.boolean().optional(),
  gstNumber: z.string().optional(),
  gstCertificate: z.string().optional(),
})

/** What the shopper writes to the shop; missing texts are empty. */
export type Notes = z.infer<typeof storedNotes>

export const readNotes = (json: string): Notes => readJson(storedNotes, json)

/** The GST number that the buyer gave with an order; empty for one that is said to be no purchase of a business. */
export const buyerGstNumber = ({ businessPurchase, gstNumber = '' }: Notes): string =>
  businessPurchase === false ? '' : onOneLine(gstNumber)
