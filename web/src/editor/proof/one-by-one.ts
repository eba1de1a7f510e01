/** What is told before each page is made, and what stops the work before the next one. */
export interface PageWork {
  /** `page` of `pages`, from 1. */
  onPage?: (page: number, pages: number) => void
  signal?: AbortSignal
  /** Lets the browser answer what waits. */
  pause?: () => Promise<void>
}

/** A task of its own: the browser answers a tap, and draws, before the next page. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * The entries one after the other.
 *
 * @throws the signal's reason once the work is cancelled
 */
export async function* oneByOne<T>(
  all: readonly T[],
  { onPage, signal, pause = nextTask }: PageWork,
): AsyncGenerator<T> {
  for (const [at, each] of all.entries()) {
    onPage?.(at + 1, all.length)
    await pause()
    signal?.throwIfAborted()
    yield each
  }
}
