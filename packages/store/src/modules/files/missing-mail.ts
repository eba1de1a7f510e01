import { panel, paragraph, toShop } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { MissingFiles } from './order-files-repo'

/** Orders that the mail names. The command lists all of them. */
const NAMED_MAX = 200

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/**
 * Tells the shop that files are gone that open orders are printed from. One mail for each day, and another one when the
 * list has doubled since.
 */
export function missingMail(found: readonly MissingFiles[], day: string, recipient: string): Mail {
  const named = found.slice(0, NAMED_MAX)
  const others = found.length - named.length
  const [first] = found
  return {
    messageId: `missing-files-${day}-${Math.floor(Math.log2(found.length))}`,
    recipient,
    subject:
      found.length === 1 ? `Order ${first?.number}: files are missing` : `${found.length} orders: files are missing`,
    content: toShop([
      paragraph('Files are gone that open orders are printed from. Until they are back, these cannot be printed:'),
      panel(counted(found.length, 'order', 'orders'), [
        ...named.map(({ number, missing }) => `${number}: ${counted(missing.length, 'file', 'files')}`),
        ...(others > 0 ? [`and ${others} more`] : []),
      ]),
      paragraph(
        'What was deleted within 14 days can be brought back: "pnpm shop files trash" lists it, and "pnpm shop files restore <day>" brings it back. "pnpm shop files" lists every missing file.',
      ),
    ]),
  }
}
