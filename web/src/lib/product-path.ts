import { isOwnPath } from './paths'

interface ProductAddress {
  canonical_url: string | null
  url_key: string | null
}

/** The page that sells a product: its landing page, else its own page. */
export function productPath({ canonical_url, url_key }: ProductAddress): string {
  const canonical = canonical_url ?? ''
  return isOwnPath(canonical) ? canonical : `/${url_key ?? ''}`
}
