import type { EstimateShippingMethodsMutation, EstimateShippingMethodsMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const EstimateShippingMethodsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EstimateShippingMethods($cartId: String!, $address: EstimateAddressInput!) {
  estimateShippingMethods(input: {cart_id: $cartId, address: $address}) {
    carrier_code
    method_code
    method_title
    available
    price_incl_tax {
      value
    }
    additional_info {
      method_description
      offer_description
      arrives_by
      other_price {
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EstimateShippingMethodsMutation, EstimateShippingMethodsMutationVariables>
