import { panel, paragraph, small, toShop, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'
import type { Enquiry } from './enquiry'

const lines = ({ details, photos }: Enquiry): string[] => [
  ...details.map(({ label, value }) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`)),
  ...(photos.length > 0 ? [`Photos: ${photos.length}`] : []),
]

/** The mail to the shop. A reply goes to the sender. */
export const shopMail = (enquiry: Enquiry, reference: string, digest: string, shop: ShopNames): Mail => ({
  messageId: `enquiry-${digest}-shop`,
  recipient: shop.email,
  replyTo: enquiry.email,
  subject: `${enquiry.about} (${reference})`,
  content: toShop([
    panel('From the form', lines(enquiry)),
    small(`To see it with its photos: pnpm shop enquiries show ${reference}`),
  ]),
})

/** Confirms the form to its sender. It contains no input: otherwise strangers could write in the shop's name. */
export const senderMail = (enquiry: Enquiry, reference: string, digest: string, shop: ShopNames): Mail => ({
  messageId: `enquiry-${digest}-sender`,
  recipient: enquiry.email,
  replyTo: shop.email,
  subject: `We have your order form (${reference})`,
  content: toShopper(shop, [
    paragraph(
      `We have your form at ${shop.name}. A real person reads it and answers by the next working day, with a price. Nothing is ordered or charged until you say yes to that price.`,
    ),
    paragraph(`Something to add? Reply to this email, or write to ${shop.email} and name ${reference}.`),
    small('Wasn’t you? Someone mistyped their email, so please ignore this one.'),
  ]),
})
