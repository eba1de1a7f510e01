/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddOrderTicketMessageInput = {
  attachments?: Array<string> | null | undefined;
  message: string;
  ticket_uid: string;
};

export type AskProductQuestionInput = {
  email: string;
  name: string;
  page_id: number;
  question: string;
  recaptcha_response?: string | null | undefined;
  /** The product of the page, if it is a product page; `page_id` is then ignored. */
  sku?: string | null | undefined;
};

export type AttributeInputSelectedOption = {
  value: string;
};

/** The shop has no attributes of its own: a list with entries is refused. */
export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption> | null | undefined;
  value?: string | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  /** Copies the shipping address; `address` is then left out. */
  same_as_shipping?: boolean | null | undefined;
  /** Uses the address as the shipping address too. */
  use_for_shipping?: boolean | null | undefined;
};

/** This shop uses the comment, the gift message, the fields of a business, and where it offers them, gift wrap and drop-ship. */
export type CartAdditionalInfoInput = {
  awc?: string | null | undefined;
  bill_to_this_address?: boolean | null | undefined;
  business_purchase?: boolean | null | undefined;
  dropship?: boolean | null | undefined;
  gift_message?: string | null | undefined;
  giftwrap?: boolean | null | undefined;
  gst_certificate?: string | null | undefined;
  gst_number?: string | null | undefined;
  order_comment?: string | null | undefined;
  price_cache?: string | null | undefined;
  ship_to_this_address?: boolean | null | undefined;
  show_coupon?: boolean | null | undefined;
};

export type CartAddressInput = {
  city: string;
  company?: string | null | undefined;
  country_code: string;
  firstname: string;
  lastname: string;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  /** For a customer: adds it to the address book, unless it is there. */
  save_in_address_book?: boolean | null | undefined;
  street: Array<string>;
  telephone?: string | null | undefined;
  /** The GST number of a business, for the invoice. */
  vat_id?: string | null | undefined;
};

export type CartItemInput = {
  design_revision?: number | null | undefined;
  /** The saved design of the piece; required for a product with a design tool. */
  design_uid?: string | null | undefined;
  /** Typed values, such as the recipient and the amount of a gift certificate. */
  entered_options?: Array<EnteredOptionInput> | null | undefined;
  quantity: number;
  /** Uids of option values. */
  selected_options?: Array<string> | null | undefined;
  sku: string;
  /** The design document as JSON, for a backend that does not store designs itself. */
  tool_data?: string | null | undefined;
};

export type CartItemUpdateInput = {
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | null | undefined;
  /** Typed values; they replace all earlier ones. */
  customizable_options?: Array<CustomizableOptionInput> | null | undefined;
  design_revision?: number | null | undefined;
  /** Replaces the design, or its revision, and the options of the line. */
  design_uid?: string | null | undefined;
  /** 0 removes the line. */
  quantity?: number | null | undefined;
  selected_options?: Array<string> | null | undefined;
  tool_data?: string | null | undefined;
};

export type CartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type ConfirmEmailInput = {
  confirmation_key: string;
  email: string;
};

export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

export type CountryCodeEnum =
  | 'NZ';

/** Only the address, the source and the captcha are read; nothing else is stored. */
export type CpNewsletterInput = {
  category_id?: number | null | undefined;
  date_of_birth?: string | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone_number?: string | null | undefined;
  popup?: boolean | null | undefined;
  popup_design?: boolean | null | undefined;
  recaptcha_response?: string | null | undefined;
  subscribe?: boolean | null | undefined;
  /** `footer`, or the site's URL and the path of a page. */
  subscribe_source?: string | null | undefined;
  text_notification?: boolean | null | undefined;
};

export type CreateOrderTicketInput = {
  /** Uids of completed uploads of the caller, five at most. */
  attachments?: Array<string> | null | undefined;
  message: string;
  order_number: string;
  subject: string;
};

export type CreateProductReviewInput = {
  nickname: string;
  /** The order of the product: the review is then verified. */
  order_token?: string | null | undefined;
  /** Uids of the caller's own uploads. */
  photo_uids?: Array<string> | null | undefined;
  ratings: Array<ProductReviewRatingInput>;
  sku: string;
  /** The review's title. */
  summary: string;
  text: string;
};

export type CustomerAddressAttributeInput = {
  attribute_code: string;
  value: string;
};

export type CustomerAddressInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  country_id?: CountryCodeEnum | null | undefined;
  custom_attributes?: Array<CustomerAddressAttributeInput | null | undefined> | null | undefined;
  custom_attributesV2?: Array<AttributeValueInput | null | undefined> | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  fax?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerInput = {
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  email?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  /** Not stored. */
  gst_certificate?: string | null | undefined;
  gst_number?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  password?: string | null | undefined;
  phone_no?: string | null | undefined;
  prefix?: string | null | undefined;
  recaptcha_response?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CustomerOrdersFilterInput = {
  number?: FilterStringTypeInput | null | undefined;
};

export type CustomerSessionWay =
  | 'CODE'
  | 'LINK'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'SOCIAL';

export type CustomerSocialLoginInput = {
  date_of_birth?: string | null | undefined;
  email: string;
  firstname: string;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  login_source: string;
  login_token_id: string;
  phone_no?: string | null | undefined;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput> | null | undefined;
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  gst_certificate?: string | null | undefined;
  gst_number?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  phone_no?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CustomizableOptionInput = {
  uid?: string | null | undefined;
  value_string: string;
};

export type DesignLinkKind =
  /** Mailed to go on with a design on another device. */
  | 'MAILED'
  /** Shows a design to others. */
  | 'SHARED';

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  /** Street lines: an RD number in them makes an address rural. */
  street?: Array<string> | null | undefined;
};

export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  /** A part of the text. */
  match?: string | null | undefined;
};

export type OrderFormInput = {
  company?: string | null | undefined;
  email: string;
  /** `es`, `cp`, `bcpb` or `bps`. */
  form: string;
  item: string;
  name: string;
  notes?: string | null | undefined;
  /** Uids of the caller's own uploads. */
  photos?: Array<string> | null | undefined;
  postcode?: string | null | undefined;
  quantity: string;
  size?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type OrderInformationInput = {
  email: string;
  number: string;
  postcode: string;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ReferAFriendInput = {
  /** That the friends are known and agree to hear from the shop. */
  consent?: boolean | null | undefined;
  /** The email address of the recommending person, if not logged in. */
  email?: string | null | undefined;
  emails: Array<string>;
  /** Accepted and ignored: the mail contains no input. */
  message?: string | null | undefined;
  /** Accepted and ignored. */
  name?: string | null | undefined;
};

export type ReferredFriendState =
  | 'INVITED'
  | 'ORDERED'
  | 'REWARDED';

export type RewardPointsSubscriptionStatusesEnum =
  | 'NOT_SUBSCRIBED'
  | 'SUBSCRIBED';

export type SaveDesignInput = {
  /** The revision that was changed. If there is a newer one, nothing is saved, and the code is DESIGN_CHANGED. */
  base_revision?: number | null | undefined;
  design_uid?: string | null | undefined;
  /** This revision goes into a cart: it and its photos are stored for 400 days. */
  for_cart?: boolean | null | undefined;
  name?: string | null | undefined;
  /** The uid of a completed upload; in answers it is a path under /media. */
  preview_image?: string | null | undefined;
  /** The tool that created it, as in `personalisation.tool`. */
  product_type: string;
  sku: string;
  /** The design document as JSON, at most 1,500,000 bytes. */
  tool_data: string;
};

export type SharePhotoInput = {
  consent: boolean;
  email: string;
  firstname?: string | null | undefined;
  /** Number of the order of the print. */
  order: string;
  photo: string;
  town?: string | null | undefined;
  words?: string | null | undefined;
};

/** Exactly one of the two. An id is one of the caller's address book. */
export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type CreateGuestCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestCartMutation = { createGuestCart: { cart: { id: string } | null } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string } };

export type MergeCartsMutationVariables = Exact<{
  source: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string, merge_errors: Array<{ message: string }> | null } };

export type AddressRegionsQueryVariables = Exact<{
  country: string;
}>;


export type AddressRegionsQuery = { country: { available_regions: Array<{ id: number | null, name: string | null } | null> | null } | null };

export type CreateAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type CustomerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerAddressesQuery = { customer: { addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null } | null } | null> | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type AddProductsToCartMutation = { addProductsToCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, user_errors: Array<{ code: CartUserInputErrorType, message: string }> } | null };

export type ApplyCouponToCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponToCartMutation = { applyCouponToCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyGiftCardToCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyGiftCardToCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyRewardPointsToCartMutationVariables = Exact<{
  cartId: string;
}>;


export type ApplyRewardPointsToCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyStoreCreditToCartMutationVariables = Exact<{
  cartId: string;
}>;


export type ApplyStoreCreditToCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type CartQueryVariables = Exact<{
  cartId: string;
  billing?: boolean;
  shipping?: boolean;
  items?: boolean;
  paymentMethods?: boolean;
  checkout?: boolean;
  extraInfo?: boolean;
}>;


export type CartQuery = { cart: { id: string, total_quantity: number, is_virtual: boolean, itemsV2?: { items: Array<
        | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
       | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null } & { giftwrap?: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship?: { enabled: boolean } | null, additional_info?: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null } & { email?: string | null, applied_gift_cards?: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit?: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points?: { points: number, money: { value: number | null } } | null, reward_points?: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null } & { shipping_addresses?: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null> } & { billing_address?: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null } & { available_payment_methods?: Array<{ code: string, title: string } | null> | null, selected_payment_method?: { code: string, title: string } | null } | null };

export type CartCountQueryVariables = Exact<{
  cartId: string;
}>;


export type CartCountQuery = { cart: { total_quantity: number } | null };

export type CartSumsFragment = { id: string, total_quantity: number, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null };

type CartItem_BundleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
  , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null };

type CartItem_ConfigurableCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
  , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null };

