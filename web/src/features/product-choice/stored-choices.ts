import { atomWithStorage } from 'jotai/utils'

/** Uids of what is chosen, by sku. */
export type Choices = Readonly<Record<string, readonly string[]>>

const isUids = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((uid) => typeof uid === 'string')

/** The storage of this tab. One that is full or forbidden only means that a reload forgets. */
const tabStorage = {
  getItem(key: string): Choices {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      return Object.fromEntries(Object.entries(kept ?? {}).filter(([, uids]) => isUids(uids)))
    } catch {
      return {}
    }
  },
  setItem(key: string, choices: Choices): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(choices))
    } catch {
      // Nothing to do.
    }
  },
  removeItem: () => {},
}

/** What the shopper has chosen in this tab: hero, size chooser and buy bar stand far apart and read the same. */
export const choicesAtom = atomWithStorage<Choices>('choices', {}, tabStorage, { getOnInit: true })
