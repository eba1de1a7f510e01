import type { CustomerShipmentsQuery, CustomerShipmentsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerShipmentsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerShipments {
  customer {
    orders(pageSize: 50) {
      items {
        ...OrderFields
      }
    }
  }
}
    fragment OrderFields on CustomerOrder {
  number
  token
  order_date
  status
  email
  is_dropship
  carrier
  shipping_method
  arrives_by
  shipping_address {
    firstname
    lastname
    company
    street
    city
    region
    postcode
    telephone
  }
  payment_methods {
    name
    type
  }
  items {
    id
    product_name
    product_sku
    quantity_ordered
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    product_sale_price {
      value
    }
    preview_image
    preview_words
    product_image
    is_shared_design
    design_tool
    bundle {
      uid
      name
    }
    sign {
      approved_at
      can_change
      letters
      option_uids
    }
  }
  total {
    subtotal {
      value
    }
    discounts {
      label
      amount {
        value
      }
    }
    giftwrap {
      value
    }
    total_shipping {
      value
    }
    total_tax {
      value
    }
    grand_total {
      value
    }
  }
  invoices {
    number
  }
  comments {
    message
    timestamp
  }
  shipments {
    tracking {
      carrier
      title
      number
    }
  }
}`) as unknown as TypedDocumentString<CustomerShipmentsQuery, CustomerShipmentsQueryVariables>
