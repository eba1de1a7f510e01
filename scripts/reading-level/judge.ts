// Which pages are too hard to read.
import { type Reading, readingOf } from './grade.ts'
import { type ReadPage, readPages } from './read-pages.ts'

export const GRADE_MAX = 8
/** A page with fewer words says too little for a grade. */
const WORDS_MIN = 30

export interface JudgedPage extends Reading, ReadPage {
  isTooHard: boolean
}

/** Each page with enough words and its grade, the hardest first. */
export const judgedPages = (): JudgedPage[] =>
  readPages()
    .map((page) => ({ ...page, ...readingOf(page.texts) }))
    .filter(({ words }) => words >= WORDS_MIN)
    .map((page) => ({ ...page, isTooHard: page.grade > GRADE_MAX }))
    .toSorted((a, b) => b.grade - a.grade)

/** The texts that are hardest to read, the hardest first. */
export const hardestTexts = (pages: readonly JudgedPage[], count: number) =>
  pages
    .flatMap(({ kind, name, texts }) => texts.map((text) => ({ kind, name, text, grade: readingOf([text]).grade })))
    .toSorted((a, b) => b.grade - a.grade)
    .slice(0, count)