type CartItem_SimpleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
  , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null };

type CartItem_VirtualCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
  , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null };

export type CartItemFragment =
  | CartItem_BundleCartItem_Fragment
  | CartItem_ConfigurableCartItem_Fragment
  | CartItem_SimpleCartItem_Fragment
  | CartItem_VirtualCartItem_Fragment
;

type CartItemExtra_BundleCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null };

type CartItemExtra_ConfigurableCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null };

type CartItemExtra_SimpleCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null };

type CartItemExtra_VirtualCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null };

export type CartItemExtraFragment =
  | CartItemExtra_BundleCartItem_Fragment
  | CartItemExtra_ConfigurableCartItem_Fragment
  | CartItemExtra_SimpleCartItem_Fragment
  | CartItemExtra_VirtualCartItem_Fragment
;

export type CartExtraFragment = { giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null };

export type CartCheckoutFragment = { email: string | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null };

export type CartShippingFragment = { shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null> };

export type CartBillingFragment = { billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null };

export type CartPaymentFragment = { available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null };

export type CartFieldsFragment = { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
      | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
     | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null };

export type RemoveCouponFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponFromCartMutation = { removeCouponFromCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null } | null };

export type RemoveGiftCardFromCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type RemoveGiftCardFromCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveItemFromCartMutationVariables = Exact<{
  cartId: string;
  uid: string;
}>;


export type RemoveItemFromCartMutation = { removeItemFromCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveRewardPointsFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveRewardPointsFromCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveStoreCreditFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveStoreCreditFromCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetAdditionalInfoOnCartMutationVariables = Exact<{
  cartId: string;
  info: CartAdditionalInfoInput;
}>;


export type SetAdditionalInfoOnCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemUpdateInput> | CartItemUpdateInput;
}>;


export type UpdateCartItemsMutation = { updateCartItems: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type DesignDataQueryVariables = Exact<{
  uid: string;
  revision: number;
}>;


export type DesignDataQuery = { design: { tool_data: string | null } | null };

export type CustomerProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerProfileQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, date_of_birth: string | null, phone_no: string | null, is_subscribed: boolean | null } | null };

export type ProfileFieldsFragment = { firstname: string | null, lastname: string | null, email: string | null, date_of_birth: string | null, phone_no: string | null, is_subscribed: boolean | null };

export type HeaderCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type HeaderCustomerQuery = { customer: { firstname: string | null, email: string | null } | null };

export type RevokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCustomerTokenMutation = { revokeCustomerToken: { result: boolean } | null };

export type LogInByPasswordMutationVariables = Exact<{
  email: string;
  password: string;
  captcha?: string | null | undefined;
}>;


export type LogInByPasswordMutation = { generateCustomerToken: { token: string | null } | null };

export type SendLoginCodeMutationVariables = Exact<{
  email: string;
  captcha?: string | null | undefined;
}>;


export type SendLoginCodeMutation = { loginByEmailOtpData: { success: boolean, message: string | null } | null };

export type LogInByCodeMutationVariables = Exact<{
  email: string;
  code: string;
  captcha?: string | null | undefined;
}>;


export type LogInByCodeMutation = { loginUniversalpassword: { success: boolean, message: string | null, token: string | null } | null };

export type RegisterCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type RegisterCustomerMutation = { createCustomer: { customer: { email: string | null } } | null };

export type ConfirmRegistrationMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmRegistrationMutation = { confirmEmail: { customer: { firstname: string | null, customer_token: string | null } } | null };

export type ResendConfirmationQueryVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationQuery = { resendConfirmationLink: { message: string | null } | null };

export type ResetCustomerPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetCustomerPasswordMutation = { resetPassword: boolean | null };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { message: string | null } | null };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { message: string | null } | null };

export type StartPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyLoginMutation = { startPasskeyLogin: { options: string } };

export type LogInByPasskeyMutationVariables = Exact<{
  response: string;
}>;


export type LogInByPasskeyMutation = { logInByPasskey: { customer: { customer_token: string | null } } };

export type StartPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyRegistrationMutation = { startPasskeyRegistration: { options: string } };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name?: string | null | undefined;
}>;


export type AddPasskeyMutation = { addPasskey: { uid: string } };

export type CustomerPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerPasskeysQuery = { customer: { passkeys: Array<{ uid: string, name: string, created_at: string, last_used_at: string | null }> | null } | null };

export type RenamePasskeyMutationVariables = Exact<{
  uid: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { name: string } };

export type DeletePasskeyMutationVariables = Exact<{
  uid: string;
}>;


export type DeletePasskeyMutation = { deletePasskey: boolean };

export type OwnPasswordQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPasswordQuery = { customer: { has_password: boolean | null } | null };

export type CreatePasswordMutationVariables = Exact<{
  password: string;
}>;


export type CreatePasswordMutation = { createCustomerPassword: { has_password: boolean | null } | null };

export type SocialProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialProvidersQuery = { socialProviders: Array<{ id: string, label: string }> };

export type StartSocialLoginMutationVariables = Exact<{
  provider: string;
}>;


export type StartSocialLoginMutation = { startSocialLogin: { url: string, state: string } };

export type LogInBySocialMutationVariables = Exact<{
  input: CustomerSocialLoginInput;
}>;


export type LogInBySocialMutation = { createCustomerBySocialLogin: { customer: { customer_token: string | null } } | null };

export type ConnectSocialAccountMutationVariables = Exact<{
  state: string;
}>;


export type ConnectSocialAccountMutation = { connectSocialAccount: boolean };

export type CustomerSocialLoginsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerSocialLoginsQuery = { customer: { social_logins: Array<{ uid: string, label: string, created_at: string }> | null } | null };

export type DisconnectSocialAccountMutationVariables = Exact<{
  uid: string;
}>;


export type DisconnectSocialAccountMutation = { disconnectSocialAccount: boolean };

export type WeeklyDealsQueryVariables = Exact<{ [key: string]: never; }>;


export type WeeklyDealsQuery = { weeklyDeals: Array<{ sku: string, percent: number, from_date: string, to_date: string }> | null };

export type ShareDesignMutationVariables = Exact<{
  uid: string;
}>;


export type ShareDesignMutation = { shareSavedDesign: { token: string | null, user_errors: Array<{ message: string }> } | null };

export type DeleteMyPhotosMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteMyPhotosMutation = { deleteMyPhotos: { deleted: number, kept: number } | null };

export type DeleteSavedDesignMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteSavedDesignMutation = { deleteSavedDesign: { result: boolean } | null };

export type UnfinishedDesignsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnfinishedDesignsQuery = { savedDesigns: { items: Array<{ uid: string, sku: string | null, name: string | null, preview_image: string | null, edit_link: string | null, updated_at: string | null }> } | null };

export type RecaptchaConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RecaptchaConfigQuery = { recaptchaV3Config: { is_enabled: boolean, website_key: string } | null };

export type CpnewsletterMutationVariables = Exact<{
  input: CpNewsletterInput;
}>;


export type CpnewsletterMutation = { cpnewsletter: { error: boolean, message: string | null } | null };

export type BankDetailsQueryVariables = Exact<{
  fields: Array<string> | string;
}>;


export type BankDetailsQuery = { configvalues: Array<{ key: string, value: string | null }> };

export type CopyOrderedDesignMutationVariables = Exact<{
  token: string;
  item: string;
}>;


export type CopyOrderedDesignMutation = { copyOrderedDesign: { design: { edit_link: string | null } | null, user_errors: Array<{ message: string }> } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQuery = { customer: { orders: { items: Array<{ id: string, number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, product_image: string | null, is_shared_design: boolean | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null } } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } | null> } | null } | null };

export type FindOrderQueryVariables = Exact<{
  input: OrderInformationInput;
}>;


export type FindOrderQuery = { guestOrder: { number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, product_image: string | null, is_shared_design: boolean | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null } } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQuery = { guestOrderByToken: { number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, product_image: string | null, is_shared_design: boolean | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null } } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } };

export type OrderFieldsFragment = { number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, product_image: string | null, is_shared_design: boolean | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null } } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null };

export type OrderPaymentQueryVariables = Exact<{
  token: string;
}>;


export type OrderPaymentQuery = { guestOrderByToken: { payment_until: string | null, payment_options: Array<{ code: string, title: string }> | null } };

export type PayOrderMutationVariables = Exact<{
  token: string;
  method?: string | null | undefined;
}>;


export type PayOrderMutation = { payOrder: { payment_redirect_url: string | null } | null };

type CardFields_BundleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_DownloadableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_GroupedProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_SimpleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_VirtualProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

