import type { DesignItem } from '../document/document'

/** Copies are a group of their own. */
export function regrouped<Item extends DesignItem>(copies: readonly Item[]): Item[] {
  const first = new Map<string, string>()
  return copies.map((item) => {
    if (item.group === undefined) return item
    const group = first.get(item.group) ?? `group:${item.id}`
    first.set(item.group, group)
    return { ...item, group }
  })
}
