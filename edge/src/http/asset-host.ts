import type { Settings } from '../settings'

/** Magento's folders of pictures and other files. */
const ASSET_FOLDERS = ['/media/', '/static/', '/pub/media/', '/pub/static/']

/** True if a CDN is configured for the asset addresses of another backend. */
export const rewritesAssetHost = ({ BACKEND_URL, CDN_HOST }: Settings): boolean =>
  BACKEND_URL !== null && CDN_HOST !== null

/** Replaces the backend's host by the CDN's in the asset addresses of an answer, if one is configured. */
export function rewriteAssetHost(text: string, { BACKEND_URL, CDN_HOST }: Settings): string {
  if (!BACKEND_URL || !CDN_HOST) return text
  const cdn = `https://${CDN_HOST}`
  return ASSET_FOLDERS.reduce((result, folder) => {
    // PHP escapes slashes in JSON.
    const escaped = (address: string) => address.replaceAll('/', '\\/')
    return result
      .replaceAll(BACKEND_URL + folder, cdn + folder)
      .replaceAll(escaped(BACKEND_URL + folder), escaped(cdn + folder))
  }, text)
}
