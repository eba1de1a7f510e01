import { listed } from '@kea/shared/listed'
import type { DrawingId } from '../items/graphic/drawing-names'
import type { ShapeData } from '../items/shape/shape-data'

/** What stands for a sign that no font of ours has. */
export type SignItem = { drawing: DrawingId } | { shape: ShapeData['shape'] }

const HEART: SignItem = { drawing: 'heart' }
const STAR: SignItem = { shape: 'star' }

const SIGNS: Readonly<Record<string, SignItem>> = {
  '♥': HEART,
  '❤': HEART,
  '♡': { drawing: 'heart-line' },
  '💕': { drawing: 'two-hearts' },
  '★': STAR,
  '☆': STAR,
  '⭐': STAR,
  '☀': { drawing: 'sun' },
  '🐾': { drawing: 'paw' },
  '👑': { drawing: 'crown' },
  '♪': { drawing: 'music-note' },
  '♫': { drawing: 'music-note' },
  '🎵': { drawing: 'music-note' },
}

/** The graphic or shape for a sign, with or without the code that makes it an emoji; null for none. */
export const signItem = (sign: string): SignItem | null => SIGNS[sign.replaceAll('\ufe0f', '')] ?? null

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}|\u20e3/u

interface Kinds {
  signs: string[]
  emoji: string[]
  others: string[]
}

/** What a font lacks: signs that are there as graphics, emoji, and other characters. */
function kindsOf(missing: readonly string[]): Kinds {
  const kinds: Kinds = { signs: [], emoji: [], others: [] }
  for (const text of missing) kinds[signItem(text) ? 'signs' : EMOJI.test(text) ? 'emoji' : 'others'].push(text)
  return kinds
}

/** What is not printed of a text, and what to do; '' where all is printed. */
export function sayMissing(missing: readonly string[]): string {
  const { signs, emoji, others } = kindsOf(missing)
  const it = (parts: readonly string[]) => (parts.length === 1 ? 'it' : 'them')
  const sentences = [
    signs.length > 0 && `Our fonts have no ${listed(signs)}. Add ${it(signs)} as a graphic.`,
    emoji.length === 1 && `${listed(emoji)} is an emoji, which our fonts can’t print. Choose other words.`,
    emoji.length > 1 && `${listed(emoji)} are emoji, which our fonts can’t print. Choose other words.`,
    others.length > 0 &&
      `This font has no ${listed(others)}, so we can’t print ${it(others)}. Choose another font or other words.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
