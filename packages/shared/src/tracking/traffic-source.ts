/** Query parameters by which an advertiser marks the clicks that it sells, each with the name of the source. */
const CLICK_IDS: readonly (readonly [name: string, source: string])[] = [
  ['fbclid', 'Meta'],
  ['gclid', 'Google Ads'],
  ['gbraid', 'Google Ads'],
  ['wbraid', 'Google Ads'],
  ['dclid', 'Google Ads'],
  // Before the referrer of a search: an ad of Bing is clicked on bing.com, so it would never count as one otherwise.
  ['msclkid', 'CPC-Bing'],
]

/** Hosts of pages with search results. A mailbox or a document of the same company is none. */
const SEARCH_HOSTS: readonly RegExp[] = [
  /^(www\.)?google\.([a-z]{2,3}|com?\.[a-z]{2})$/,
  /^com\.google\.android\.googlequicksearchbox$/,
  /^(www\.|cn\.)?bing\.com$/,
  /^([a-z]+\.)*search\.yahoo\.(com|co\.jp)$/,
  /^(www\.|html\.|lite\.)?duckduckgo\.com$/,
  /^(www\.)?ecosia\.org$/,
  /^search\.brave\.com$/,
  /^(www\.)?(startpage|qwant|kagi)\.com$/,
  /^(www\.)?yandex\.(ru|com|kz|by)$/,
  /^(www\.|m\.)?(baidu|sogou)\.com$/,
  /^search\.naver\.com$/,
]

export const DIRECT = 'direct'
const UNKNOWN = 'unknown'
/** Characters of a source. The counts take none that is longer, and a host may be. */
export const SOURCE_MAX_LENGTH = 64

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/**
 * A source that a link names; '' for none. Commas separate sources, so none may have one, and a mailbox that a
 * newsletter tool wrote into its link is no source.
 */
function named(value: string | null): string {
  const text = (value ?? '').replace(/[\p{Cc},]+/gu, ' ').trim()
  return text.includes('@') ? '' : text
}

/** Names that stand for another one. */
function renamed(source: string): string {
  if (/^aff$/i.test(source)) return 'Affiliate'
  return /^\(?direct\)?$/i.test(source) ? DIRECT : source
}

/**
 * Where a visit came from, by the address of its first page and by the page that linked there.
 *
 * @param address the whole URL
 * @param referrer `document.referrer`; '' for none
 */
export function trafficSource(address: string, referrer: string): string {
  const query = new URLSearchParams(URL.canParse(address) ? new URL(address).search : '')
  const ad = CLICK_IDS.find(([name]) => query.get(name))
  if (ad) return ad[1]
  const host = hostOf(referrer)
  if (SEARCH_HOSTS.some((pattern) => pattern.test(host))) return 'organic'
  const source = named(query.get('utm_medium')) || named(query.get('utm_source')) || host.replace(/^www\./, '')
  return renamed(source).slice(0, SOURCE_MAX_LENGTH) || UNKNOWN
}
