import type { Fact } from './fact'

export type Sink = (fact: Fact) => void

/** Facts that a sink gets whose code comes late. */
const KEPT_MAX = 50
const kept: Fact[] = []
const sinks = new Set<Sink>()

function tell(sink: Sink, fact: Fact): void {
  try {
    sink(fact)
  } catch {
    // A sink that fails must not break the page, nor the next sink.
  }
}

/** Tells all sinks what has happened. */
export function report(fact: Fact): void {
  kept.push(fact)
  if (kept.length > KEPT_MAX) kept.shift()
  for (const sink of sinks) tell(sink, fact)
}

interface Since {
  /** `document`: all that this document has reported before. `open page`: what was reported since the last page. */
  from: 'document' | 'open page'
}

/** Adds a sink. It is told what was reported before, and everything after. Answers its end. */
export function subscribe(sink: Sink, { from }: Since = { from: 'document' }): () => void {
  const pages = kept.filter(({ kind }) => kind === 'page')
  const last = pages.at(-1)
  // What came before the first page belongs to it: a page is reported once its data are there.
  const first = from === 'document' || pages.length < 2 || !last ? 0 : kept.lastIndexOf(last)
  for (const fact of kept.slice(first)) tell(sink, fact)
  sinks.add(sink)
  return () => void sinks.delete(sink)
}
