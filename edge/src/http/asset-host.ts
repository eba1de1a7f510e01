import type { Settings } from '../settings'

/** Folders of a Magento that hold pictures and other files. */
const ASSET_FOLDERS = ['/media/', '/static/', '/pub/media/', '/pub/static/']

/** True where answers of the backend have to be read for the addresses in them. */
export const movesAssets = ({ BACKEND_URL, CDN_HOST }: Settings): boolean => BACKEND_URL !== null && CDN_HOST !== null

/** An answer of the backend with the addresses of its assets on the CDN's host, where one is set. */
export function onAssetHost(text: string, { BACKEND_URL, CDN_HOST }: Settings): string {
  if (!BACKEND_URL || !CDN_HOST) return text
  const cdn = `https://${CDN_HOST}`
  return ASSET_FOLDERS.reduce((result, folder) => {
    // PHP writes the slashes of its JSON escaped.
    const escaped = (address: string) => address.replaceAll('/', '\\/')
    return result
      .replaceAll(BACKEND_URL + folder, cdn + folder)
      .replaceAll(escaped(BACKEND_URL + folder), escaped(cdn + folder))
  }, text)
}
