import { attributesOf } from './markup'
import { textOf } from './outline'

const TAG = /<(\/?)div\b([^>]*)>/gi
const MAX_SOURCE = 100_000

interface Asked {
  question: string
  answer: string
}

/** The questions of a page's `faq` widgets, read without a parser, like the first view. */
export function questionsIn(content: string): Asked[] {
  const found: Asked[] = []
  let depth = 0
  let open: { question: string; depth: number; from: number } | null = null
  const source = content.slice(0, MAX_SOURCE)
  for (const { 0: tag, 1: closing, 2: attributes = '', index } of source.matchAll(TAG)) {
    if (closing) {
      depth -= 1
      if (open?.depth !== depth) continue
      const answer = textOf(source.slice(open.from, index))
      if (answer !== '') found.push({ question: open.question, answer })
      open = null
    } else {
      const question: string = open ? '' : (attributesOf(attributes)['data-question'] ?? '').trim()
      if (question !== '') open = { question, depth, from: index + tag.length }
      depth += 1
    }
  }
  return found
}
