/** What is typed and what is indexed become words by the same rules, so that every spelling meets the others. */

/** Words of so many characters are as good as any; longer ones are cut. */
const WORD_MAX = 40
const CM_PER_INCH = 2.54

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
const UNIT = String.raw`(?:\s*(mm|cm|inches|inch|in|"|”)(?![a-z]))?`
const SIZE = new RegExp(`(?<![\\w.])${NUMBER}${UNIT}\\s*(?:x|\\*|by)\\s*${NUMBER}${UNIT}`, 'g')
const MEASURE = /(?<![\w.])(\d+)\s*(ml|oz|gb|cm|mm|gsm)(?![a-z0-9])/g

/** Small letters without macrons and other marks; apostrophes leave no gap. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʻ`]/g, '')
    .replaceAll('×', 'x')

const sizeName = (width: number, height: number): string => `${width}x${height}`

/**
 * A size as the shop may call it, in centimetres: 200 × 300 mm is 20x30. Inches are the nearest size in use, which is
 * even for small prints and a multiple of five for large ones.
 */
function sizeNames(width: number, height: number, unit: string): string[] {
  if (unit === 'mm') return [sizeName(Math.round(width / 10), Math.round(height / 10))]
  if (unit === '' || unit === 'cm') return [sizeName(Math.round(width), Math.round(height))]
  const exact = [width, height].map((side) => Math.round(side * CM_PER_INCH)) as [number, number]
  const usual = [width, height].map((side) => Math.round((side * CM_PER_INCH) / 5) * 5) as [number, number]
  return [...new Set([sizeName(width, height), sizeName(...exact), sizeName(...usual)])]
}

/** The words of a text in their order; of each the spellings that mean the same. */
export function wordsOf(text: string): string[][] {
  const words: string[][] = []
  const addPlain = (part: string): void => {
    for (const word of part.replace(MEASURE, '$1$2').match(/[a-z0-9\p{L}]+/gu) ?? [])
      words.push([word.slice(0, WORD_MAX)])
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

/** The same as one text for the index. A size stands there both ways round. */
export const indexText = (text: string): string =>
  wordsOf(text)
    .flat()
    .flatMap((word) => {
      const [, width, height] = /^(\d+)x(\d+)$/.exec(word) ?? []
      return width === undefined || width === height ? [word] : [word, `${height}x${width}`]
    })
    .join(' ')

/** Words that say nothing about what is looked for. */
const SMALL = new Set(
  'a an and any are as at be by can do for from get have i in is it me my of on or our that the this to want we with you your'.split(
    ' ',
  ),
)

/** Without small words, as long as others are left. */
export function descriptiveText(words: readonly string[][]): string[][] {
  const telling = words.filter(([word = '']) => !SMALL.has(word))
  return telling.length > 0 ? telling : [...words]
}
