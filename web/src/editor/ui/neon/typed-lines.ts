import { linesOf } from '@kea/design/neon/sign-words'
import { LINE_LETTERS_MAX } from '@kea/design/neon/tube-data'
import { cleanWords } from '@kea/design/text/words'

/** Typed words as a sign stores them: at most three lines, none too long. */
export const typedLines = (typed: string): string[] =>
  linesOf(cleanWords(typed)).map((words) => [...words].slice(0, LINE_LETTERS_MAX).join(''))
