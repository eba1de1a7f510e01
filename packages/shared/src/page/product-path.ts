interface ProductAddress {
  canonical_url?: string | null
  url_key?: string | null
}

/** A path inside this shop; `//host` and `/\host` lead to other hosts. */
const OWN_PATH = /^\/(?![/\\])/

/** The page that sells a product: its landing page, else its own page. */
export function productPath({ canonical_url, url_key }: ProductAddress): string {
  const canonical = canonical_url ?? ''
  return OWN_PATH.test(canonical) ? canonical : `/${url_key ?? ''}`
}
