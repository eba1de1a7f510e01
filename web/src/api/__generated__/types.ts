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

export type AddressLine =
  /** Suburb, town or postcode. */
  | 'PLACE'
  /** Number and street: whole addresses, where the shop finds them. */
  | 'STREET';

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

/**
 * This shop uses the comment, the gift message, the fields of a business, the click id of an affiliate (`awc`), and where it
 * offers them, gift wrap and drop-ship.
 */
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
  fax?: string | null | undefined;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  /** For a customer: adds it to the address book, unless it is there. */
  save_in_address_book?: boolean | null | undefined;
  street: Array<string>;
  suffix?: string | null | undefined;
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
  /** Saved designs of the parts of a bundle. A part without one is designed in the cart. */
  part_designs?: Array<PartDesignInput> | null | undefined;
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

export type ChangeOrderedSignInput = {
  design_revision: number;
  design_uid: string;
  item_id: string;
  token: string;
};

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

/**
 * Of the footer only the address, page, source and captcha are read, of the popup also the first name, the date of birth and
 * whether it was drawn with an offer. Nothing else is stored.
 */
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

/** A page of a design as a picture, at the size of a screen. */
export type DesignPageInput = {
  /** What it is called, such as `Pages 4–5`: 80 characters at most. */
  label: string;
  /** The uid of a completed upload of the caller, whose longer side has 2,000 pixels at most. */
  picture: string;
};

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

/** Values that the shop does not know, and days that have passed, are left out. */
export type GiftAnswersInput = {
  /** Dollars, at most. */
  budget?: number | null | undefined;
  /** The last day on which it may arrive, yyyy-mm-dd. */
  by?: string | null | undefined;
  /** A value of the attribute `occasion`. */
  occasion?: string | null | undefined;
  /** A value of the attribute `recipient`. */
  recipient?: string | null | undefined;
  /** Where it goes: `town`, `rural` or `chathams`; a town without it. */
  zone?: string | null | undefined;
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

export type PartDesignInput = {
  design_revision: number;
  design_uid: string;
  tool_data?: string | null | undefined;
  /** The chosen value of the bundle. */
  uid: string;
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
  /** What the picture shows, in words: 200 characters at most. */
  preview_words?: string | null | undefined;
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
  /** What the shopper writes about the delivery: the comment of the order. */
  customer_notes?: string | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

/** Options and quantity are chosen in the design tool, so the list keeps none. */
export type WishlistItemInput = {
  /** A saved design of the caller for the product `sku`. */
  design_uid?: string | null | undefined;
  entered_options?: Array<EnteredOptionInput> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string> | null | undefined;
  sku: string;
};

export type AdoptWishlistMutationVariables = Exact<{
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AdoptWishlistMutation = { addProductsToWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string }> } | null };

export type CreateGuestCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestCartMutation = { createGuestCart: { cart: { id: string } | null } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string } };

export type HeaderofferQueryVariables = Exact<{
  cacheCode?: string | null | undefined;
}>;


export type HeaderofferQuery = { headeroffer: { items: Array<{ sale_title: string | null, offer_text: string | null, offer_description: string | null, offer_start_date: string | null, offer_end_date: string | null, show_timer: boolean | null, store_notice: string | null, offer_url: string | null }> } | null };

export type MergeCartsMutationVariables = Exact<{
  source: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string, merge_errors: Array<{ message: string }> | null } };

export type HelpQueryVariables = Exact<{
  fields: Array<string> | string;
}>;


export type HelpQuery = { configvalues: Array<{ key: string, value: string | null }>, cmsBlocks: { items: Array<{ content: string | null } | null> | null } | null };

export type AddressLookUpQueryVariables = Exact<{
  text: string;
  line: AddressLine;
}>;


export type AddressLookUpQuery = { addressLookUp: { finds_streets: boolean, suggestions: Array<{ street: string | null, suburb: string | null, city: string, region: string | null, postcode: string }> } };

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
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, user_errors: Array<{ code: CartUserInputErrorType, message: string }> } | null };

