import type { DesignDocument } from '../document/document'
import { itemsOf } from '../document/records'
import { lettersOf } from '../neon/paid-letters'

/** The letters of a design that are paid for: those of its neon signs. */
export const signLetters = (design: Pick<DesignDocument, 'records'>): number =>
  itemsOf(design).reduce((sum, item) => sum + (item.type === 'neon' ? lettersOf(item.data.lines) : 0), 0)
