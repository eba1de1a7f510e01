/** The companies that a shop may tell what shoppers do, each only with its id and only after consent, by their service. */
const COMPANIES = {
  gtm: 'Google',
  ga4: 'Google',
  meta: 'Meta',
  bing: 'Microsoft',
  klaviyo: 'Klaviyo',
} as const

export type VendorKey = keyof typeof COMPANIES

export const VENDOR_KEYS = Object.keys(COMPANIES) as VendorKey[]

export const isVendorKey = (text: string): text is VendorKey => Object.hasOwn(COMPANIES, text)

/** The names of the companies in a sentence, each once: "Google, Meta and Microsoft". */
export function companiesOf(keys: Iterable<VendorKey>): string {
  const names = [...new Set([...keys].map((key) => COMPANIES[key]))]
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}