export type ApplyCouponToCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponToCartMutation = { applyCouponToCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyGiftCardToCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyGiftCardToCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyRewardPointsToCartMutationVariables = Exact<{
  cartId: string;
}>;


export type ApplyRewardPointsToCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyStoreCreditToCartMutationVariables = Exact<{
  cartId: string;
}>;


export type ApplyStoreCreditToCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

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
        | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null } & { extra_info?: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
       | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null } & { giftwrap?: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship?: { enabled: boolean } | null, additional_info?: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null } & { email?: string | null, applied_gift_cards?: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit?: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points?: { points: number, money: { value: number | null } } | null, reward_points?: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null } & { shipping_addresses?: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null> } & { billing_address?: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null } & { available_payment_methods?: Array<{ code: string, title: string } | null> | null, selected_payment_method?: { code: string, title: string } | null } | null };

export type CartCountQueryVariables = Exact<{
  cartId: string;
}>;


export type CartCountQuery = { cart: { total_quantity: number } | null };

export type CartSumsFragment = { id: string, total_quantity: number, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null };

type CartItem_BundleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
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

type CartItemExtra_BundleCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null };

type CartItemExtra_ConfigurableCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null };

type CartItemExtra_SimpleCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null };

type CartItemExtra_VirtualCartItem_Fragment = { extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
        | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
      , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null };

export type CartItemExtraFragment =
  | CartItemExtra_BundleCartItem_Fragment
  | CartItemExtra_ConfigurableCartItem_Fragment
  | CartItemExtra_SimpleCartItem_Fragment
  | CartItemExtra_VirtualCartItem_Fragment
;

export type CartExtraFragment = { giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null };

export type CartCheckoutFragment = { email: string | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null };

export type CartShippingFragment = { shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null> };

export type CartBillingFragment = { billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null };

export type CartPaymentFragment = { available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null };

export type CartFieldsFragment = { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
      | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
            , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
            , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
            , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
        , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
            , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
     | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null };

export type ProductsFromPriceQueryVariables = Exact<{
  from: string;
}>;


export type ProductsFromPriceQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
     | null> | null } | null };

export type RemoveCouponFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponFromCartMutation = { removeCouponFromCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null } | null };

export type RemoveGiftCardFromCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type RemoveGiftCardFromCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveItemFromCartMutationVariables = Exact<{
  cartId: string;
  uid: string;
}>;


export type RemoveItemFromCartMutation = { removeItemFromCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveRewardPointsFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveRewardPointsFromCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveStoreCreditFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveStoreCreditFromCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetAdditionalInfoOnCartMutationVariables = Exact<{
  cartId: string;
  info: CartAdditionalInfoInput;
}>;


export type SetAdditionalInfoOnCartMutation = { it: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemUpdateInput> | CartItemUpdateInput;
}>;


export type UpdateCartItemsMutation = { updateCartItems: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type DesignDataQueryVariables = Exact<{
  uid: string;
  revision: number;
}>;


export type DesignDataQuery = { design: { tool_data: string | null } | null };

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


export type LogInByCodeMutation = { loginUniversalpassword: { success: boolean, message: string | null, token: string | null, cachePrice: string | null } | null };

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

export type CustomerProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerProfileQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, date_of_birth: string | null, phone_no: string | null, is_subscribed: boolean | null } | null };

export type ProfileFieldsFragment = { firstname: string | null, lastname: string | null, email: string | null, date_of_birth: string | null, phone_no: string | null, is_subscribed: boolean | null };

export type HeaderCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type HeaderCustomerQuery = { customer: { firstname: string | null, email: string | null } | null };

export type RevokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCustomerTokenMutation = { revokeCustomerToken: { result: boolean } | null };

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

export type DeleteMyPhotosMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteMyPhotosMutation = { deleteMyPhotos: { deleted: number, kept: number } | null };

export type DeleteSavedDesignMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteSavedDesignMutation = { deleteSavedDesign: { result: boolean } | null };

export type ShareDesignMutationVariables = Exact<{
  uid: string;
  pages?: Array<DesignPageInput> | DesignPageInput | null | undefined;
}>;


export type ShareDesignMutation = { shareSavedDesign: { token: string | null, user_errors: Array<{ message: string }> } | null };

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


export type CustomerOrderQuery = { customer: { orders: { items: Array<{ id: string, number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, preview_words: string | null, product_image: string | null, is_shared_design: boolean | null, design_tool: string | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null }, bundle: { uid: string, name: string } | null, sign: { approved_at: string | null, can_change: boolean, letters: number, option_uids: Array<string> } | null } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } | null> } | null } | null };

