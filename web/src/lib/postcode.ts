const KEY = 'postcode'

/** The postcode that the shopper entered on this device; '' for none. */
export function storedPostcode(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function rememberPostcode(postcode: string): void {
  try {
    localStorage.setItem(KEY, postcode)
  } catch {
    // A blocked storage only means that the postcode is typed again.
  }
}
