const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Hex SHA-256. A page over plain http, as of a shop in the local network, has no `crypto.subtle`. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (typeof crypto.subtle !== 'undefined') return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256: digest } = await import('@noble/hashes/sha2.js')
  return hex(digest(bytes))
}
