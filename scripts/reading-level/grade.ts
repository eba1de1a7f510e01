// How hard a text is to read, as a grade of school.
import readability from 'text-readability'

/** The formula says nothing about a label of a few words. */
const WORDS_MIN = 8

const wordsOf = (text: string) => text.split(/[\s/–—]+/).filter((word) => /\p{L}/u.test(word))
const isRunning = (text: string) => wordsOf(text).length >= WORDS_MIN
/** A sentence ends with its mark, where the next word does not go on in small letters. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…][”’")]*)\s+(?=[“‘"(]*[\p{Lu}\d])/u).filter((sentence) => /\p{L}/u.test(sentence))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export interface Reading {
  /** Flesch-Kincaid: the years of school that it takes. */
  grade: number
  words: number
}

/**
 * The grade of all texts together, each read once. Labels do not count, so that a page full of them does not look easy.
 * The package counts syllables only: its own grade rounds them to a tenth, which is more than a year of school.
 */
export function readingOf(texts: readonly string[]): Reading {
  const running = [...new Set(texts)].filter(isRunning)
  const words = running.flatMap(wordsOf)
  if (words.length === 0) return { grade: 0, words: 0 }
  const sentences = sum(running.map((text) => sentencesOf(text).length))
  const syllables = sum(words.map((word) => Math.max(1, readability.syllableCount(word))))
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
  return { grade: Math.round(grade * 10) / 10, words: words.length }
}