export type FindOrderQueryVariables = Exact<{
  input: OrderInformationInput;
}>;


export type FindOrderQuery = { guestOrder: { number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, preview_words: string | null, product_image: string | null, is_shared_design: boolean | null, design_tool: string | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null }, bundle: { uid: string, name: string } | null, sign: { approved_at: string | null, can_change: boolean, letters: number, option_uids: Array<string> } | null } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQuery = { guestOrderByToken: { number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, preview_words: string | null, product_image: string | null, is_shared_design: boolean | null, design_tool: string | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null }, bundle: { uid: string, name: string } | null, sign: { approved_at: string | null, can_change: boolean, letters: number, option_uids: Array<string> } | null } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } };

export type OrderFieldsFragment = { number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, preview_words: string | null, product_image: string | null, is_shared_design: boolean | null, design_tool: string | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null }, bundle: { uid: string, name: string } | null, sign: { approved_at: string | null, can_change: boolean, letters: number, option_uids: Array<string> } | null } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null };

export type OrderPaymentQueryVariables = Exact<{
  token: string;
}>;


export type OrderPaymentQuery = { guestOrderByToken: { payment_until: string | null, payment_options: Array<{ code: string, title: string }> | null } };

export type PayOrderMutationVariables = Exact<{
  token: string;
  method?: string | null | undefined;
}>;


export type PayOrderMutation = { payOrder: { payment_redirect_url: string | null } | null };

export type PopupSubscriptionMutationVariables = Exact<{
  input: CpNewsletterInput;
}>;


export type PopupSubscriptionMutation = { cpnewsletter: { status: boolean, message: string | null } | null };

export type WallProductsQueryVariables = Exact<{
  kinds: Array<string | null | undefined> | string;
}>;


export type WallProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, sort_order: number | null } | null> | null }
         | null> | null, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, sort_order: number | null } | null> | null }
         | null> | null, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, sort_order: number | null } | null> | null }
         | null> | null, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, sort_order: number | null } | null> | null }
         | null> | null, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, sort_order: number | null } | null> | null }
         | null> | null, personalisation: { tool: string, definition: string } | null }
     | null> | null } | null };

type CardFields_BundleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_DownloadableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_GroupedProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_SimpleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

type CardFields_VirtualProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } };

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
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
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

export type ReadymadeTemplatesQueryVariables = Exact<{
  type: string;
}>;


export type ReadymadeTemplatesQuery = { readymadeTemplates: { items: Array<{ template_sku: string, template_name: string | null, template_description: string | null, custom_image: string | null }> } | null };

export type CheckMailchimpIdQueryVariables = Exact<{
  id: string;
}>;


export type CheckMailchimpIdQuery = { checkmailchimpid: { valid: boolean } | null };

