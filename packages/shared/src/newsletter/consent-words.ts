import type { NewsletterOffer } from './offer'

/** Where somebody says yes or no to the newsletter. `link` and `mail program` end a subscription from a mail. */
export type ConsentForm = 'footer' | 'popup' | 'account' | 'registration' | 'login' | 'link' | 'mail program'

/** The words beside a button that subscribes. They are shown by the browser, and kept by the store as evidence. */
export interface SignupWords {
  heading: string
  text: string
  /** Small print: of the offer, and what else comes. */
  terms: string
}

const NEWS = 'News from the workshop'
/** A subscriber gets these too (`modules/reminders`), so the words say it. */
export const REMINDERS = 'We also remind you once of a cart you left, and ask how your order turned out.'

const smallPrint = (offer: NewsletterOffer | null): string => [offer?.terms, REMINDERS].filter(Boolean).join(' ')

/** The newsletter block of the footer. */
export const footerWords = (offer: NewsletterOffer | null): SignupWords => ({
  heading: offer?.text ?? NEWS,
  text: offer
    ? 'Subscribe to our newsletter, and we will email you your code.'
    : 'New products and ideas, now and then.',
  terms: smallPrint(offer),
})

/** The popup. It promises a code only where there is an offer. */
export const popupWords = (offer: NewsletterOffer | null): SignupWords => ({
  heading: offer?.text ?? NEWS,
  text: offer
    ? 'Subscribe to our newsletter, and we’ll email you your code. Unsubscribe in any email.'
    : 'New products and ideas in your inbox, now and then. Unsubscribe in any email.',
  terms: smallPrint(offer),
})

export const ACCOUNT_WORDS = 'Email me offers and ideas'
export const REGISTRATION_WORDS =
  'Email me offers, ideas, and a reminder of what I left. You can unsubscribe in each email.'
export const LOGIN_WORDS = 'If I am new here, email me offers and reminders. I can stop them at any time.'

const lines = ({ heading, text, terms }: SignupWords): string => [heading, text, terms].filter(Boolean).join('\n')

/** What somebody has read who subscribes by a form, as one text. */
export function wordsOf(form: ConsentForm, offer: NewsletterOffer | null): string {
  if (form === 'popup') return lines(popupWords(offer))
  if (form === 'footer') return lines(footerWords(offer))
  if (form === 'registration') return REGISTRATION_WORDS
  return form === 'login' ? LOGIN_WORDS : `${ACCOUNT_WORDS}\n${REMINDERS}`
}
