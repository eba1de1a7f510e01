import type { ShopNames } from '../settings/service'

/** A picture that everybody may see who has its address. */
export interface MailPicture {
  src: string
  alt: string
}

/** A line of an order. */
export interface MailLine {
  title: string
  detail: string
  amount: string
  picture: MailPicture | null
  /** It belongs to the line above, as a piece of a set does. */
  isPart?: true
}

/** A part of a mail. `mail-text.ts` and `mail-html.ts` render every kind. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** The one thing to do. */
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'code'; label: string; code: string }
  /** Facts of an order, or the words of a person. A line feed in a line begins a new one. */
  | { kind: 'panel'; label: string; lines: readonly string[] }
  | { kind: 'lines'; lines: readonly MailLine[] }
  /** As wide as the mail. */
  | ({ kind: 'picture' } & MailPicture)
  /** Amounts. The last one is the total. */
  | { kind: 'sums'; rows: readonly (readonly [label: string, amount: string])[] }
  | { kind: 'small'; text: string }

interface Sender extends ShopNames {
  /** Of the shop; a newsletter must name it. */
  address?: string
}

/** What a mail says. Its plain text and its HTML are both made of it. */
export interface MailContent {
  /** Null for a mail to the shop itself. */
  greeting: string | null
  blocks: readonly Block[]
  /** Null for a mail to the shop itself. */
  sender: Sender | null
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href })
export const code = (label: string, value: string): Block => ({ kind: 'code', label, code: value })
export const panel = (label: string, lines: readonly string[]): Block => ({ kind: 'panel', label, lines })
export const small = (text: string): Block => ({ kind: 'small', text })

export const toShopper = (sender: Sender, blocks: readonly Block[], name = ''): MailContent => ({
  greeting: name === '' ? 'Kia ora,' : `Kia ora ${name},`,
  blocks,
  sender,
})

export const toShop = (blocks: readonly Block[]): MailContent => ({ greeting: null, blocks, sender: null })
