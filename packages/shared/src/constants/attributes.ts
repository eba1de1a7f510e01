/** Codes of the catalogue's attributes by which shoppers filter products. A product has any number of their values. */
export const ATTRIBUTE_CODES = ['kind', 'room', 'recipient', 'occasion', 'material'] as const

export type AttributeCode = (typeof ATTRIBUTE_CODES)[number]
