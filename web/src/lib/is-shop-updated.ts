import { EARLIER_BUILD } from '@kea/shared/builds/earlier-build'

/**
 * True when this page is of an earlier build: a newer version of the shop has been deployed since it was opened. The last
 * script of the document names all others, so it is another file in each version.
 */
export async function isShopUpdated(): Promise<boolean> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src^="/"]')
  const entry = [...scripts].at(-1)?.src
  if (entry === undefined || navigator.onLine === false) return false
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.headers.has(EARLIER_BUILD) === true
}
