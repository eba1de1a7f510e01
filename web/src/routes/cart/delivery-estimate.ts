import { COUNTRY } from '@kea/shared/constants/business'
import { deliveryZone } from '@kea/shared/delivery/delivery-zone'
import { isPostcode } from '@kea/shared/delivery/postcode-regions'
import { queryOptions } from '@tanstack/react-query'
import { EstimateShippingMethodsDocument } from '~/api/__generated__/documents/EstimateShippingMethods'
import { callShop } from '~/api/query'
import { STALE } from '~/api/query-client'
import { type Cart, type ShippingMethod, toMethods } from '~/features/cart/cart'

/** Whether an RD number changes the delivery to this postcode: rural ones are rural anyway. */
export const canBeRural = (postcode: string): boolean =>
  deliveryZone({ street: [], city: '', region: null, postcode }) === 'town'

const RURAL_STREET = ['RD 1']

/** The delivery methods of a cart to a postcode, as the store prices them. */
export const estimateQuery = (
  cart: Pick<Cart, 'id' | 'subtotalCents' | 'totalQuantity'>,
  postcode: string,
  isRural: boolean,
) =>
  queryOptions({
    queryKey: ['EstimateShippingMethods', cart.id, cart.subtotalCents, cart.totalQuantity, postcode, isRural] as const,
    queryFn: async ({ signal }): Promise<ShippingMethod[]> => {
      const address = { country_code: COUNTRY, postcode, street: isRural ? RURAL_STREET : [] }
      const data = await callShop(EstimateShippingMethodsDocument, { cartId: cart.id, address }, signal)
      return toMethods(data.estimateShippingMethods ?? [])
    },
    enabled: isPostcode(postcode),
    staleTime: STALE.cart,
  })
