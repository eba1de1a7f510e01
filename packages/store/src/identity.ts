/** The base64 uid of a row, as in Magento. */
export const toUid = (id: number | string): string => btoa(String(id))

/** The decoded text of a uid; null if it is not base64. */
export function fromUid(uid: string): string | null {
  try {
    return atob(uid)
  } catch {
    return null
  }
}

export const optionUid = (optionId: number): string => btoa(`custom-option/${optionId}`)
export const optionValueUid = (optionId: number, valueId: number): string =>
  btoa(`custom-option/${optionId}/${valueId}`)

/** Magento's uids of what a bundle is made of. The last number is the quantity. */
export const bundleOptionUid = (optionId: number): string => btoa(`bundle/${optionId}`)
export const bundleValueUid = (optionId: number, valueId: number): string => btoa(`bundle/${optionId}/${valueId}/1`)

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** 32 characters from 128 random bits. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

export const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

const GOOGLE = /^(.*)@(?:gmail|googlemail)\.com$/

/**
 * The mailbox of an email address, as the key of a person: without its tag (`+tag`), and for Google without dots and with one
 * domain. An address that begins with a plus has no tag: what follows is its name. The generated columns `email_key` of orders
 * and carts have the same rule.
 */
export const mailboxKey = (email: string): string =>
  email
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@')
    .replace(GOOGLE, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`)
