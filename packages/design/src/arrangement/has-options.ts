/** True for the same options in any order. */
export function hasOptions(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a)
  return left.size === new Set(b).size && b.every((uid) => left.has(uid))
}
