import { ATTRIBUTE_CODES, type AttributeCode } from '@kea/shared/constants/attributes'
import type { AttributeSelectedOptions, AttributeValue, SimpleProduct } from '../../__generated__/types'
import type { Attribute } from './aggregate'
import type { AttributeValues } from './product'

/** The values of an answered product, where Magento has them as a text with commas. */
export const attributesOf = (product: Partial<Pick<SimpleProduct, AttributeCode>>): AttributeValues =>
  Object.fromEntries(ATTRIBUTE_CODES.map((code) => [code, product[code]?.split(',') ?? []]))

/** The attributes that a product has, in the shop's order. A value without a label is told as it is. */
export function toCustomAttributes(
  product: Partial<Pick<SimpleProduct, AttributeCode | 'ready_within'>>,
  attributes: readonly Attribute[],
): (AttributeSelectedOptions | AttributeValue)[] {
  const own = attributesOf(product)
  const chosen = attributes.flatMap(({ code, options }) => {
    const values = own[code] ?? []
    const selected_options = values.map((value) => ({
      __typename: 'AttributeSelectedOption' as const,
      value,
      label: options.find((option) => option.value === value)?.label ?? value,
    }))
    return values.length === 0 ? [] : [{ __typename: 'AttributeSelectedOptions' as const, code, selected_options }]
  })
  const days = product.ready_within
  return days == null
    ? chosen
    : [...chosen, { __typename: 'AttributeValue' as const, code: 'ready_within', value: String(days) }]
}
