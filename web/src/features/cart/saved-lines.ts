import { atom } from 'jotai/vanilla'
import { fieldsOf } from '~/lib/fields-of'
import { changeSavedForLater, savedForLaterAtom } from '~/lib/saved-for-later'
import type { CartLine } from './cart'

/** The lines of one design, or one other line, which a shopper has taken out of the cart to buy later. */
export type SavedLines = readonly CartLine[]

const GROUPS_MAX = 50

const isText = (value: unknown): boolean => typeof value === 'string'

const isLine = (entry: unknown): entry is CartLine => {
  const { uid, sku, name, quantity, options, selectedOptions, entered, design } = fieldsOf(entry)
  return (
    [uid, sku, name].every(isText) &&
    typeof quantity === 'number' &&
    [options, selectedOptions, entered].every(Array.isArray) &&
    (design === null || isText(fieldsOf(design).uid))
  )
}

const isGroup = (entry: unknown): entry is SavedLines => Array.isArray(entry) && entry.length > 0 && entry.every(isLine)

/** What is saved for later on this device, the latest first. Entries of an earlier form are left out. */
export const savedLinesAtom = atom((get): readonly SavedLines[] => get(savedForLaterAtom).filter(isGroup))

const keyOf = (lines: SavedLines): string => lines.map(({ uid }) => uid).join()

const without = (list: readonly unknown[], lines: SavedLines): SavedLines[] =>
  list.filter(isGroup).filter((group) => keyOf(group) !== keyOf(lines))

/** Puts lines to the front of the list; false if it is full, or the device cannot store it. */
export function saveLines(lines: SavedLines): boolean {
  let isFull = false
  const isStored = changeSavedForLater((list) => {
    const others = without(list, lines)
    isFull = others.length >= GROUPS_MAX
    return isFull ? list : [lines, ...others]
  })
  return isStored && !isFull
}

export const forgetSavedLines = (lines: SavedLines): boolean => changeSavedForLater((list) => without(list, lines))
