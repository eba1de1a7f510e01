import { EARLIER_BUILD } from '@kea/shared/builds/earlier-build'

/**
 * True when this page is of an earlier build: a newer version of the shop has been deployed since it was opened. The first
 * script names all others, so it is another file in each version.
 */
export async function isShopUpdated(): Promise<boolean> {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (first === undefined) return false
  const answer = await fetch(first, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.headers.has(EARLIER_BUILD) === true
}
