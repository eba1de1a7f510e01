import { atomWithStorage } from 'jotai/utils'

/** Uids of the chosen options, by sku. */
export type Choices = Readonly<Record<string, readonly string[]>>

const isUids = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((uid) => typeof uid === 'string')

/** The session storage. If it is full or blocked, choices are lost on a reload. */
const tabStorage = {
  getItem(key: string): Choices {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      return Object.fromEntries(Object.entries(stored ?? {}).filter(([, uids]) => isUids(uids)))
    } catch {
      return {}
    }
  },
  setItem(key: string, choices: Choices): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(choices))
    } catch {
      // The choice still applies until a reload.
    }
  },
  removeItem: () => {},
}

/** The shopper's choices in this tab, shared by hero, size chooser and buy bar. */
export const choicesAtom = atomWithStorage<Choices>('choices', {}, tabStorage, { getOnInit: true })
