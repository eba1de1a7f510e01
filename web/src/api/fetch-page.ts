import type { Page } from '@kea/shared/page/page'
import { noAnswer } from './errors'

/** Fetches the page of a path. The code that reads the response loads in parallel. */
export async function fetchPage(path: string, priceCache: string, signal: AbortSignal): Promise<Page> {
  const query = new URLSearchParams({ url: path, ...(priceCache && { price_cache: priceCache }) })
  const [{ readPage }, response] = await Promise.all([
    import('./read-page'),
    fetch(`/cacheurl?${query}`, { signal }),
  ]).catch((error: unknown) => {
    throw signal.aborted ? error : noAnswer()
  })
  return readPage(path, response)
}
