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
