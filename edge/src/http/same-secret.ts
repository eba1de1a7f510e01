const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Compares two secrets in constant time, independent of their lengths. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(secret)])
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0
}
