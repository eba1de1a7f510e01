import { pageName } from '../arrangement/page-names'
import type { PrintedSurface } from '../arrangement/printed'
import type { DesignDocument, DesignItem, DesignSurface, PlacedText } from '../document/document'
import { itemsOn } from '../document/records'
import { startTextOf } from '../edits/start'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { quoted } from './quoted'

/** Words that are longer than their place, for the shopper. */
export interface LettersProblem {
  /** The id of the text; null for all texts of the part together. */
  item: string | null
  /** Beside the words. */
  text: string
  /** Apart from the words, which it names. */
  said: string
}

/** The letters and signs of words without blanks; a letter with a macron is one. */
const lettersOf = (words: string): string => words.normalize('NFC').replace(/[\s\p{M}]/gu, '')

/** @param where such as `here` */
function tooMany(most: number | undefined, words: string, where: string): string | null {
  const letters = lettersOf(words)
  const count = [...letters].length
  if (most === undefined || count <= most) return null
  const noun = /^\d+$/.test(letters) ? 'digits' : 'letters'
  return `Up to ${most} ${noun} fit ${where}, and you have ${count}.`
}

/** All texts of a part together. */
function ofPart({ lettersMax, linesMax }: ProductPart, all: readonly string[]): string | null {
  if (linesMax === undefined) return tooMany(lettersMax, all.join(''), 'here')
  const lines = all.flatMap((words) => words.split('\n')).filter((line) => line.trim() !== '')
  if (lines.length > linesMax) return `Up to ${linesMax} lines fit here, and you have ${lines.length}.`
  return lines.map((line) => tooMany(lettersMax, line, 'on a line')).find((text) => text !== null) ?? null
}

/** How much room a text has, or a new one on the part, before its words are too long; null for no limit. */
export function lettersRoom(part: ProductPart, item?: PlacedText): string | null {
  const letters = (item && startTextOf(part, item)?.lettersMax) ?? part.lettersMax
  if (letters === undefined) return null
  return part.linesMax === undefined ? `Up to ${letters} letters` : `Up to ${part.linesMax} lines of ${letters} letters`
}

/** Where the words on a part are longer than its product promises: all together, or one in the place of an example. */
export function lettersProblems(part: ProductPart, items: readonly DesignItem[]): LettersProblem[] {
  const texts = items.filter((item): item is PlacedText => item.type === 'text')
  const whole = ofPart(
    part,
    texts.map(({ data }) => data.words),
  )
  const single = texts.flatMap((item) => {
    const text = tooMany(startTextOf(part, item)?.lettersMax, item.data.words, 'here')
    return text ? [{ item: item.id, text, said: `${quoted(item.data.words)}: ${text}` }] : []
  })
  return [...(whole ? [{ item: null, text: whole, said: whole }] : []), ...single]
}

/** The problem beside the words of one text: its own, or that of all on its side; null for none. */
export const lettersProblemOf = (
  part: ProductPart,
  { design, surface }: { design: Pick<DesignDocument, 'records'>; surface: DesignSurface },
  { id }: Pick<PlacedText, 'id'>,
): string | null =>
  lettersProblems(part, itemsOn(design, surface)).find(({ item }) => item === null || item === id)?.text ?? null

/** The first problem of what a line prints, with the name of its surface where it has several; null for none. */
export function printedLettersProblem(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surfaces: readonly Pick<PrintedSurface, 'part' | 'surface'>[],
): string | null {
  for (const { part, surface } of surfaces) {
    const [problem] = lettersProblems(part, itemsOn(design, surface))
    if (problem) return surfaces.length > 1 ? `${pageName(definition, design, surface)}: ${problem.said}` : problem.said
  }
  return null
}
