/** What was cleared, and when: everything whose key begins with `prefix` and that was asked for before `at`. */
export interface Clear {
  prefix: string
  at: number
}

/** A clear needs no longer memory than what it clears could live. */
const LASTS_MS = 86_400_000
/** More than these at once are rather a clear of everything. */
const MAX_CLEARS = 100

/** The list with one more clear, without those that no longer matter. */
export function withClear(clears: readonly Clear[], added: Clear): Clear[] {
  const others = clears.filter(({ prefix, at }) => !prefix.startsWith(added.prefix) && added.at - at < LASTS_MS)
  return [...others.slice(1 - MAX_CLEARS), added]
}

/** Both lists as one. */
export const mergeClears = (a: readonly Clear[], b: readonly Clear[]): Clear[] =>
  [...a, ...b].sort((x, y) => x.at - y.at).reduce<Clear[]>(withClear, [])

/** True where a value that was asked for at `at` must not be used any more. */
export const isCleared = (clears: readonly Clear[], key: string, at: number): boolean =>
  clears.some((clear) => at < clear.at && key.startsWith(clear.prefix))

/** A stored list, or null for what is none. */
export function parseClears(text: string): Clear[] | null {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return null
    return list.filter((entry): entry is Clear => typeof entry?.prefix === 'string' && typeof entry.at === 'number')
  } catch {
    return null
  }
}
