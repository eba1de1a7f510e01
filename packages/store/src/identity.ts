/** Names by which rows are known outside: Magento's base64 uids, and random ones that cannot be guessed. */
export const toUid = (id: number | string): string => btoa(String(id))

/** The text inside a uid; null where it is no base64. */
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

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** 32 characters from 128 random bits. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

export const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** The person behind an address, who may have many with a tag behind a plus. A column of orders says the same. */
export const emailKey = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

const WITHOUT_DOTS = /^(.+)@(?:gmail|googlemail)\.com$/

/** The mailbox behind an address, as its mail server knows it: without a tag, and with Google's without dots. */
export const mailboxKey = (email: string): string =>
  emailKey(email).replace(WITHOUT_DOTS, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`)