export type AddToWishlistMutationVariables = Exact<{
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { wishlist: { sharing_code: string | null, items_v2: { items: Array<
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
         | null> } | null }, user_errors: Array<{ message: string }> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { wishlist: { sharing_code: string | null, items_v2: { items: Array<
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
         | null> } | null } } | null };

export type WishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistQuery = { customer: { wishlists: Array<{ sharing_code: string | null, items_v2: { items: Array<
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
          | { id: string, product:
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
              | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
             | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
         | null> } | null }> } | null };

export type WishlistFieldsFragment = { sharing_code: string | null, items_v2: { items: Array<
      | { id: string, product:
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
         | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
      | { id: string, product:
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
         | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
      | { id: string, product:
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
          | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
         | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
     | null> } | null };

export type CustomerSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerSessionsQuery = { customer: { sessions: Array<{ uid: string, device: string | null, way: CustomerSessionWay | null, current: boolean, created_at: string, last_seen_at: string }> | null } | null };

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

export type RedeemGiftCardMutationVariables = Exact<{
  code: string;
}>;


export type RedeemGiftCardMutation = { redeemGiftCardBalanceAsStoreCredit: { balance: { value: number | null } | null } | null };

export type StoreCreditQueryVariables = Exact<{
  page: number;
}>;


export type StoreCreditQuery = { customer: { store_credit: { current_balance: { value: number | null } | null, balance_history: { items: Array<{ action: string | null, date_time_changed: string | null, actual_balance: { value: number | null } | null, balance_change: { value: number | null } | null } | null> | null, page_info: { total_pages: number | null } | null } | null } | null } | null };

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


export type DuplicateDesignMutation = { duplicateSavedDesign: { design: { edit_link: string | null } | null, user_errors: Array<{ message: string }> } | null };

export type RemoveDesignMutationVariables = Exact<{
  uid: string;
}>;


export type RemoveDesignMutation = { deleteSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type RenameDesignMutationVariables = Exact<{
  uid: string;
  name: string;
}>;


export type RenameDesignMutation = { renameSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type RestoreDesignMutationVariables = Exact<{
  uid: string;
}>;


export type RestoreDesignMutation = { restoreSavedDesign: { user_errors: Array<{ message: string }> } | null };

export type SavedDesignsQueryVariables = Exact<{
  page: number;
  unfinished: boolean;
}>;


export type SavedDesignsQuery = { savedDesigns: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ uid: string, sku: string | null, product_type: string | null, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null, updated_at: string | null, expires_at: string | null }> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { error: string | null } | null };

export type CustomerOrdersQueryVariables = Exact<{
  page: number;
  filter?: CustomerOrdersFilterInput | null | undefined;
}>;


export type CustomerOrdersQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, total: { grand_total: { value: number | null } } | null, items: Array<{ product_name: string | null, quantity_ordered: number | null, preview_image: string | null } | null> | null } | null> } | null } | null };

export type CustomerShipmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerShipmentsQuery = { customer: { orders: { items: Array<{ number: string, token: string, order_date: string, status: string, email: string | null, is_dropship: boolean, carrier: string | null, shipping_method: string | null, arrives_by: string | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region: string | null, postcode: string | null, telephone: string | null } | null, payment_methods: Array<{ name: string, type: string } | null> | null, items: Array<{ id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, preview_image: string | null, preview_words: string | null, product_image: string | null, is_shared_design: boolean | null, design_tool: string | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product_sale_price: { value: number | null }, bundle: { uid: string, name: string } | null, sign: { approved_at: string | null, can_change: boolean, letters: number, option_uids: Array<string> } | null } | null> | null, total: { subtotal: { value: number | null }, discounts: Array<{ label: string, amount: { value: number | null } } | null> | null, giftwrap: { value: number | null } | null, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null } } | null, invoices: Array<{ number: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null } | null> } | null } | null };

export type OrderCancellationQueryVariables = Exact<{
  number: string;
}>;


export type OrderCancellationQuery = { customer: { orders: { items: Array<{ can_cancel: boolean } | null> } | null } | null };

export type ReorderItemsMutationVariables = Exact<{
  number: string;
  cartId: string;
}>;


export type ReorderItemsMutation = { reorderItems: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, userInputErrors: Array<{ message: string } | null> } | null };

export type ReorderItemsElsewhereMutationVariables = Exact<{
  number: string;
}>;


export type ReorderItemsElsewhereMutation = { reorderItems: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, userInputErrors: Array<{ message: string } | null> } | null };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteCustomer: boolean | null };

export type OwnDataQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataQuery = { customerData: string | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  password: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type ConsentTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentTimeQuery = { customer: { consent_changed_at: string | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateCustomerMutation = { updateCustomerV2: { customer: { firstname: string | null, lastname: string | null, email: string | null, date_of_birth: string | null, phone_no: string | null, is_subscribed: boolean | null } } | null };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type ChooseRewardMailsMutationVariables = Exact<{
  earned: boolean;
  ending: boolean;
}>;


export type ChooseRewardMailsMutation = { updateRewardMails: { balance_updates: RewardPointsSubscriptionStatusesEnum } | null };

export type CustomerReferralQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerReferralQuery = { customer: { referral: { referral_link: string, earned: { value: number | null } | null, reward: { value: number | null } | null, friends: Array<{ state: ReferredFriendState, date: string }> | null } | null } | null };

export type JoinLoyaltyLevelMutationVariables = Exact<{ [key: string]: never; }>;


export type JoinLoyaltyLevelMutation = { joinLoyaltyLevel: { user_errors: Array<{ message: string }> } | null };

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

export type AddOrderTicketMessageMutationVariables = Exact<{
  input: AddOrderTicketMessageInput;
}>;


export type AddOrderTicketMessageMutation = { addOrderTicketMessage: { user_errors: Array<{ message: string }> } | null };

export type CreateOrderTicketMutationVariables = Exact<{
  input: CreateOrderTicketInput;
}>;


export type CreateOrderTicketMutation = { createOrderTicket: { user_errors: Array<{ message: string }> } | null };

export type OrderTicketsQueryVariables = Exact<{
  page: number;
}>;


export type OrderTicketsQuery = { customer: { order_tickets: { page_info: { total_pages: number | null } | null, items: Array<{ uid: string, number: string, order_number: string | null, subject: string, status: string, messages: Array<{ author: string, message: string, created_at: string, attachments: Array<string> | null, documents: Array<{ name: string, url: string }> | null }> }> } | null } | null };

export type ImportProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type ImportProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null, value: Array<{ uid: string, title: string | null } | null> | null }
         | null> | null, personalisation: { tool: string } | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
          | { title: string | null, required: boolean | null }
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
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null } | null };

