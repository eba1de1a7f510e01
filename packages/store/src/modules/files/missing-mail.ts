import { panel, paragraph, toShop } from '../mails/content'
import type { Mail } from '../mails/outbox'

/** Tells the shop that files are gone that an open order is printed from. One mail for each order and check. */
export const missingMail = (number: string, missing: readonly string[], at: string, recipient: string): Mail => ({
  messageId: `missing-files-${number}-${at}`,
  recipient,
  subject: `Order ${number}: files are missing`,
  content: toShop([
    paragraph('This order cannot be printed: files of its design are not in the store any more.'),
    panel(`Order ${number}`, [...missing]),
    paragraph(
      'What was deleted within 14 days can be brought back: "pnpm shop files trash" lists it, and "pnpm shop files restore <day>" brings it back. "pnpm shop files" lists what is missing.',
    ),
  ]),
})
