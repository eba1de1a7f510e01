import { COUNTS_MAX, type Count, writeCounts } from '@kea/shared/tracking/count'
import type { PageKind } from '@kea/shared/tracking/page-facts'
import type { Fact } from './fact'

/** Errors of one document that are counted. A broken page may throw one a second. */
const ERRORS_MAX = 5

/** Sends a text after the page has gone. */
type Send = (text: string) => void

export const sendBeacon: Send = (text) => void navigator.sendBeacon('/events', text)

/** The shop's own numbers: adds up what this document reports, without cookies and ids. */
export class Counting {
  readonly #send: Send
  #counts: Count[] = []
  #page: PageKind | null = null
  #errors = 0

  constructor(send: Send) {
    this.#send = send
  }

  /** The kind of the first page of this document, which its measures belong to. */
  get firstPage(): PageKind {
    return this.#page ?? 'other'
  }

  add(kind: Count['kind'], name = ''): void {
    this.#counts.push({ kind, name })
    if (this.#counts.length >= COUNTS_MAX) this.flush()
  }

  /** The sink of facts. */
  take = (fact: Fact): void => {
    if (fact.kind === 'page') {
      this.#page ??= fact.page
      this.add('page', fact.page)
    } else if (fact.kind === 'product') this.add('product', fact.item.sku)
    else if (fact.kind === 'added' || fact.kind === 'checkout') this.add(fact.kind)
  }

  countError(): void {
    this.#errors += 1
    if (this.#errors <= ERRORS_MAX) this.add('error', this.firstPage)
  }

  /** Sends what was counted since the last time. */
  flush(): void {
    if (this.#counts.length === 0) return
    this.#send(writeCounts(this.#counts))
    this.#counts = []
  }
}
