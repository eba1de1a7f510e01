import type { Gift } from '@kea/shared/gift/gift'
import { z } from 'zod'
import { readJson } from '../../read-json'

const storedGift = z.object({
  amountCents: z.number(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  message: z.string(),
  deliverOn: z.string(),
})

/** The certificate of a line, from its column. */
export const readStoredGift = (json: string): Gift => readJson(storedGift, json)
