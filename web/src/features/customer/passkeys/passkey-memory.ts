const KEY = 'passkey'

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const write = (value: 'used' | 'declined'): void => {
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // A browser without storage shows the offer again.
  }
}

/** True if this browser has logged in by a passkey, or made one. */
export const hasUsedPasskey = (): boolean => read() === 'used'
export const rememberPasskey = (): void => write('used')

/** True if a passkey was neither made nor declined in this browser. */
export const isOfferOpen = (): boolean => read() === null
export const rememberDeclined = (): void => write('declined')
