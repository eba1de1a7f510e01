/**
 * True when the files of this page are no longer the shop's: a newer version has been deployed since it was opened. The
 * first script names all others, so it is another file in each version.
 */
export async function isShopUpdated(): Promise<boolean> {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (first === undefined) return false
  const answer = await fetch(first, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}
