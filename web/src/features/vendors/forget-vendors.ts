import type { VendorKey } from '@kea/shared/measuring/vendor-keys'
import { VENDORS } from '@kea/shared/measuring/vendors'
import Cookies from 'js-cookie'

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** A vendor sets its cookies for the widest domain that takes them: `.shop.example` for `www.shop.example`. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, at) => `.${parts.slice(at).join('.')}`)
}

/** Deletes what vendors have stored in this browser. */
export function forgetVendors(keys: readonly VendorKey[]): void {
  const patterns = keys.flatMap((key) => VENDORS[key].cookies.map(({ name }) => name))
  for (const name of Object.keys(Cookies.get())) {
    if (!patterns.some((pattern) => fits(name, pattern))) continue
    Cookies.remove(name, { path: '/' })
    for (const domain of domainsOf(location.hostname)) Cookies.remove(name, { path: '/', domain })
  }
  const beginnings = keys.flatMap((key) => VENDORS[key].stored)
  try {
    for (const name of Object.keys(localStorage))
      if (beginnings.some((beginning) => name.startsWith(beginning))) localStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing is in it.
  }
}
