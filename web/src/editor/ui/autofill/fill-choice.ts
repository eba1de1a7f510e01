import type { Density } from '@kea/design/autofill/density'
import { atom } from 'jotai'

interface FillChoice {
  density: Density
  /** The uid of the number of pages; null until the shopper has chosen one. */
  pages: string | null
}

/** What was chosen in the dialog that fills all pages. It is there again when the dialog opens once more. */
export const fillChoiceAtom = atom<FillChoice>({ density: 'normal', pages: null })
