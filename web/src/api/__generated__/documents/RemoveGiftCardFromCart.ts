import type { RemoveGiftCardFromCartMutation, RemoveGiftCardFromCartMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RemoveGiftCardFromCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveGiftCardFromCart($cartId: String!, $code: String!) {
  it: removeGiftCardFromCart(input: {cart_id: $cartId, gift_card_code: $code}) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartSums on Cart {
  id
  total_quantity
  is_virtual
  applied_coupons {
    code
  }
  prices {
    grand_total {
      value
    }
    subtotal_including_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    totals {
      code
      label
      amount {
        value
      }
    }
    free_shipping {
      message
      amount {
        value
      }
    }
  }
}
fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  errors {
    message
  }
  product {
    sku
    name
    url_key
    small_image {
      url
    }
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
    regular_row_total_including_tax {
      value
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      values {
        customizable_option_value_uid
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      values {
        uid
      }
    }
  }
  ... on VirtualCartItem {
    entered: customizable_options {
      customizable_option_uid
      values {
        value
      }
    }
  }
}
fragment CartItemExtra on CartItemInterface {
  extra_info {
    tool_options {
      label
      value
    }
    edit_link
    design_uid
    design_revision
    has_copies
    preview_image
    preview_words
    parts {
      uid
      bundle_option_value_uid
      label
      problem
      product {
        name
        canonical_url
        small_image {
          url
        }
      }
      extra_info {
        edit_link
        design_uid
        design_revision
        preview_image
        preview_words
      }
    }
  }
}
fragment CartExtra on Cart {
  giftwrap {
    enabled
    applied
    fee {
      value
    }
  }
  dropship {
    enabled
  }
  additional_info {
    order_comment
    gift_message
    dropship
    business_purchase
    gst_number
    gst_certificate
    awc
  }
}
fragment CartCheckout on Cart {
  email
  applied_gift_cards {
    code
    applied_balance {
      value
    }
    current_balance {
      value
    }
  }
  applied_store_credit {
    enabled
    applied_balance {
      value
    }
    current_balance {
      value
    }
  }
  applied_reward_points {
    points
    money {
      value
    }
  }
  reward_points {
    balance
    earning_rules {
      points
    }
    spending {
      max_use
      rules {
        name
      }
    }
  }
}
fragment CartShipping on Cart {
  shipping_addresses {
    firstname
    lastname
    company
    street
    city
    region {
      label
    }
    postcode
    telephone
    available_shipping_methods {
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
    selected_shipping_method {
      carrier_code
      method_code
      method_title
      price_incl_tax {
        value
      }
    }
  }
}
fragment CartBilling on Cart {
  billing_address {
    firstname
    lastname
    company
    street
    city
    region {
      label
    }
    postcode
    telephone
  }
}
fragment CartPayment on Cart {
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment CartFields on Cart {
  ...CartSums
  itemsV2(pageSize: 100) {
    items {
      ...CartItem
      ...CartItemExtra
    }
  }
  ...CartExtra
  ...CartCheckout
  ...CartShipping
  ...CartBilling
  ...CartPayment
}`) as unknown as TypedDocumentString<RemoveGiftCardFromCartMutation, RemoveGiftCardFromCartMutationVariables>
