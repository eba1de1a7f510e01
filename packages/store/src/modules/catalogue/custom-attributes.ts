import { ATTRIBUTE_CODES } from '@kea/shared/constants/attributes'
import type { AttributeSelectedOptions, AttributeValue, SimpleProduct } from '../../__generated__/types'
import type { Attribute } from './aggregate'

/** The attributes that a product has, in the shop's order. A value without a label is told as it is. */
export function toCustomAttributes(
  product: Partial<Pick<SimpleProduct, (typeof ATTRIBUTE_CODES)[number] | 'ready_within'>>,
  attributes: readonly Attribute[],
): (AttributeSelectedOptions | AttributeValue)[] {
  const chosen = attributes.flatMap(({ code, options }) => {
    const known = ATTRIBUTE_CODES.find((each) => each === code)
    const values = (known && product[known])?.split(',') ?? []
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
