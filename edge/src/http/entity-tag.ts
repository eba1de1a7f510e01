/** A strong entity tag. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`
}

/** True if the browser has the current version. Weak tags match too, since compressing proxies weaken a tag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
