/** 32-bit FNV-1a over UTF-16 code units. */
function fnv(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * A short hash of everything that determines the format of a stored value. It is synchronous, since services are made
 * synchronously. It separates formats and has no security purpose.
 */
export function fingerprint(parts: readonly unknown[]): string {
  const text = JSON.stringify(parts)
  return [0x811c9dc5, 0x9e3779b9].map((seed) => fnv(text, seed).toString(16).padStart(8, '0')).join('')
}
