/** Splits searches and indexed texts into words by the same rules. */

/** Longer words are cut. */
const WORD_MAX = 40
const CM_PER_INCH = 2.54

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
const UNIT = String.raw`(?:\s*(mm|cm|inches|inch|in|"|”)(?![a-z]))?`
const SIZE = new RegExp(`(?<![\\w.])${NUMBER}${UNIT}\\s*(?:x|\\*|by)\\s*${NUMBER}${UNIT}`, 'g')
const MEASURE = /(?<![\w.])(\d+)\s*(ml|oz|gb|cm|mm|gsm)(?![a-z0-9])/g

/** Lower case without macrons and other marks; apostrophes are removed. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʻ`]/g, '')
    .replaceAll('×', 'x')

const sizeName = (width: number, height: number): string => `${width}x${height}`

/**
 * A size as the shop may name it, in centimetres: 200 × 300 mm is 20x30. Inches become the nearest common size, which
 * is even for small prints and a multiple of five for large ones.
 */
function sizeNames(width: number, height: number, unit: string): string[] {
  if (unit === 'mm') return [sizeName(Math.round(width / 10), Math.round(height / 10))]
  if (unit === '' || unit === 'cm') return [sizeName(Math.round(width), Math.round(height))]
  const exact = [width, height].map((side) => Math.round(side * CM_PER_INCH)) as [number, number]
  const usual = [width, height].map((side) => Math.round((side * CM_PER_INCH) / 5) * 5) as [number, number]
  return [...new Set([sizeName(width, height), sizeName(...exact), sizeName(...usual)])]
}

/** Paper sizes in centimetres. */
const PAPER: Readonly<Record<string, string>> = {
  a0: '84x119',
  a1: '59x84',
  a2: '42x59',
  a3: '30x42',
  a4: '21x30',
  a5: '15x21',
}

/** The words of a text in their order, each with its equivalent spellings. */
export function wordsOf(text: string): string[][] {
  const words: string[][] = []
  const addPlain = (part: string): void => {
    for (const word of part.replace(MEASURE, '$1$2').match(/[a-z0-9\p{L}]+/gu) ?? [])
      words.push(PAPER[word] ? [word, PAPER[word]] : [word.slice(0, WORD_MAX)])
  }
  const folded = fold(text)
  let from = 0
  for (const match of folded.matchAll(SIZE)) {
    const [whole, width = '', unitOfWidth = '', height = '', unit = unitOfWidth] = match
    addPlain(folded.slice(from, match.index))
    words.push(sizeNames(Number(width), Number(height), unit))
    from = match.index + whole.length
  }
  addPlain(folded.slice(from))
  return words
}

/** The words as one text for the index. A size is in it in both orders. */
export const indexText = (text: string): string =>
  wordsOf(text)
    .flat()
    .flatMap((word) => {
      const [, width, height] = /^(\d+)x(\d+)$/.exec(word) ?? []
      return width === undefined || width === height ? [word] : [word, `${height}x${width}`]
    })
    .join(' ')

/** Stop words. */
const STOP_WORDS = new Set(
  'a an and any are as at be by can do for from get have i in is it me my of on or our that the this to want we with you your'.split(
    ' ',
  ),
)

/** The "50th" of a birthday or wedding is the same gift. */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/

/** Without stop words and ordinals, unless there are no others. */
export function withoutStopWords(words: readonly string[][]): string[][] {
  const others = words.filter(([word = '']) => !STOP_WORDS.has(word) && !ORDINAL.test(word))
  return others.length > 0 ? others : [...words]
}
