import { QUANTITY_MAX } from '@kea/shared/constants/business'

export const QUANTITY_MESSAGE = `Choose a whole number of pieces from 1 to ${QUANTITY_MAX}.`

/** Quantities are floats in GraphQL; the shop sells whole pieces. */
export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= QUANTITY_MAX
