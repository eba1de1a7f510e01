import { plainText } from './escape'
import { attributesOf, decodeEntities } from './markup'

export interface OutlinePart {
  kind: 'heading' | 'text' | 'link'
  text: string
  /** Of a link. */
  href?: string
  /** True for a part in the same paragraph as the one before, such as a link in a sentence. */
  continues?: true
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+|</gi
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup'])
const TEXT_ATTRIBUTES = ['data-title', 'data-question', 'data-text'] as const
/** Longer content is cut before it is parsed. */
const MAX_SOURCE = 100_000

const NO_CARD = { at: 0, title: '', text: '' }

/** True for a path of this shop or an http URL. */
export const isSafeHref = (href: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)/.test(href)

/** The text and links of CMS content in reading order, widgets included, as plain text. */
export function outlineOf(content: string): OutlinePart[] {
  const parts: OutlinePart[] = []
  let text = ''
  let heading = false
  let link: string | null = null
  // A link can be a card: its `data-text` is shown below it, its `data-title` is its name again.
  let card = NO_CARD
  let continues = false
  const flush = (endsParagraph = true) => {
    const line = plainText(decodeEntities(text), 600)
    if (line !== '') {
      const kind = link ? 'link' : heading ? 'heading' : 'text'
      parts.push({ kind, text: line, href: link ?? undefined, ...(continues && { continues }) })
      continues = true
    }
    text = ''
    if (endsParagraph) continues = false
  }
  for (const [token, , closing, name] of content.slice(0, MAX_SOURCE).matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    if (!tag) {
      if (!token.startsWith('<')) text += token
      continue
    }
    if (!INLINE.has(tag)) flush()
    else if (tag === 'a') {
      // A link with a picture has no text of its own.
      if (closing && text.trim() === '' && parts.length === card.at) text = card.title
      flush(false)
      if (closing) [text, card] = [card.text, NO_CARD]
    }
    if (/^h[1-6]$/.test(tag)) heading = !closing
    if (tag === 'a') link = null
    if (closing) continue
    const attributes = attributesOf(token)
    if (tag === 'a' && isSafeHref(attributes.href ?? '')) link = attributes.href ?? null
    // The first view already has the hero's text.
    if (attributes['data-widget'] === 'hero') continue
    if (tag === 'a') {
      card = { at: parts.length, title: attributes['data-title'] ?? '', text: attributes['data-text'] ?? '' }
      continue
    }
    for (const key of TEXT_ATTRIBUTES) {
      const own = attributes[key]
      if (own === undefined) continue
      text += ` ${own}`
      flush()
    }
  }
  flush()
  return parts
}

/** The text of a fragment as one line. */
export const textOf = (html: string): string =>
  outlineOf(html)
    .map((part) => part.text)
    .join(' ')
