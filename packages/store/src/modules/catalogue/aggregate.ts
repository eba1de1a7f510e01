import type { AttributeValues } from './product'

/** An attribute by which shoppers filter products. */
export interface Attribute {
  code: string
  label: string
  /** In the order in which they are shown. */
  options: { value: string; label: string }[]
}

export interface CountedAttribute extends Attribute {
  options: { value: string; label: string; count: number }[]
}

/** The attributes with the number of products of each option. Options and attributes without a product are left out. */
export const aggregate = (attributes: readonly Attribute[], products: readonly AttributeValues[]): CountedAttribute[] =>
  attributes
    .map(({ code, label, options }) => ({
      code,
      label,
      options: options
        .map((option) => ({
          ...option,
          count: products.filter((values) => values[code]?.includes(option.value)).length,
        }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ options }) => options.length > 0)