export type CardFieldsFragment =
  | CardFields_BundleProduct_Fragment
  | CardFields_ConfigurableProduct_Fragment
  | CardFields_DownloadableProduct_Fragment
  | CardFields_GroupedProduct_Fragment
  | CardFields_SimpleProduct_Fragment
  | CardFields_VirtualProduct_Fragment
;

export type PagePicturesQueryVariables = Exact<{
  paths: Array<string | null | undefined> | string;
}>;


export type PagePicturesQuery = { products: { items: Array<
      | { url_key: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
     | null> | null } | null };

export type ProductCardsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type ProductCardsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
     | null> | null } | null };

export type RelatedProductsQueryVariables = Exact<{
  sku: string;
}>;


export type RelatedProductsQuery = { products: { items: Array<
      | { related_products: Array<
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null> | null }
      | { related_products: Array<
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null> | null }
      | { related_products: Array<
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null> | null }
      | { related_products: Array<
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null> | null }
      | { related_products: Array<
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null> | null }
      | { related_products: Array<
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null> | null }
     | null> | null } | null };

export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  currentPage: number;
}>;


export type ProductReviewsQuery = { products: { items: Array<
      | { reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null };

export type ReviewFieldsFragment = { average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string> };

export type ShopReviewsQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
  stars?: number | null | undefined;
}>;


export type ShopReviewsQuery = { shopReviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean, is_sample: boolean, photos: Array<string>, product:
        | { name: string | null, url_key: string | null, canonical_url: string | null }
        | { name: string | null, url_key: string | null, canonical_url: string | null }
        | { name: string | null, url_key: string | null, canonical_url: string | null }
        | { name: string | null, url_key: string | null, canonical_url: string | null }
        | { name: string | null, url_key: string | null, canonical_url: string | null }
        | { name: string | null, url_key: string | null, canonical_url: string | null }
       } | null>, star_counts: Array<{ stars: number, count: number }>, page_info: { current_page: number | null, total_pages: number | null } } };

export type AddOrderTicketMessageMutationVariables = Exact<{
  input: AddOrderTicketMessageInput;
}>;


export type AddOrderTicketMessageMutation = { addOrderTicketMessage: { user_errors: Array<{ message: string }> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { error: string | null } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  password: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type ChooseRewardMailsMutationVariables = Exact<{
  earned: boolean;
  ending: boolean;
}>;


export type ChooseRewardMailsMutation = { updateRewardMails: { balance_updates: RewardPointsSubscriptionStatusesEnum } | null };

export type ConsentTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentTimeQuery = { customer: { consent_changed_at: string | null } | null };

export type CreateOrderTicketMutationVariables = Exact<{
  input: CreateOrderTicketInput;
}>;


export type CreateOrderTicketMutation = { createOrderTicket: { user_errors: Array<{ message: string }> } | null };

export type CustomerOrdersQueryVariables = Exact<{
  page: number;
  filter?: CustomerOrdersFilterInput | null | undefined;
}>;


export type CustomerOrdersQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, total: { grand_total: { value: number | null } } | null, items: Array<{ product_name: string | null, quantity_ordered: number | null, preview_image: string | null } | null> | null } | null> } | null } | null };

export type CustomerReferralQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerReferralQuery = { customer: { referral: { referral_link: string, earned: { value: number | null } | null, reward: { value: number | null } | null, friends: Array<{ state: ReferredFriendState, date: string }> | null } | null } | null };

export type CustomerSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerSessionsQuery = { customer: { sessions: Array<{ uid: string, device: string | null, way: CustomerSessionWay | null, current: boolean, created_at: string, last_seen_at: string }> | null } | null };

export type CustomerShipmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerShipmentsQuery = { customer: { orders: { items: Array<{ number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, product_image: string | null, is_shared_design: boolean | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null } } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } | null> } | null } | null };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteCustomer: boolean | null };

export type DesignedProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type DesignedProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
     | null> | null } | null };

export type DuplicateDesignMutationVariables = Exact<{
  uid: string;
}>;


export type DuplicateDesignMutation = { duplicateSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { revokeOtherCustomerSessions: { result: boolean } | null };

export type EndSessionMutationVariables = Exact<{
  uid: string;
}>;


export type EndSessionMutation = { revokeCustomerSession: { result: boolean } | null };

export type GiftCardBalanceQueryVariables = Exact<{
  code: string;
}>;


export type GiftCardBalanceQuery = { giftCardAccount: { expiration_date: string | null, balance: { value: number | null } | null } | null };

export type JoinLoyaltyLevelMutationVariables = Exact<{ [key: string]: never; }>;


export type JoinLoyaltyLevelMutation = { joinLoyaltyLevel: { user_errors: Array<{ message: string }> } | null };

export type OrderCancellationQueryVariables = Exact<{
  number: string;
}>;


export type OrderCancellationQuery = { customer: { orders: { items: Array<{ can_cancel: boolean } | null> } | null } | null };

export type OrderTicketsQueryVariables = Exact<{
  page: number;
}>;


export type OrderTicketsQuery = { customer: { order_tickets: { page_info: { total_pages: number | null } | null, items: Array<{ uid: string, number: string, order_number: string | null, subject: string, status: string, messages: Array<{ author: string, message: string, created_at: string, attachments: Array<string> | null, documents: Array<{ name: string, url: string }> | null }> }> } | null } | null };

export type OwnDataQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataQuery = { customerData: string | null };

export type RedeemGiftCardMutationVariables = Exact<{
  code: string;
}>;


export type RedeemGiftCardMutation = { redeemGiftCardBalanceAsStoreCredit: { balance: { value: number | null } | null } | null };

export type RemoveDesignMutationVariables = Exact<{
  uid: string;
}>;


export type RemoveDesignMutation = { deleteSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type RenameDesignMutationVariables = Exact<{
  uid: string;
  name: string;
}>;


export type RenameDesignMutation = { renameSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type ReorderItemsMutationVariables = Exact<{
  number: string;
  cartId: string;
}>;


export type ReorderItemsMutation = { reorderItems: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, userInputErrors: Array<{ message: string } | null> } | null };

export type RestoreDesignMutationVariables = Exact<{
  uid: string;
}>;


export type RestoreDesignMutation = { restoreSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type RewardPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardPolicyQuery = { cmsBlocks: { items: Array<{ content: string | null } | null> | null } | null };

export type RewardSettingsQueryVariables = Exact<{
  fields: Array<string> | string;
}>;


export type RewardSettingsQuery = { configvalues: Array<{ key: string, value: string | null }> };

export type RewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsQuery = { customer: { rewardInformation: { available_amount: number | null } | null, reward_points: { balance: { money: { value: number | null } } | null, balance_history: Array<{ change_reason: string, date: string, points_change: number, balance: { points: number } | null } | null> | null, exchange_rates: { earning: { currency_amount: number, points: number } | null, redemption: { currency_amount: number, points: number } | null } | null, subscription_status: { balance_updates: RewardPointsSubscriptionStatusesEnum, points_expiration_notifications: RewardPointsSubscriptionStatusesEnum } | null } | null, loyalty_level: { name: string, joined: boolean, points_to_next: number | null, benefits: Array<string> | null } | null } | null };

export type RewardsEndQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsEndQuery = { customer: { reward_points: { ends_at: string | null } | null } | null };

export type SavedDesignsQueryVariables = Exact<{
  page: number;
  unfinished: boolean;
}>;


export type SavedDesignsQuery = { savedDesigns: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ uid: string, sku: string | null, name: string | null, preview_image: string | null, edit_link: string | null, updated_at: string | null, expires_at: string | null }> } | null };

export type StoreCreditQueryVariables = Exact<{
  page: number;
}>;


export type StoreCreditQuery = { customer: { store_credit: { current_balance: { value: number | null } | null, balance_history: { items: Array<{ action: string | null, date_time_changed: string | null, actual_balance: { value: number | null } | null, balance_change: { value: number | null } | null } | null> | null, page_info: { total_pages: number | null } | null } | null } | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateCustomerMutation = { updateCustomerV2: { customer: { firstname: string | null, lastname: string | null, email: string | null, date_of_birth: string | null, phone_no: string | null, is_subscribed: boolean | null } } | null };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type ImportProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type ImportProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
     | null> | null } | null };

export type EstimateShippingMethodsMutationVariables = Exact<{
  cartId: string;
  address: EstimateAddressInput;
}>;


export type EstimateShippingMethodsMutation = { estimateShippingMethods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null };

export type ShareCartMutationVariables = Exact<{
  cartId: string;
}>;


export type ShareCartMutation = { shareCart: { token: string | null, left_out: number, user_errors: Array<{ message: string }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
  total?: number | null | undefined;
}>;


export type PlaceOrderMutation = { placeOrder: { payment_redirect_url: string | null, orderV2: { number: string, token: string } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string }>, cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null } | null };

export type RestoreCartMutationVariables = Exact<{
  token: string;
}>;


export type RestoreCartMutation = { restoreCart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
        | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
       | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null };

export type SetBillingAddressOnCartMutationVariables = Exact<{
  cartId: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressOnCartMutation = { setBillingAddressOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetGuestEmailOnCartMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailOnCartMutation = { setGuestEmailOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetPaymentMethodOnCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type SetPaymentMethodOnCartMutation = { setPaymentMethodOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetShippingAddressOnCartMutationVariables = Exact<{
  cartId: string;
  addresses: Array<ShippingAddressInput> | ShippingAddressInput;
}>;


export type SetShippingAddressOnCartMutation = { setShippingAddressesOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetShippingMethodOnCartMutationVariables = Exact<{
  cartId: string;
  methods: Array<ShippingMethodInput> | ShippingMethodInput;
}>;


export type SetShippingMethodOnCartMutation = { setShippingMethodsOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { status: boolean } | null };

export type ReferAFriendMutationVariables = Exact<{
  input: ReferAFriendInput;
}>;


export type ReferAFriendMutation = { referAFriend: { success: boolean, referral_link: string | null, user_errors: Array<{ message: string }> } | null };

export type SharePhotoMutationVariables = Exact<{
  input: SharePhotoInput;
}>;


export type SharePhotoMutation = { sharePhoto: { reference: string } | null };

export type AskQuestionMutationVariables = Exact<{
  input: AskProductQuestionInput;
}>;


export type AskQuestionMutation = { askProductQuestion: { status: boolean, message: string | null } | null };

export type OpenDesignLinkMutationVariables = Exact<{
  token: string;
}>;


export type OpenDesignLinkMutation = { openDesignLink: { design: { edit_link: string | null } | null, user_errors: Array<{ message: string }> } | null };

export type SharedDesignQueryVariables = Exact<{
  token: string;
}>;


export type SharedDesignQuery = { designLinkKind: DesignLinkKind | null, savedDesignByToken: { name: string | null, preview_image: string | null } | null };

export type DesignProductQueryVariables = Exact<{
  sku: string;
}>;


export type DesignProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, price: { value: number | null }, regular_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, price: { value: number | null }, regular_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, price: { value: number | null }, regular_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, price: { value: number | null }, regular_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, price: { value: number | null }, regular_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, price: { value: number | null }, regular_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
     | null> | null } | null };

export type DesignSharingQueryVariables = Exact<{
  uid: string;
}>;


export type DesignSharingQuery = { design: { is_shared: boolean | null } | null };

export type MailDesignLinkMutationVariables = Exact<{
  uid: string;
  email: string;
}>;


export type MailDesignLinkMutation = { mailDesignLink: { user_errors: Array<{ message: string }> } | null };

export type SaveDesignMutationVariables = Exact<{
  input: SaveDesignInput;
}>;


export type SaveDesignMutation = { saveDesign: { design: { uid: string, revision: number } | null, user_errors: Array<{ code: string, message: string }> } | null };

export type StopSharingMutationVariables = Exact<{
  uid: string;
}>;


export type StopSharingMutation = { stopSharingDesign: { user_errors: Array<{ message: string }> } | null };

export type StoredDesignQueryVariables = Exact<{
  uid: string;
}>;


export type StoredDesignQuery = { design: { uid: string, name: string | null, revision: number, tool_data: string | null } | null };

export type ToolProductsQueryVariables = Exact<{
  tool: string;
}>;


export type ToolProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
     | null> | null } | null };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { error: boolean, message: string | null } | null };

export type SendOrderFormMutationVariables = Exact<{
  input: OrderFormInput;
}>;


export type SendOrderFormMutation = { sendOrderForm: { reference: string } | null };

export type CreateReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateReviewMutation = { createProductReview: { review: { nickname: string } } };

export type OrderProofQueryVariables = Exact<{
  token: string;
}>;


export type OrderProofQuery = { guestOrderByToken: { items: Array<{ id: string, proof: { sides: Array<{ label: string, count: number, width_mm: number, height_mm: number, print_quality: string | null }> } | null } | null> | null } };

export type ProductsByNameQueryVariables = Exact<{
  text: string;
}>;


export type ProductsByNameQuery = { products: { items: Array<
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
     | null> | null } | null };

export type RatingChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RatingChoicesQuery = { productReviewRatingsMetadata: { items: Array<{ id: string, values: Array<{ value: string, value_id: string }> }> } };

export type ReviewedProductQueryVariables = Exact<{
  sku: string;
}>;


export type ReviewedProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
     | null> | null } | null };

