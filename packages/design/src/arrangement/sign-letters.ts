import type { DesignDocument } from '../document/document'
import { itemsOf } from '../document/records'
import { lettersOf } from '../neon/paid-letters'

type WithRecords = Pick<DesignDocument, 'records'>

const linesOf = (design: WithRecords) =>
  itemsOf(design).flatMap((item) => (item.type === 'neon' ? item.data.lines : []))

/** The letters of a design that are paid for: those of its neon signs. */
export const signLetters = (design: WithRecords): number => lettersOf(linesOf(design))

/** The words of the neon signs of a design on one line; '' without a sign. */
export const signWords = (design: WithRecords): string =>
  linesOf(design)
    .map(({ words }) => words.trim())
    .filter((words) => words !== '')
    .join(' / ')
