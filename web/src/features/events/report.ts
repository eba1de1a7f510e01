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

/** Adds a sink. It is told what this document has reported before, and everything after. Answers its end. */
export function subscribe(sink: Sink): () => void {
  for (const fact of kept) tell(sink, fact)
  sinks.add(sink)
  return () => void sinks.delete(sink)
}