export type PhotoProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type PhotoProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
     | null> | null } | null };

export type PageQuestionsQueryVariables = Exact<{
  pageId: number;
  currentPage: number;
}>;


export type PageQuestionsQuery = { cmsPage: { content_heading: string | null, title: string | null, url_key: string | null } | null, productQa: { items: Array<{ question: string, answer: string | null, answer_html: string | null }>, page_info: { total_pages: number | null } | null } | null };

export type AddSharedCartMutationVariables = Exact<{
  token: string;
  cartId: string;
}>;


export type AddSharedCartMutation = { addSharedCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, tool_options: Array<{ label: string, value: string | null }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, user_errors: Array<{ message: string }> } | null };

export type SharedCartQueryVariables = Exact<{
  token: string;
}>;


export type SharedCartQuery = { sharedCart: { expires_at: string, items: Array<{ quantity: number, problem: string | null, preview_image: string | null, product:
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
      , tool_options: Array<{ label: string, value: string | null }>, row_total: { value: number | null } | null }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CartSumsFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"CartSums"}) as unknown as TypedDocumentString<CartSumsFragment, unknown>;
export const CartItemFragmentDoc = new TypedDocumentString(`
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
  ... on VirtualCartItem {
    entered: customizable_options {
      customizable_option_uid
      values {
        value
      }
    }
  }
}
    `, {"fragmentName":"CartItem"}) as unknown as TypedDocumentString<CartItemFragment, unknown>;
export const CartItemExtraFragmentDoc = new TypedDocumentString(`
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
  }
}
    `, {"fragmentName":"CartItemExtra"}) as unknown as TypedDocumentString<CartItemExtraFragment, unknown>;
export const CartExtraFragmentDoc = new TypedDocumentString(`
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
  }
}
    `, {"fragmentName":"CartExtra"}) as unknown as TypedDocumentString<CartExtraFragment, unknown>;
export const CartCheckoutFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"CartCheckout"}) as unknown as TypedDocumentString<CartCheckoutFragment, unknown>;
export const CartShippingFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"CartShipping"}) as unknown as TypedDocumentString<CartShippingFragment, unknown>;
export const CartBillingFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"CartBilling"}) as unknown as TypedDocumentString<CartBillingFragment, unknown>;
export const CartPaymentFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"CartPayment"}) as unknown as TypedDocumentString<CartPaymentFragment, unknown>;
export const CartFieldsFragmentDoc = new TypedDocumentString(`
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
}`, {"fragmentName":"CartFields"}) as unknown as TypedDocumentString<CartFieldsFragment, unknown>;
export const ProfileFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProfileFields on Customer {
  firstname
  lastname
  email
  date_of_birth
  phone_no
  is_subscribed
}
    `, {"fragmentName":"ProfileFields"}) as unknown as TypedDocumentString<ProfileFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = new TypedDocumentString(`
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
    product_image
    is_shared_design
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
}
    `, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const CardFieldsFragmentDoc = new TypedDocumentString(`
    fragment CardFields on ProductInterface {
  sku
  name
  url_key
  canonical_url
  stock_status
  small_image {
    url
    label
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
}
    `, {"fragmentName":"CardFields"}) as unknown as TypedDocumentString<CardFieldsFragment, unknown>;
export const ReviewFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReviewFields on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  is_sample
  photos
}
    `, {"fragmentName":"ReviewFields"}) as unknown as TypedDocumentString<ReviewFieldsFragment, unknown>;
