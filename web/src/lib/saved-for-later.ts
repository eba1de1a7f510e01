import { atom, getDefaultStore } from 'jotai/vanilla'

const KEY = 'savedForLater'

function read(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** What the shopper has taken out of the cart to buy later, as it is stored. The list never leaves the device. */
export const savedForLaterAtom = atom<readonly unknown[]>(read())

/** Replaces the list by a change of it, as another tab may have changed it too; false where nothing can be stored. */
export function changeSavedForLater(change: (list: readonly unknown[]) => readonly unknown[]): boolean {
  const list = change(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    return false
  }
  getDefaultStore().set(savedForLaterAtom, list)
  return true
}

/** After a logout the device may be another person's. */
export const forgetSavedForLater = (): boolean => changeSavedForLater(() => [])
