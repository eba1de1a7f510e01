import type { ProductPart } from '../product/definition'

type Part = Pick<ProductPart, 'allows' | 'fold' | 'month'>

const takesLayout = ({ allows }: Part): boolean => allows.includes('layout')

/** True for the pages of a book, which are bound one after another. */
export const isBound = (part: Part): boolean => takesLayout(part) && part.fold !== undefined

/** True for a month of a calendar. */
export const isMonth = (part: Part): boolean => takesLayout(part) && part.month?.shows === 'days'