export const CreateGuestCartDocument = new TypedDocumentString(`
    mutation CreateGuestCart {
  createGuestCart {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateGuestCartMutation, CreateGuestCartMutationVariables>;
export const CustomerCartDocument = new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    id
  }
}
    `) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const MergeCartsDocument = new TypedDocumentString(`
    mutation MergeCarts($source: String!) {
  mergeCarts(source_cart_id: $source) {
    id
    merge_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCartsMutation, MergeCartsMutationVariables>;
export const AddressRegionsDocument = new TypedDocumentString(`
    query AddressRegions($country: String!) {
  country(id: $country) {
    available_regions {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddressRegionsQuery, AddressRegionsQueryVariables>;
export const CreateAddressDocument = new TypedDocumentString(`
    mutation CreateAddress($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>;
export const CustomerAddressesDocument = new TypedDocumentString(`
    query CustomerAddresses {
  customer {
    addresses {
      id
      firstname
      lastname
      company
      street
      city
      region {
        region
      }
      postcode
      telephone
      default_shipping
      default_billing
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerAddressesQuery, CustomerAddressesQueryVariables>;
export const DeleteAddressDocument = new TypedDocumentString(`
    mutation DeleteAddress($id: Int!) {
  deleteCustomerAddress(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const UpdateAddressDocument = new TypedDocumentString(`
    mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
  updateCustomerAddress(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const AddProductsToCartDocument = new TypedDocumentString(`
    mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart {
      ...CartFields
    }
    user_errors {
      code
      message
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
}`) as unknown as TypedDocumentString<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const ApplyCouponToCartDocument = new TypedDocumentString(`
    mutation ApplyCouponToCart($cartId: String!, $code: String!) {
  applyCouponToCart(input: {cart_id: $cartId, coupon_code: $code}) {
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
}`) as unknown as TypedDocumentString<ApplyCouponToCartMutation, ApplyCouponToCartMutationVariables>;
export const ApplyGiftCardToCartDocument = new TypedDocumentString(`
    mutation ApplyGiftCardToCart($cartId: String!, $code: String!) {
  it: applyGiftCardToCart(input: {cart_id: $cartId, gift_card_code: $code}) {
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
}`) as unknown as TypedDocumentString<ApplyGiftCardToCartMutation, ApplyGiftCardToCartMutationVariables>;
export const ApplyRewardPointsToCartDocument = new TypedDocumentString(`
    mutation ApplyRewardPointsToCart($cartId: ID!) {
  it: applyRewardPointsToCart(cartId: $cartId) {
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
}`) as unknown as TypedDocumentString<ApplyRewardPointsToCartMutation, ApplyRewardPointsToCartMutationVariables>;
export const ApplyStoreCreditToCartDocument = new TypedDocumentString(`
    mutation ApplyStoreCreditToCart($cartId: String!) {
  it: applyStoreCreditToCart(input: {cart_id: $cartId}) {
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
}`) as unknown as TypedDocumentString<ApplyStoreCreditToCartMutation, ApplyStoreCreditToCartMutationVariables>;
export const CartDocument = new TypedDocumentString(`
    query Cart($cartId: String!, $billing: Boolean! = true, $shipping: Boolean! = true, $items: Boolean! = true, $paymentMethods: Boolean! = true, $checkout: Boolean! = true, $extraInfo: Boolean! = true) {
  cart(cart_id: $cartId) {
    ...CartSums
    itemsV2(pageSize: 100) @include(if: $items) {
      items {
        ...CartItem
        ...CartItemExtra @include(if: $extraInfo)
      }
    }
    ...CartExtra @include(if: $extraInfo)
    ...CartCheckout @include(if: $checkout)
    ...CartShipping @include(if: $shipping)
    ...CartBilling @include(if: $billing)
    ...CartPayment @include(if: $paymentMethods)
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
}`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const CartCountDocument = new TypedDocumentString(`
    query CartCount($cartId: String!) {
  cart(cart_id: $cartId) {
    total_quantity
  }
}
    `) as unknown as TypedDocumentString<CartCountQuery, CartCountQueryVariables>;
export const RemoveCouponFromCartDocument = new TypedDocumentString(`
    mutation RemoveCouponFromCart($cartId: String!) {
  removeCouponFromCart(input: {cart_id: $cartId}) {
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
}`) as unknown as TypedDocumentString<RemoveCouponFromCartMutation, RemoveCouponFromCartMutationVariables>;
export const RemoveGiftCardFromCartDocument = new TypedDocumentString(`
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
}`) as unknown as TypedDocumentString<RemoveGiftCardFromCartMutation, RemoveGiftCardFromCartMutationVariables>;
export const RemoveItemFromCartDocument = new TypedDocumentString(`
    mutation RemoveItemFromCart($cartId: String!, $uid: ID!) {
  removeItemFromCart(input: {cart_id: $cartId, cart_item_uid: $uid}) {
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
}`) as unknown as TypedDocumentString<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables>;
export const RemoveRewardPointsFromCartDocument = new TypedDocumentString(`
    mutation RemoveRewardPointsFromCart($cartId: ID!) {
  it: removeRewardPointsFromCart(cartId: $cartId) {
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
}`) as unknown as TypedDocumentString<RemoveRewardPointsFromCartMutation, RemoveRewardPointsFromCartMutationVariables>;
export const RemoveStoreCreditFromCartDocument = new TypedDocumentString(`
    mutation RemoveStoreCreditFromCart($cartId: String!) {
  it: removeStoreCreditFromCart(input: {cart_id: $cartId}) {
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
}`) as unknown as TypedDocumentString<RemoveStoreCreditFromCartMutation, RemoveStoreCreditFromCartMutationVariables>;
export const SetAdditionalInfoOnCartDocument = new TypedDocumentString(`
    mutation SetAdditionalInfoOnCart($cartId: String!, $info: CartAdditionalInfoInput!) {
  it: setAdditionalInfoOnCart(input: {cart_id: $cartId, additional_info: $info}) {
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
}`) as unknown as TypedDocumentString<SetAdditionalInfoOnCartMutation, SetAdditionalInfoOnCartMutationVariables>;
export const UpdateCartItemsDocument = new TypedDocumentString(`
    mutation UpdateCartItems($cartId: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: {cart_id: $cartId, cart_items: $items}) {
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
}`) as unknown as TypedDocumentString<UpdateCartItemsMutation, UpdateCartItemsMutationVariables>;
export const DesignDataDocument = new TypedDocumentString(`
    query DesignData($uid: ID!, $revision: Int!) {
  design(design_uid: $uid, revision: $revision) {
    tool_data
  }
}
    `) as unknown as TypedDocumentString<DesignDataQuery, DesignDataQueryVariables>;
export const CustomerProfileDocument = new TypedDocumentString(`
    query CustomerProfile {
  customer {
    ...ProfileFields
  }
}
    fragment ProfileFields on Customer {
  firstname
  lastname
  email
  date_of_birth
  phone_no
  is_subscribed
}`) as unknown as TypedDocumentString<CustomerProfileQuery, CustomerProfileQueryVariables>;
export const HeaderCustomerDocument = new TypedDocumentString(`
    query HeaderCustomer {
  customer {
    firstname
    email
  }
}
    `) as unknown as TypedDocumentString<HeaderCustomerQuery, HeaderCustomerQueryVariables>;
export const RevokeCustomerTokenDocument = new TypedDocumentString(`
    mutation RevokeCustomerToken {
  revokeCustomerToken {
    result
  }
}
    `) as unknown as TypedDocumentString<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables>;
export const LogInByPasswordDocument = new TypedDocumentString(`
    mutation LogInByPassword($email: String!, $password: String!, $captcha: String) {
  generateCustomerToken(
    email: $email
    password: $password
    recaptcha_response: $captcha
  ) {
    token
  }
}
    `) as unknown as TypedDocumentString<LogInByPasswordMutation, LogInByPasswordMutationVariables>;
export const SendLoginCodeDocument = new TypedDocumentString(`
    mutation SendLoginCode($email: String!, $captcha: String) {
  loginByEmailOtpData(email: $email, recaptcha_response: $captcha) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SendLoginCodeMutation, SendLoginCodeMutationVariables>;
export const LogInByCodeDocument = new TypedDocumentString(`
    mutation LogInByCode($email: String!, $code: String!, $captcha: String) {
  loginUniversalpassword(
    username: $email
    password: $code
    logintype: "otp"
    recaptcha_response: $captcha
  ) {
    success
    message
    token
  }
}
    `) as unknown as TypedDocumentString<LogInByCodeMutation, LogInByCodeMutationVariables>;
export const RegisterCustomerDocument = new TypedDocumentString(`
    mutation RegisterCustomer($input: CustomerInput!) {
  createCustomer(input: $input, skipGST: true) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterCustomerMutation, RegisterCustomerMutationVariables>;
export const ConfirmRegistrationDocument = new TypedDocumentString(`
    mutation ConfirmRegistration($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    customer {
      firstname
      customer_token
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;
export const ResendConfirmationDocument = new TypedDocumentString(`
    query ResendConfirmation($email: String!) {
  resendConfirmationLink(email: $email) {
    message
  }
}
    `) as unknown as TypedDocumentString<ResendConfirmationQuery, ResendConfirmationQueryVariables>;
export const ResetCustomerPasswordDocument = new TypedDocumentString(`
    mutation ResetCustomerPassword($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}
    `) as unknown as TypedDocumentString<ResetCustomerPasswordMutation, ResetCustomerPasswordMutationVariables>;
export const ConfirmEmailChangeDocument = new TypedDocumentString(`
    mutation ConfirmEmailChange($token: String!) {
  confirmEmailChange(token: $token) {
    message
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const UndoEmailChangeDocument = new TypedDocumentString(`
    mutation UndoEmailChange($token: String!) {
  undoEmailChange(token: $token) {
    message
  }
}
    `) as unknown as TypedDocumentString<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const StartPasskeyLoginDocument = new TypedDocumentString(`
    mutation StartPasskeyLogin {
  startPasskeyLogin {
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables>;
export const LogInByPasskeyDocument = new TypedDocumentString(`
    mutation LogInByPasskey($response: String!) {
  logInByPasskey(response: $response) {
    customer {
      customer_token
    }
  }
}
    `) as unknown as TypedDocumentString<LogInByPasskeyMutation, LogInByPasskeyMutationVariables>;
export const StartPasskeyRegistrationDocument = new TypedDocumentString(`
    mutation StartPasskeyRegistration {
  startPasskeyRegistration {
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($response: String!, $name: String) {
  addPasskey(response: $response, name: $name) {
    uid
  }
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const CustomerPasskeysDocument = new TypedDocumentString(`
    query CustomerPasskeys {
  customer {
    passkeys {
      uid
      name
      created_at
      last_used_at
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerPasskeysQuery, CustomerPasskeysQueryVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($uid: ID!, $name: String!) {
  renamePasskey(uid: $uid, name: $name) {
    name
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const DeletePasskeyDocument = new TypedDocumentString(`
    mutation DeletePasskey($uid: ID!) {
  deletePasskey(uid: $uid)
}
    `) as unknown as TypedDocumentString<DeletePasskeyMutation, DeletePasskeyMutationVariables>;
export const OwnPasswordDocument = new TypedDocumentString(`
    query OwnPassword {
  customer {
    has_password
  }
}
    `) as unknown as TypedDocumentString<OwnPasswordQuery, OwnPasswordQueryVariables>;
export const CreatePasswordDocument = new TypedDocumentString(`
    mutation CreatePassword($password: String!) {
  createCustomerPassword(newPassword: $password) {
    has_password
  }
}
    `) as unknown as TypedDocumentString<CreatePasswordMutation, CreatePasswordMutationVariables>;
export const SocialProvidersDocument = new TypedDocumentString(`
    query SocialProviders {
  socialProviders {
    id
    label
  }
}
    `) as unknown as TypedDocumentString<SocialProvidersQuery, SocialProvidersQueryVariables>;
export const StartSocialLoginDocument = new TypedDocumentString(`
    mutation StartSocialLogin($provider: String!) {
  startSocialLogin(provider: $provider) {
    url
    state
  }
}
    `) as unknown as TypedDocumentString<StartSocialLoginMutation, StartSocialLoginMutationVariables>;
export const LogInBySocialDocument = new TypedDocumentString(`
    mutation LogInBySocial($input: CustomerSocialLoginInput!) {
  createCustomerBySocialLogin(input: $input) {
    customer {
      customer_token
    }
  }
}
    `) as unknown as TypedDocumentString<LogInBySocialMutation, LogInBySocialMutationVariables>;
export const ConnectSocialAccountDocument = new TypedDocumentString(`
    mutation ConnectSocialAccount($state: String!) {
  connectSocialAccount(state: $state)
}
    `) as unknown as TypedDocumentString<ConnectSocialAccountMutation, ConnectSocialAccountMutationVariables>;
export const CustomerSocialLoginsDocument = new TypedDocumentString(`
    query CustomerSocialLogins {
  customer {
    social_logins {
      uid
      label
      created_at
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerSocialLoginsQuery, CustomerSocialLoginsQueryVariables>;
export const DisconnectSocialAccountDocument = new TypedDocumentString(`
    mutation DisconnectSocialAccount($uid: ID!) {
  disconnectSocialAccount(uid: $uid)
}
    `) as unknown as TypedDocumentString<DisconnectSocialAccountMutation, DisconnectSocialAccountMutationVariables>;
export const WeeklyDealsDocument = new TypedDocumentString(`
    query WeeklyDeals {
  weeklyDeals {
    sku
    percent
    from_date
    to_date
  }
}
    `) as unknown as TypedDocumentString<WeeklyDealsQuery, WeeklyDealsQueryVariables>;
export const ShareDesignDocument = new TypedDocumentString(`
    mutation ShareDesign($uid: ID!) {
  shareSavedDesign(design_uid: $uid) {
    token
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ShareDesignMutation, ShareDesignMutationVariables>;
export const DeleteMyPhotosDocument = new TypedDocumentString(`
    mutation DeleteMyPhotos {
  deleteMyPhotos {
    deleted
    kept
  }
}
    `) as unknown as TypedDocumentString<DeleteMyPhotosMutation, DeleteMyPhotosMutationVariables>;
export const DeleteSavedDesignDocument = new TypedDocumentString(`
    mutation DeleteSavedDesign($uid: ID!) {
  deleteSavedDesign(design_uid: $uid) {
    result
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedDesignMutation, DeleteSavedDesignMutationVariables>;
export const UnfinishedDesignsDocument = new TypedDocumentString(`
    query UnfinishedDesigns {
  savedDesigns(unfinished: true, pageSize: 20) {
    items {
      uid
      sku
      name
      preview_image
      edit_link
      updated_at
    }
  }
}
    `) as unknown as TypedDocumentString<UnfinishedDesignsQuery, UnfinishedDesignsQueryVariables>;
export const RecaptchaConfigDocument = new TypedDocumentString(`
    query RecaptchaConfig {
  recaptchaV3Config {
    is_enabled
    website_key
  }
}
    `) as unknown as TypedDocumentString<RecaptchaConfigQuery, RecaptchaConfigQueryVariables>;
export const CpnewsletterDocument = new TypedDocumentString(`
    mutation Cpnewsletter($input: CpNewsletterInput!) {
  cpnewsletter(input: $input) {
    error
    message
  }
}
    `) as unknown as TypedDocumentString<CpnewsletterMutation, CpnewsletterMutationVariables>;
export const BankDetailsDocument = new TypedDocumentString(`
    query BankDetails($fields: [String!]!) {
  configvalues(fields: $fields) {
    key
    value
  }
}
    `) as unknown as TypedDocumentString<BankDetailsQuery, BankDetailsQueryVariables>;
export const CopyOrderedDesignDocument = new TypedDocumentString(`
    mutation CopyOrderedDesign($token: String!, $item: ID!) {
  copyOrderedDesign(token: $token, item_id: $item) {
    design {
      edit_link
    }
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CopyOrderedDesignMutation, CopyOrderedDesignMutationVariables>;
export const CustomerOrderDocument = new TypedDocumentString(`
    query CustomerOrder($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        id
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
    product_image
    is_shared_design
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
}`) as unknown as TypedDocumentString<CustomerOrderQuery, CustomerOrderQueryVariables>;
export const FindOrderDocument = new TypedDocumentString(`
    query FindOrder($input: OrderInformationInput!) {
  guestOrder(input: $input) {
    ...OrderFields
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
    product_image
    is_shared_design
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
}`) as unknown as TypedDocumentString<FindOrderQuery, FindOrderQueryVariables>;
export const OrderByTokenDocument = new TypedDocumentString(`
    query OrderByToken($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    ...OrderFields
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
    product_image
    is_shared_design
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
}`) as unknown as TypedDocumentString<OrderByTokenQuery, OrderByTokenQueryVariables>;
export const OrderPaymentDocument = new TypedDocumentString(`
    query OrderPayment($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    payment_until
    payment_options {
      code
      title
    }
  }
}
    `) as unknown as TypedDocumentString<OrderPaymentQuery, OrderPaymentQueryVariables>;
export const PayOrderDocument = new TypedDocumentString(`
    mutation PayOrder($token: String!, $method: String) {
  payOrder(order_token: $token, payment_method: $method) {
    payment_redirect_url
  }
}
    `) as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const PagePicturesDocument = new TypedDocumentString(`
    query PagePictures($paths: [String]!) {
  products(filter: {canonical_url: {in: $paths}}, pageSize: 100) {
    items {
      url_key
      canonical_url
      small_image {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PagePicturesQuery, PagePicturesQueryVariables>;
export const ProductCardsDocument = new TypedDocumentString(`
    query ProductCards($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      ...CardFields
    }
  }
}
    fragment CardFields on ProductInterface {
  sku
  name
  url_key
  canonical_url
  stock_status
  small_image {
    url
    label
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductCardsQuery, ProductCardsQueryVariables>;
export const RelatedProductsDocument = new TypedDocumentString(`
    query RelatedProducts($sku: String!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      related_products {
        sku
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RelatedProductsQuery, RelatedProductsQueryVariables>;
export const ProductReviewsDocument = new TypedDocumentString(`
    query ProductReviews($sku: String!, $pageSize: Int!, $currentPage: Int!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      reviews(pageSize: $pageSize, currentPage: $currentPage) {
        items {
          ...ReviewFields
        }
        page_info {
          current_page
          total_pages
        }
      }
    }
  }
}
    fragment ReviewFields on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  is_sample
  photos
}`) as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ShopReviewsDocument = new TypedDocumentString(`
    query ShopReviews($pageSize: Int!, $currentPage: Int!, $stars: Int) {
  shopReviews(pageSize: $pageSize, currentPage: $currentPage, stars: $stars) {
    items {
      ...ReviewFields
      product {
        name
        url_key
        canonical_url
      }
    }
    star_counts {
      stars
      count
    }
    page_info {
      current_page
      total_pages
    }
  }
}
    fragment ReviewFields on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  is_sample
  photos
}`) as unknown as TypedDocumentString<ShopReviewsQuery, ShopReviewsQueryVariables>;
export const AddOrderTicketMessageDocument = new TypedDocumentString(`
    mutation AddOrderTicketMessage($input: AddOrderTicketMessageInput!) {
  addOrderTicketMessage(input: $input) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddOrderTicketMessageMutation, AddOrderTicketMessageMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($id: ID!, $reason: String!) {
  cancelOrder(input: {order_id: $id, reason: $reason}) {
    error
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($current: String!, $password: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $password) {
    email
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChooseRewardMailsDocument = new TypedDocumentString(`
    mutation ChooseRewardMails($earned: Boolean!, $ending: Boolean!) {
  updateRewardMails(
    balance_updates: $earned
    points_expiration_notifications: $ending
  ) {
    balance_updates
  }
}
    `) as unknown as TypedDocumentString<ChooseRewardMailsMutation, ChooseRewardMailsMutationVariables>;
export const ConsentTimeDocument = new TypedDocumentString(`
    query ConsentTime {
  customer {
    consent_changed_at
  }
}
    `) as unknown as TypedDocumentString<ConsentTimeQuery, ConsentTimeQueryVariables>;
export const CreateOrderTicketDocument = new TypedDocumentString(`
    mutation CreateOrderTicket($input: CreateOrderTicketInput!) {
  createOrderTicket(input: $input) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOrderTicketMutation, CreateOrderTicketMutationVariables>;
export const CustomerOrdersDocument = new TypedDocumentString(`
    query CustomerOrders($page: Int!, $filter: CustomerOrdersFilterInput) {
  customer {
    orders(filter: $filter, currentPage: $page, pageSize: 10) {
      total_count
      page_info {
        total_pages
      }
      items {
        number
        order_date
        status
        total {
          grand_total {
            value
          }
        }
        items {
          product_name
          quantity_ordered
          preview_image
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerOrdersQuery, CustomerOrdersQueryVariables>;
export const CustomerReferralDocument = new TypedDocumentString(`
    query CustomerReferral {
  customer {
    referral {
      referral_link
      earned {
        value
      }
      reward {
        value
      }
      friends {
        state
        date
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerReferralQuery, CustomerReferralQueryVariables>;
export const CustomerSessionsDocument = new TypedDocumentString(`
    query CustomerSessions {
  customer {
    sessions {
      uid
      device
      way
      current
      created_at
      last_seen_at
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerSessionsQuery, CustomerSessionsQueryVariables>;
export const CustomerShipmentsDocument = new TypedDocumentString(`
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
    product_image
    is_shared_design
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
}`) as unknown as TypedDocumentString<CustomerShipmentsQuery, CustomerShipmentsQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($password: String, $code: String) {
  deleteCustomer(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const DesignedProductsDocument = new TypedDocumentString(`
    query DesignedProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 50) {
    items {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DesignedProductsQuery, DesignedProductsQueryVariables>;
export const DuplicateDesignDocument = new TypedDocumentString(`
    mutation DuplicateDesign($uid: ID!) {
  duplicateSavedDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DuplicateDesignMutation, DuplicateDesignMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  revokeOtherCustomerSessions {
    result
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($uid: ID!) {
  revokeCustomerSession(session_uid: $uid) {
    result
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const GiftCardBalanceDocument = new TypedDocumentString(`
    query GiftCardBalance($code: String!) {
  giftCardAccount(input: {gift_card_code: $code}) {
    balance {
      value
    }
    expiration_date
  }
}
    `) as unknown as TypedDocumentString<GiftCardBalanceQuery, GiftCardBalanceQueryVariables>;
export const JoinLoyaltyLevelDocument = new TypedDocumentString(`
    mutation JoinLoyaltyLevel {
  joinLoyaltyLevel {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<JoinLoyaltyLevelMutation, JoinLoyaltyLevelMutationVariables>;
export const OrderCancellationDocument = new TypedDocumentString(`
    query OrderCancellation($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        can_cancel
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderCancellationQuery, OrderCancellationQueryVariables>;
export const OrderTicketsDocument = new TypedDocumentString(`
    query OrderTickets($page: Int!) {
  customer {
    order_tickets(pageSize: 10, currentPage: $page) {
      page_info {
        total_pages
      }
      items {
        uid
        number
        order_number
        subject
        status
        messages {
          author
          message
          created_at
          attachments
          documents {
            name
            url
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderTicketsQuery, OrderTicketsQueryVariables>;
export const OwnDataDocument = new TypedDocumentString(`
    query OwnData {
  customerData
}
    `) as unknown as TypedDocumentString<OwnDataQuery, OwnDataQueryVariables>;
export const RedeemGiftCardDocument = new TypedDocumentString(`
    mutation RedeemGiftCard($code: String!) {
  redeemGiftCardBalanceAsStoreCredit(input: {gift_card_code: $code}) {
    balance {
      value
    }
  }
}
    `) as unknown as TypedDocumentString<RedeemGiftCardMutation, RedeemGiftCardMutationVariables>;
export const RemoveDesignDocument = new TypedDocumentString(`
    mutation RemoveDesign($uid: ID!) {
  deleteSavedDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveDesignMutation, RemoveDesignMutationVariables>;
export const RenameDesignDocument = new TypedDocumentString(`
    mutation RenameDesign($uid: ID!, $name: String!) {
  renameSavedDesign(design_uid: $uid, name: $name) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RenameDesignMutation, RenameDesignMutationVariables>;
export const ReorderItemsDocument = new TypedDocumentString(`
    mutation ReorderItems($number: String!, $cartId: String!) {
  reorderItems(orderNumber: $number, cart_id: $cartId) {
    cart {
      ...CartFields
    }
    userInputErrors {
      message
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
}`) as unknown as TypedDocumentString<ReorderItemsMutation, ReorderItemsMutationVariables>;
export const RestoreDesignDocument = new TypedDocumentString(`
    mutation RestoreDesign($uid: ID!) {
  restoreSavedDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreDesignMutation, RestoreDesignMutationVariables>;
export const RewardPolicyDocument = new TypedDocumentString(`
    query RewardPolicy {
  cmsBlocks(identifiers: ["reward-policy"]) {
    items {
      content
    }
  }
}
    `) as unknown as TypedDocumentString<RewardPolicyQuery, RewardPolicyQueryVariables>;
export const RewardSettingsDocument = new TypedDocumentString(`
    query RewardSettings($fields: [String!]!) {
  configvalues(fields: $fields) {
    key
    value
  }
}
    `) as unknown as TypedDocumentString<RewardSettingsQuery, RewardSettingsQueryVariables>;
export const RewardsDocument = new TypedDocumentString(`
    query Rewards {
  customer {
    rewardInformation {
      available_amount
    }
    reward_points {
      balance {
        money {
          value
        }
      }
      balance_history {
        balance {
          points
        }
        change_reason
        date
        points_change
      }
      exchange_rates {
        earning {
          currency_amount
          points
        }
        redemption {
          currency_amount
          points
        }
      }
      subscription_status {
        balance_updates
        points_expiration_notifications
      }
    }
    loyalty_level {
      name
      joined
      points_to_next
      benefits
    }
  }
}
    `) as unknown as TypedDocumentString<RewardsQuery, RewardsQueryVariables>;
export const RewardsEndDocument = new TypedDocumentString(`
    query RewardsEnd {
  customer {
    reward_points {
      ends_at
    }
  }
}
    `) as unknown as TypedDocumentString<RewardsEndQuery, RewardsEndQueryVariables>;
export const SavedDesignsDocument = new TypedDocumentString(`
    query SavedDesigns($page: Int!, $unfinished: Boolean!) {
  savedDesigns(pageSize: 12, currentPage: $page, unfinished: $unfinished) {
    total_count
    page_info {
      total_pages
    }
    items {
      uid
      sku
      name
      preview_image
      edit_link
      updated_at
      expires_at
    }
  }
}
    `) as unknown as TypedDocumentString<SavedDesignsQuery, SavedDesignsQueryVariables>;
export const StoreCreditDocument = new TypedDocumentString(`
    query StoreCredit($page: Int!) {
  customer {
    store_credit {
      current_balance {
        value
      }
      balance_history(pageSize: 20, currentPage: $page) {
        items {
          action
          actual_balance {
            value
          }
          balance_change {
            value
          }
          date_time_changed
        }
        page_info {
          total_pages
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoreCreditQuery, StoreCreditQueryVariables>;
export const UpdateCustomerDocument = new TypedDocumentString(`
    mutation UpdateCustomer($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) {
    customer {
      ...ProfileFields
    }
  }
}
    fragment ProfileFields on Customer {
  firstname
  lastname
  email
  date_of_birth
  phone_no
  is_subscribed
}`) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const UpdateEmailDocument = new TypedDocumentString(`
    mutation UpdateEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateEmailMutation, UpdateEmailMutationVariables>;
export const ImportProductsDocument = new TypedDocumentString(`
    query ImportProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      sku
      name
      stock_status
      personalisation {
        tool
      }
      ... on CustomizableProductInterface {
        options {
          title
          required
          ... on CustomizableRadioOption {
            value {
              uid
              title
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportProductsQuery, ImportProductsQueryVariables>;
export const EstimateShippingMethodsDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<EstimateShippingMethodsMutation, EstimateShippingMethodsMutationVariables>;
export const ShareCartDocument = new TypedDocumentString(`
    mutation ShareCart($cartId: String!) {
  shareCart(cart_id: $cartId) {
    token
    left_out
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ShareCartMutation, ShareCartMutationVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($cartId: String!, $total: Float) {
  placeOrder(input: {cart_id: $cartId, expected_total: $total}) {
    orderV2 {
      number
      token
    }
    payment_redirect_url
    errors {
      code
      message
    }
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
}`) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const RestoreCartDocument = new TypedDocumentString(`
    mutation RestoreCart($token: String!) {
  restoreCart(order_token: $token) {
    ...CartFields
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
}`) as unknown as TypedDocumentString<RestoreCartMutation, RestoreCartMutationVariables>;
export const SetBillingAddressOnCartDocument = new TypedDocumentString(`
    mutation SetBillingAddressOnCart($cartId: String!, $address: BillingAddressInput!) {
  setBillingAddressOnCart(input: {cart_id: $cartId, billing_address: $address}) {
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
}`) as unknown as TypedDocumentString<SetBillingAddressOnCartMutation, SetBillingAddressOnCartMutationVariables>;
export const SetGuestEmailOnCartDocument = new TypedDocumentString(`
    mutation SetGuestEmailOnCart($cartId: String!, $email: String!) {
  setGuestEmailOnCart(input: {cart_id: $cartId, email: $email}) {
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
}`) as unknown as TypedDocumentString<SetGuestEmailOnCartMutation, SetGuestEmailOnCartMutationVariables>;
export const SetPaymentMethodOnCartDocument = new TypedDocumentString(`
    mutation SetPaymentMethodOnCart($cartId: String!, $code: String!) {
  setPaymentMethodOnCart(input: {cart_id: $cartId, payment_method: {code: $code}}) {
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
}`) as unknown as TypedDocumentString<SetPaymentMethodOnCartMutation, SetPaymentMethodOnCartMutationVariables>;
export const SetShippingAddressOnCartDocument = new TypedDocumentString(`
    mutation SetShippingAddressOnCart($cartId: String!, $addresses: [ShippingAddressInput!]!) {
  setShippingAddressesOnCart(
    input: {cart_id: $cartId, shipping_addresses: $addresses}
  ) {
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
}`) as unknown as TypedDocumentString<SetShippingAddressOnCartMutation, SetShippingAddressOnCartMutationVariables>;
export const SetShippingMethodOnCartDocument = new TypedDocumentString(`
    mutation SetShippingMethodOnCart($cartId: String!, $methods: [ShippingMethodInput!]!) {
  setShippingMethodsOnCart(input: {cart_id: $cartId, shipping_methods: $methods}) {
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
}`) as unknown as TypedDocumentString<SetShippingMethodOnCartMutation, SetShippingMethodOnCartMutationVariables>;
export const ContactUsDocument = new TypedDocumentString(`
    mutation ContactUs($input: ContactUsInput!) {
  contactUs(input: $input) {
    status
  }
}
    `) as unknown as TypedDocumentString<ContactUsMutation, ContactUsMutationVariables>;
export const ReferAFriendDocument = new TypedDocumentString(`
    mutation ReferAFriend($input: ReferAFriendInput!) {
  referAFriend(input: $input) {
    success
    referral_link
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReferAFriendMutation, ReferAFriendMutationVariables>;
export const SharePhotoDocument = new TypedDocumentString(`
    mutation SharePhoto($input: SharePhotoInput!) {
  sharePhoto(input: $input) {
    reference
  }
}
    `) as unknown as TypedDocumentString<SharePhotoMutation, SharePhotoMutationVariables>;
export const AskQuestionDocument = new TypedDocumentString(`
    mutation AskQuestion($input: AskProductQuestionInput!) {
  askProductQuestion(input: $input) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AskQuestionMutation, AskQuestionMutationVariables>;
export const OpenDesignLinkDocument = new TypedDocumentString(`
    mutation OpenDesignLink($token: String!) {
  openDesignLink(token: $token) {
    design {
      edit_link
    }
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OpenDesignLinkMutation, OpenDesignLinkMutationVariables>;
export const SharedDesignDocument = new TypedDocumentString(`
    query SharedDesign($token: String!) {
  designLinkKind(token: $token)
  savedDesignByToken(token: $token) {
    name
    preview_image
  }
}
    `) as unknown as TypedDocumentString<SharedDesignQuery, SharedDesignQueryVariables>;
export const DesignProductDocument = new TypedDocumentString(`
    query DesignProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      sku
      name
      url_key
      stock_status
      ... on CustomizableProductInterface {
        options {
          uid
          title
          required
          sort_order
          ... on CustomizableRadioOption {
            value {
              uid
              title
              price
              sort_order
            }
          }
        }
      }
      price_rows {
        option_uids
        quantity_from
        price {
          value
        }
        regular_price {
          value
        }
        offer_from
        offer_to
      }
      personalisation {
        tool
        definition
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DesignProductQuery, DesignProductQueryVariables>;
export const DesignSharingDocument = new TypedDocumentString(`
    query DesignSharing($uid: ID!) {
  design(design_uid: $uid) {
    is_shared
  }
}
    `) as unknown as TypedDocumentString<DesignSharingQuery, DesignSharingQueryVariables>;
export const MailDesignLinkDocument = new TypedDocumentString(`
    mutation MailDesignLink($uid: ID!, $email: String!) {
  mailDesignLink(design_uid: $uid, email: $email) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MailDesignLinkMutation, MailDesignLinkMutationVariables>;
export const SaveDesignDocument = new TypedDocumentString(`
    mutation SaveDesign($input: SaveDesignInput!) {
  saveDesign(input: $input) {
    design {
      uid
      revision
    }
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveDesignMutation, SaveDesignMutationVariables>;
export const StopSharingDocument = new TypedDocumentString(`
    mutation StopSharing($uid: ID!) {
  stopSharingDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<StopSharingMutation, StopSharingMutationVariables>;
export const StoredDesignDocument = new TypedDocumentString(`
    query StoredDesign($uid: ID!) {
  design(design_uid: $uid) {
    uid
    name
    revision
    tool_data
  }
}
    `) as unknown as TypedDocumentString<StoredDesignQuery, StoredDesignQueryVariables>;
export const ToolProductsDocument = new TypedDocumentString(`
    query ToolProducts($tool: String!) {
  products(filter: {tool: {eq: $tool}}, pageSize: 50) {
    items {
      ...CardFields
    }
  }
}
    fragment CardFields on ProductInterface {
  sku
  name
  url_key
  canonical_url
  stock_status
  small_image {
    url
    label
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<ToolProductsQuery, ToolProductsQueryVariables>;
export const UnsubscribeNewsletterDocument = new TypedDocumentString(`
    mutation UnsubscribeNewsletter($token: String!) {
  unsubscribeNewsletter(token: $token) {
    error
    message
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>;
export const SendOrderFormDocument = new TypedDocumentString(`
    mutation SendOrderForm($input: OrderFormInput!) {
  sendOrderForm(input: $input) {
    reference
  }
}
    `) as unknown as TypedDocumentString<SendOrderFormMutation, SendOrderFormMutationVariables>;
export const CreateReviewDocument = new TypedDocumentString(`
    mutation CreateReview($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review {
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<CreateReviewMutation, CreateReviewMutationVariables>;
export const OrderProofDocument = new TypedDocumentString(`
    query OrderProof($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    items {
      id
      proof {
        sides {
          label
          count
          width_mm
          height_mm
          print_quality
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderProofQuery, OrderProofQueryVariables>;
export const ProductsByNameDocument = new TypedDocumentString(`
    query ProductsByName($text: String!) {
  products(search: $text, pageSize: 8) {
    items {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProductsByNameQuery, ProductsByNameQueryVariables>;
export const RatingChoicesDocument = new TypedDocumentString(`
    query RatingChoices {
  productReviewRatingsMetadata {
    items {
      id
      values {
        value
        value_id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RatingChoicesQuery, RatingChoicesQueryVariables>;
export const ReviewedProductDocument = new TypedDocumentString(`
    query ReviewedProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewedProductQuery, ReviewedProductQueryVariables>;
export const PhotoProductsDocument = new TypedDocumentString(`
    query PhotoProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      ...CardFields
      media_gallery {
        url
        label
      }
      ... on CustomizableProductInterface {
        options {
          uid
          title
          required
          sort_order
          ... on CustomizableRadioOption {
            value {
              uid
              title
              price
              sort_order
            }
          }
        }
      }
      personalisation {
        tool
        definition
      }
    }
  }
}
    fragment CardFields on ProductInterface {
  sku
  name
  url_key
  canonical_url
  stock_status
  small_image {
    url
    label
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<PhotoProductsQuery, PhotoProductsQueryVariables>;
export const PageQuestionsDocument = new TypedDocumentString(`
    query PageQuestions($pageId: Int!, $currentPage: Int!) {
  cmsPage(id: $pageId) {
    content_heading
    title
    url_key
  }
  productQa(page_id: $pageId, pageSize: 20, currentPage: $currentPage) {
    items {
      question
      answer
      answer_html
    }
    page_info {
      total_pages
    }
  }
}
    `) as unknown as TypedDocumentString<PageQuestionsQuery, PageQuestionsQueryVariables>;
export const AddSharedCartDocument = new TypedDocumentString(`
    mutation AddSharedCart($token: String!, $cartId: String!) {
  addSharedCart(token: $token, cart_id: $cartId) {
    cart {
      ...CartFields
    }
    user_errors {
      message
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
}`) as unknown as TypedDocumentString<AddSharedCartMutation, AddSharedCartMutationVariables>;
export const SharedCartDocument = new TypedDocumentString(`
    query SharedCart($token: String!) {
  sharedCart(token: $token) {
    expires_at
    items {
      quantity
      problem
      preview_image
      product {
        name
        small_image {
          url
        }
      }
      tool_options {
        label
        value
      }
      row_total {
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SharedCartQuery, SharedCartQueryVariables>;