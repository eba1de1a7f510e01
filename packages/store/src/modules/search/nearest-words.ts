/** Allowed typing mistakes by the length of a word: none, one, two. */
const mistakesIn = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2)
const NEAREST_MAX = 4

/**
 * The edit distance from `a` to `b` with insertions, deletions, substitutions and swaps; `max + 1` for anything above
 * `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return last[b.length] ?? max + 1
}

export interface KnownWord {
  word: string
  pages: number
}

interface Typed {
  word: string
  /** The word may continue, so its prefix is compared too. */
  isUnfinished: boolean
}

/** The nearest known words, the most used first; all have the same distance. */
export function nearestWords({ word, isUnfinished }: Typed, known: readonly KnownWord[]): string[] {
  // An unknown size or number is not corrected.
  if (/\d/.test(word)) return []
  const max = mistakesIn(word.length)
  if (max === 0) return []
  // In a short word the first letter must be right.
  const needsFirst = word.length < 5
  const near: { word: string; pages: number; distance: number }[] = []
  for (const { word: candidate, pages } of known) {
    if (needsFirst && candidate[0] !== word[0]) continue
    const whole = editDistance(word, candidate, max)
    const mayBegin = isUnfinished && word.length > 3 && candidate.length > word.length
    const begins = mayBegin ? editDistance(word, candidate.slice(0, word.length), max) : max + 1
    // A complete match is nearer than a prefix.
    const distance = Math.min(whole, begins + 0.5)
    if (Math.min(whole, begins) <= max) near.push({ word: candidate, pages, distance })
  }
  const least = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance === least)
    .sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1))
    .slice(0, NEAREST_MAX)
    .map(({ word: found }) => found)
}
