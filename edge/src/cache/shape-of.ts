/** 32-bit FNV-1a over UTF-16, from a start of its own. */
function fnv(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * A short name for everything that decides what a stored value looks like: other parts, another name. It is needed where
 * services are made, so it cannot wait for a digest; it keeps deploys apart and nobody out.
 */
export function shapeOf(parts: readonly unknown[]): string {
  const text = JSON.stringify(parts)
  return [0x811c9dc5, 0x9e3779b9].map((start) => fnv(text, start).toString(16).padStart(8, '0')).join('')
}