export type RestoreCartMutationVariables = Exact<{
  token: string;
}>;


export type RestoreCartMutation = { restoreCart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
        | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
        | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
          , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
              , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
       | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null };

export type SetBillingAddressOnCartMutationVariables = Exact<{
  cartId: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressOnCartMutation = { setBillingAddressOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetGuestEmailOnCartMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailOnCartMutation = { setGuestEmailOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetPaymentMethodOnCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type SetPaymentMethodOnCartMutation = { setPaymentMethodOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetShippingAddressOnCartMutationVariables = Exact<{
  cartId: string;
  addresses: Array<ShippingAddressInput> | ShippingAddressInput;
}>;


export type SetShippingAddressOnCartMutation = { setShippingAddressesOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetShippingMethodOnCartMutationVariables = Exact<{
  cartId: string;
  methods: Array<ShippingMethodInput> | ShippingMethodInput;
}>;


export type SetShippingMethodOnCartMutation = { setShippingMethodsOnCart: { cart: { id: string, total_quantity: number, is_virtual: boolean, email: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

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


export type SharedDesignQuery = { designLinkKind: DesignLinkKind | null, savedDesignByToken: { name: string | null, preview_image: string | null, preview_words: string | null, pages: Array<{ label: string, picture: string }> | null } | null };

export type ChangeOrderedSignMutationVariables = Exact<{
  input: ChangeOrderedSignInput;
}>;


export type ChangeOrderedSignMutation = { changeOrderedSign: { result: boolean, user_errors: Array<{ message: string }> } | null };

export type DesignProductQueryVariables = Exact<{
  sku: string;
}>;


export type DesignProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, letters_included: number | null, price: { value: number | null }, regular_price: { value: number | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, letters_included: number | null, price: { value: number | null }, regular_price: { value: number | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, letters_included: number | null, price: { value: number | null }, regular_price: { value: number | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, letters_included: number | null, price: { value: number | null }, regular_price: { value: number | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, letters_included: number | null, price: { value: number | null }, regular_price: { value: number | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
      | { sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, price_rows: Array<{ option_uids: Array<string>, quantity_from: number, offer_from: string | null, offer_to: string | null, letters_included: number | null, price: { value: number | null }, regular_price: { value: number | null } | null, letter_price: { value: number | null } | null, regular_letter_price: { value: number | null } | null }>, personalisation: { tool: string, definition: string } | null }
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

export type TemplateDesignsQueryVariables = Exact<{
  sku: string;
}>;


export type TemplateDesignsQuery = { readymadeTemplates: { items: Array<{ tool_data: string | null }> } | null };

export type ToolProductsQueryVariables = Exact<{
  tool: string;
}>;


export type ToolProductsQuery = { products: { sort_fields: { options: Array<{ value: string | null } | null> | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ value: string, label: string | null } | null> | null } | null> | null, items: Array<
      | { kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, best_seller_place: number | null, sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, best_seller_place: number | null, sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, best_seller_place: number | null, sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, best_seller_place: number | null, sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, best_seller_place: number | null, sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { kind: string | null, room: string | null, recipient: string | null, occasion: string | null, material: string | null, best_seller_place: number | null, sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
     | null> | null } | null };

export type GiftFinderQueryVariables = Exact<{
  answers?: GiftAnswersInput | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type GiftFinderQuery = { giftFinder: { skus: Array<string>, late_count: number, answers: { recipient: string | null, occasion: string | null, budget: number | null, by: string | null, zone: string }, questions: Array<{ code: string, options: Array<{ value: string, label: string }> }>, items: Array<{ order_by: string | null, is_express: boolean, product:
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
       }>, looser: Array<{ code: string, value: string | null, count: number }> } };

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
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, value: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null } | null> | null }
         | null> | null, media_gallery: Array<{ url: string | null, label: string | null } | null> | null, personalisation: { tool: string, definition: string } | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
      | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, options: Array<
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { uid: string, title: string | null, required: boolean | null, sort_order: number | null }
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
          | { uid: string, quantity: number, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string } | null> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, customizable_options: Array<{ values: Array<{ customizable_option_value_uid: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
          | { uid: string, quantity: number, is_available: boolean, entered: Array<{ customizable_option_uid: string, values: Array<{ value: string }> } | null>, errors: Array<{ message: string }> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, small_image: { url: string | null } | null }
            , prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null }, regular_row_total_including_tax: { value: number | null } | null } | null, extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, has_copies: boolean | null, preview_image: string | null, preview_words: string | null, tool_options: Array<{ label: string, value: string | null }> | null, parts: Array<{ uid: string, bundle_option_value_uid: string, label: string, problem: string | null, product:
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                  | { name: string | null, canonical_url: string | null, small_image: { url: string | null } | null }
                , extra_info: { edit_link: string | null, design_uid: string | null, design_revision: number | null, preview_image: string | null, preview_words: string | null } }> | null } | null }
         | null> } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, totals: Array<{ code: string, label: string, amount: { value: number | null } }> | null, free_shipping: { message: string | null, amount: { value: number | null } | null } | null } | null, giftwrap: { enabled: boolean, applied: boolean, fee: { value: number | null } | null } | null, dropship: { enabled: boolean } | null, additional_info: { order_comment: string | null, gift_message: string | null, dropship: boolean | null, business_purchase: boolean | null, gst_number: string | null, gst_certificate: string | null, awc: string | null } | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null> | null, applied_store_credit: { enabled: boolean | null, applied_balance: { value: number | null } | null, current_balance: { value: number | null } | null } | null, applied_reward_points: { points: number, money: { value: number | null } } | null, reward_points: { balance: number | null, earning_rules: Array<{ points: number | null }> | null, spending: { max_use: number | null, rules: Array<{ name: string | null }> | null } | null } | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null, available_shipping_methods: Array<{ carrier_code: string, method_code: string | null, method_title: string | null, available: boolean, price_incl_tax: { value: number | null }, additional_info: { method_description: string | null, offer_description: string | null, arrives_by: string | null, other_price: { value: number | null } | null } | null } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, price_incl_tax: { value: number | null } } | null } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, postcode: string | null, telephone: string | null, region: { label: string | null } | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, user_errors: Array<{ message: string }> } | null };

export type SharedCartQueryVariables = Exact<{
  token: string;
}>;


export type SharedCartQuery = { sharedCart: { expires_at: string, items: Array<{ quantity: number, problem: string | null, preview_image: string | null, preview_words: string | null, product:
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
        | { name: string | null, small_image: { url: string | null } | null }
      , tool_options: Array<{ label: string, value: string | null }>, row_total: { value: number | null } | null }> } | null };

export type ShareWishlistMutationVariables = Exact<{ [key: string]: never; }>;


export type ShareWishlistMutation = { shareWishlist: { sharing_code: string | null, items_v2: { items: Array<
        | { id: string, product:
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
           | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
        | { id: string, product:
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
           | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
        | { id: string, product:
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
           | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
       | null> } | null } };

export type SharedWishlistQueryVariables = Exact<{
  token: string;
}>;


export type SharedWishlistQuery = { sharedWishlist: { firstname: string, items: Array<{ design_name: string | null, preview_image: string | null, preview_words: string | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
        | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
       }> } | null };

export type StopSharingWishlistMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSharingWishlistMutation = { stopSharingWishlist: { sharing_code: string | null, items_v2: { items: Array<
        | { id: string, product:
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
           | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
        | { id: string, product:
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
           | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
        | { id: string, product:
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
            | { sku: string | null, name: string | null, url_key: string | null, canonical_url: string | null, stock_status: ProductStockStatus | null, arrives_by: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } } }
           | null, design: { uid: string, name: string | null, preview_image: string | null, preview_words: string | null, edit_link: string | null } | null }
       | null> } | null } };

