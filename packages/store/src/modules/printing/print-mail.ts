import { panel, paragraph, toShop } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ClaimedPrint, PrintedLine } from './repo'

/** Tells the shop that a print file waits for somebody, and why. Each time that it was tried is one mail. */
export function printMail(
  { line_id, claimed_until }: ClaimedPrint,
  { orderNumber, position, sku, name }: PrintedLine,
  reason: string,
  recipient: string,
): Mail {
  return {
    messageId: `print-file-${line_id}-${claimed_until}`,
    recipient,
    subject: `Order ${orderNumber}, line ${position}: the print file needs you`,
    content: toShop([
      paragraph('We could not make this print file as it was paid, and we do not try again by ourselves.'),
      panel(`Order ${orderNumber}, line ${position}`, [`${name} (${sku})`, reason]),
      paragraph(
        `"pnpm shop print" lists all files that wait. "pnpm shop print ${orderNumber}" makes those of this order again.`,
      ),
    ]),
  }
}
