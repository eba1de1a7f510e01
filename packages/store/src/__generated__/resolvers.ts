import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  /** One for each product that was refused; the others are in the cart. */
  user_errors: Array<CartUserInputError>;
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  __typename?: 'ApplyCouponToCartOutput';
  cart: Cart;
};

export type AskProductQuestionInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  page_id: Scalars['Int']['input'];
  question: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
  /** Of the product on whose own page it was asked; the number is then the product's and not looked at. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

export type AvailablePaymentMethod = {
  __typename?: 'AvailablePaymentMethod';
  code: Scalars['String']['output'];
  is_deferred: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  __typename?: 'AvailableShippingMethod';
  additional_info?: Maybe<ShippingMethodAdditionalInfo>;
  /** What it costs this cart, GST included. */
  amount: Money;
  available: Scalars['Boolean']['output'];
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  error_message?: Maybe<Scalars['String']['output']>;
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  /** Copies the shipping address; `address` is then left out. */
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Takes the address also as the shipping address. */
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
};

export type BlogCategoriesOutput = {
  __typename?: 'BlogCategoriesOutput';
  items: Array<BlogCategory>;
};

export type BlogCategory = {
  __typename?: 'BlogCategory';
  name: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type BlogPost = {
  __typename?: 'BlogPost';
  author?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<BlogCategory>>>;
  /** HTML. */
  content?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  image_alt?: Maybe<Scalars['String']['output']>;
  metaTitle?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  /** `Y-m-d H:i:s`, UTC. */
  publish_date?: Maybe<Scalars['String']['output']>;
  short_content?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** When its content last changed; ISO 8601, UTC. */
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key: Scalars['String']['output'];
};

export type BlogPostFilterInput = {
  category_url_key?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type BlogPostListOutput = {
  __typename?: 'BlogPostListOutput';
  items: Array<BlogPost>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type Cart = {
  __typename?: 'Cart';
  /** A code that takes nothing off any more stays here; the segment `discount` of the totals is then 0 and says why. */
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  email?: Maybe<Scalars['String']['output']>;
  /** The masked id, 32 characters: whoever has it has the cart. */
  id: Scalars['ID']['output'];
  is_virtual: Scalars['Boolean']['output'];
  /** @deprecated Ask for `itemsV2`. */
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  prices?: Maybe<CartPrices>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  total_quantity: Scalars['Float']['output'];
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type CartAddressCountry = {
  __typename?: 'CartAddressCountry';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  street: Array<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartFreeShipping = {
  __typename?: 'CartFreeShipping';
  /** What is missing; 0 where shipping is free. */
  amount?: Maybe<Money>;
  message?: Maybe<Scalars['String']['output']>;
};

export type CartItemError = {
  __typename?: 'CartItemError';
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemExtraInfo = {
  __typename?: 'CartItemExtraInfo';
  design_revision?: Maybe<Scalars['Int']['output']>;
  design_uid?: Maybe<Scalars['ID']['output']>;
  /** Path that opens the line's design in its tool. */
  edit_link?: Maybe<Scalars['String']['output']>;
  /** Path under /media of the first photo of the design, as it was uploaded. */
  original_image_url?: Maybe<Scalars['String']['output']>;
  /** Path under /media of the rendered design; only its owner is served. */
  preview_image?: Maybe<Scalars['String']['output']>;
  /** The chosen options in the shopper's words. */
  tool_options?: Maybe<Array<CartItemToolOption>>;
};

export type CartItemInput = {
  design_revision?: InputMaybe<Scalars['Int']['input']>;
  /** The saved design that is on the piece; a product with a design tool needs one. */
  design_uid?: InputMaybe<Scalars['ID']['input']>;
  /** What is typed for the piece: who a gift certificate is for, and its amount. */
  entered_options?: InputMaybe<Array<EnteredOptionInput>>;
  quantity: Scalars['Float']['input'];
  /** Uids of option values. */
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
  sku: Scalars['String']['input'];
  /** The design document as JSON, for a backend that does not keep designs itself. */
  tool_data?: InputMaybe<Scalars['String']['input']>;
};

export type CartItemInterface = {
  errors?: Maybe<Array<CartItemError>>;
  extra_info?: Maybe<CartItemExtraInfo>;
  /** @deprecated Ask for `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  item_id?: Maybe<Scalars['Int']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** One piece without GST. Shoppers are shown `price_including_tax`. */
  price: Money;
  /** One piece with GST, its options included. */
  price_including_tax: Money;
  /** The line without GST. Shoppers are shown `row_total_including_tax`. */
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
};

export type CartItemSelectedOptionValuePrice = {
  __typename?: 'CartItemSelectedOptionValuePrice';
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemToolOption = {
  __typename?: 'CartItemToolOption';
  label: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type CartItemUpdateInput = {
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  /** What is typed for the piece, all of it anew. */
  customizable_options?: InputMaybe<Array<CustomizableOptionInput>>;
  design_revision?: InputMaybe<Scalars['Int']['input']>;
  /** Puts another design, or another revision of it, and its options on the same line. */
  design_uid?: InputMaybe<Scalars['ID']['input']>;
  /** 0 removes the line. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
  tool_data?: InputMaybe<Scalars['String']['input']>;
};

export type CartItems = {
  __typename?: 'CartItems';
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartPrices = {
  __typename?: 'CartPrices';
  /** GST that is inside the grand total. */
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  /** What a code takes off; null where it takes nothing. */
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** How far it is to free shipping. */
  free_shipping?: Maybe<CartFreeShipping>;
  /** What the shopper pays: lines and shipping, GST included. */
  grand_total?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  /** The lines, GST included, before the discount. */
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
  /** The lines of the summary in order: subtotal, discount, shipping, grand_total; tax is inside grand_total. */
  totals?: Maybe<Array<CartTotalSegment>>;
};

export type CartTaxItem = {
  __typename?: 'CartTaxItem';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartTotalSegment = {
  __typename?: 'CartTotalSegment';
  amount: Money;
  /** `footer` for the grand total and the tax in it. */
  area?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartUserInputError = {
  __typename?: 'CartUserInputError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type CartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type CmsPage = RoutableInterface & {
  __typename?: 'CmsPage';
  /** Always false: the shop sends no letters about carts that were left. */
  cartstack_enable?: Maybe<Scalars['Boolean']['output']>;
  category_special_cache_offer?: Maybe<Scalars['String']['output']>;
  /** Offers as HTML; what stands after a paragraph of dashes is their small print. */
  category_special_offer?: Maybe<Scalars['String']['output']>;
  category_specialoffer_82?: Maybe<Scalars['String']['output']>;
  category_specialoffer_83?: Maybe<Scalars['String']['output']>;
  category_specialoffer_84?: Maybe<Scalars['String']['output']>;
  category_specialoffer_85?: Maybe<Scalars['String']['output']>;
  category_specialoffer_86?: Maybe<Scalars['String']['output']>;
  category_specialoffer_87?: Maybe<Scalars['String']['output']>;
  category_specialoffer_88?: Maybe<Scalars['String']['output']>;
  category_specialoffer_89?: Maybe<Scalars['String']['output']>;
  category_specialoffer_bfcm_sale?: Maybe<Scalars['String']['output']>;
  /** HTML; `<div data-widget="…">` marks where the web draws a widget. */
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  custom_canonical_url?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  /** Like `INDEX,FOLLOW`. */
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  page_layout?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  remarketing_category?: Maybe<Scalars['String']['output']>;
  /** What advertising calls what the page sells; null where it sells nothing. */
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  remarketing_product_price?: Maybe<Scalars['Float']['output']>;
  remarketing_product_type?: Maybe<Scalars['String']['output']>;
  remarketing_size?: Maybe<Scalars['String']['output']>;
  rich_snippet_image?: Maybe<RichSnippetImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type ComplexTextValue = {
  __typename?: 'ComplexTextValue';
  html: Scalars['String']['output'];
};

export type ConfigValue = {
  __typename?: 'ConfigValue';
  key: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type ContactUsInput = {
  comment: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  __typename?: 'ContactUsOutput';
  status: Scalars['Boolean']['output'];
};

export type Country = {
  __typename?: 'Country';
  available_regions?: Maybe<Array<Maybe<Region>>>;
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
};

export type CountryCodeEnum =
  | 'NZ';

/** Of these only the address, where it subscribes and the captcha are looked at, and nothing else is kept. */
export type CpNewsletterInput = {
  category_id?: InputMaybe<Scalars['Int']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone_number?: InputMaybe<Scalars['String']['input']>;
  popup?: InputMaybe<Scalars['Boolean']['input']>;
  popup_design?: InputMaybe<Scalars['Boolean']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
  subscribe?: InputMaybe<Scalars['Boolean']['input']>;
  /** `footer`, or the site's URL and the path of a page. */
  subscribe_source?: InputMaybe<Scalars['String']['input']>;
  text_notification?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CpNewsletterOutput = {
  __typename?: 'CpNewsletterOutput';
  error: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type CreateGuestCartInput = {
  /** A cart id of one's own, 32 characters. */
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  cart?: Maybe<Cart>;
};

export type CreateProductReviewInput = {
  nickname: Scalars['String']['input'];
  /** Binds it to the order it came in: the review is then verified. */
  order_token?: InputMaybe<Scalars['String']['input']>;
  /** Uids of the caller's own uploads. */
  photo_uids?: InputMaybe<Array<Scalars['ID']['input']>>;
  ratings: Array<ProductReviewRatingInput>;
  sku: Scalars['String']['input'];
  /** Its title. */
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  __typename?: 'CreateProductReviewOutput';
  review: ProductReview;
};

export type CurrencyEnum =
  | 'NZD';

export type Customer = {
  __typename?: 'Customer';
  created_at?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
};

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  applied_coupons: Array<AppliedCoupon>;
  billing_address?: Maybe<OrderAddress>;
  carrier?: Maybe<Scalars['String']['output']>;
  /** What has happened since, the oldest first. */
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  /** Like 000000123. */
  number: Scalars['String']['output'];
  /** `Y-m-d H:i:s`, UTC. */
  order_date: Scalars['String']['output'];
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /** Opens the order without an account, through guestOrderByToken. */
  token: Scalars['String']['output'];
  total?: Maybe<OrderTotal>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomizableOptionInput = {
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type CustomizableOptionInterface = {
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

/** One choice out of several: size, finish, depth of a frame. */
export type CustomizableRadioOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableRadioOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableRadioValue>>>;
};

export type CustomizableRadioValue = {
  __typename?: 'CustomizableRadioValue';
  /** What the choice adds to one piece. */
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DeleteSavedDesignOutput = {
  __typename?: 'DeleteSavedDesignOutput';
  result: Scalars['Boolean']['output'];
  user_errors: Array<UserInputError>;
};

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  label: Scalars['String']['output'];
};

export type EnquiryOutput = {
  __typename?: 'EnquiryOutput';
  /** The name by which shop and shopper speak of it. */
  reference: Scalars['String']['output'];
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
};

export type HeaderOffer = {
  __typename?: 'HeaderOffer';
  offer_description?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, UTC. */
  offer_end_date?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, UTC. */
  offer_start_date?: Maybe<Scalars['String']['output']>;
  offer_text?: Maybe<Scalars['String']['output']>;
  sale_title?: Maybe<Scalars['String']['output']>;
  show_timer?: Maybe<Scalars['Boolean']['output']>;
  store_notice?: Maybe<Scalars['String']['output']>;
};

export type HeaderOfferOutput = {
  __typename?: 'HeaderOfferOutput';
  items: Array<HeaderOffer>;
};

export type MediaGalleryEntry = {
  __typename?: 'MediaGalleryEntry';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  /** Address of the picture. */
  file?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
};

export type MediaGalleryInterface = {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

/** An amount in dollars; New Zealand prices include GST unless a field says otherwise. */
export type Money = {
  __typename?: 'Money';
  currency?: Maybe<CurrencyEnum>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  /** One code for a cart. Many tries in a day are refused. */
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  /** A question waits until it is answered; needs a captcha. The same asked again is one question. */
  askProductQuestion?: Maybe<StatusMessageOutput>;
  /** Says something to the people of the shop; needs a captcha. */
  contactUs?: Maybe<ContactUsOutput>;
  /**
   * Subscribes an address, with a captcha, and mails it the code of the offer where it subscribes: once, whoever asks. The
   * answer is the same for every address. `subscribe: false` is refused; a letter has its own link for that.
   */
  cpnewsletter?: Maybe<CpNewsletterOutput>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  /** A review waits until a person has read it; needs a captcha. The same sent again on the same day is one review. */
  createProductReview: CreateProductReviewOutput;
  deleteSavedDesign?: Maybe<DeleteSavedDesignOutput>;
  /**
   * Needs a captcha, in `recaptcha_response` or in the header. After many tries at an account it must be a dearer one: the
   * refusal then brings its challenge in `extensions.challenge`.
   */
  generateCustomerToken?: Maybe<CustomerToken>;
  /** The same cart again answers its first order. */
  placeOrder?: Maybe<PlaceOrderOutput>;
  /** Writes once to friends of somebody who recommends the shop; needs a captcha. */
  referAFriend?: Maybe<ReferAFriendOutput>;
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  /** Ends the session that asks; the customer's other sessions go on. */
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** A new design, or a new revision of `design_uid`. */
  saveDesign?: Maybe<SaveDesignOutput>;
  /** Asks for what has no price yet; needs a captcha. The same form sent again on the same day is one enquiry. */
  sendOrderForm?: Maybe<EnquiryOutput>;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /** A shopper's picture of a print where it hangs; it waits until a person has looked at it. Needs a captcha. */
  sharePhoto?: Maybe<EnquiryOutput>;
  /** Ends the letters to whom the link in one of them names. */
  unsubscribeNewsletter?: Maybe<CpNewsletterOutput>;
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationAskProductQuestionArgs = {
  input: AskProductQuestionInput;
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationCpnewsletterArgs = {
  input: CpNewsletterInput;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationDeleteSavedDesignArgs = {
  design_uid: Scalars['ID']['input'];
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationReferAFriendArgs = {
  input: ReferAFriendInput;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationSaveDesignArgs = {
  input: SaveDesignInput;
};


export type MutationSendOrderFormArgs = {
  input: OrderFormInput;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSharePhotoArgs = {
  input: SharePhotoInput;
};


export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};

export type NeonProductInfo = {
  __typename?: 'NeonProductInfo';
  product_name?: Maybe<Scalars['String']['output']>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
};

export type Order = {
  __typename?: 'Order';
  order_number: Scalars['String']['output'];
};

export type OrderAddress = {
  __typename?: 'OrderAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type OrderFormInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** `es`, `cp`, `bcpb` or `bps`. */
  form: Scalars['String']['input'];
  item: Scalars['String']['input'];
  name: Scalars['String']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Uids of the caller's own uploads. */
  photos?: InputMaybe<Array<Scalars['ID']['input']>>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['String']['input'];
  size?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type OrderInformationInput = {
  email: Scalars['String']['input'];
  number: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
};

export type OrderItem = OrderItemInterface & {
  __typename?: 'OrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  preview_image?: Maybe<Scalars['String']['output']>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
};

export type OrderItemInterface = {
  /** What a code took off the line. */
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  /** The design as it was ordered: a link that works for an hour. Null without one. */
  preview_image?: Maybe<Scalars['String']['output']>;
  product_name?: Maybe<Scalars['String']['output']>;
  /** One piece, GST included. */
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
};

export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Without entries where the courier gave no number. */
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  /** The lines, GST included, before the discount. */
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  /** GST inside the grand total. */
  total_tax: Money;
};

export type PageDetails = RoutableInterface & {
  __typename?: 'PageDetails';
  breadcrumbs?: Maybe<Array<PageLink>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  /** Like `INDEX,FOLLOW`; the page's own, whatever its type. */
  meta_robots?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** What a landing page (CMS_PAGE) or a product page (PRODUCT) sells. */
  product?: Maybe<ProductInterface>;
  qa?: Maybe<ProductQaOutput>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  review_data?: Maybe<PageReviewData>;
  /** Null where the page sells nothing. */
  start_price?: Maybe<StartAtPriceItem>;
  status?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** When its content last changed; ISO 8601, UTC. */
  updated_at?: Maybe<Scalars['String']['output']>;
  videos?: Maybe<Array<VideoEntry>>;
};


export type PageDetailsQaArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PageLink = {
  __typename?: 'PageLink';
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type PageReviewData = {
  __typename?: 'PageReviewData';
  displayQaLink?: Maybe<Scalars['Boolean']['output']>;
  /** Whose reviews are shown: `power` is a service elsewhere, `own` the shop's; null where there are none. */
  displayReview?: Maybe<Scalars['String']['output']>;
  /** Shoppers' own pictures; the shop collects none yet. */
  displayShopperLink?: Maybe<Scalars['Boolean']['output']>;
  faqCount?: Maybe<Scalars['Int']['output']>;
  /** For productQa; null where the page is a product's own. */
  pageId?: Maybe<Scalars['Int']['output']>;
  /** Id of the part of the page that holds its questions; null without questions. */
  qaTabId?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
};

/** What the design tool needs of a product; `definition` is the JSON of a product definition (packages/design). */
export type Personalisation = {
  __typename?: 'Personalisation';
  definition: Scalars['String']['output'];
  prices: Array<PriceRow>;
  /** Path of the design tool, without its slash. */
  tool: Scalars['String']['output'];
};

export type PlaceOrderError = {
  __typename?: 'PlaceOrderError';
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  /** The grand total that the shopper saw, in dollars. Where the order comes to another, it is refused and `cart` has it. */
  expected_total?: InputMaybe<Scalars['Float']['input']>;
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  /** The cart as it now is, where the order was refused because of it; null otherwise. */
  cart?: Maybe<Cart>;
  errors: Array<PlaceOrderError>;
  /** @deprecated Ask for `orderV2`. */
  order?: Maybe<Order>;
  /** Null where `errors` has the reason. */
  orderV2?: Maybe<CustomerOrder>;
};

export type Price = {
  __typename?: 'Price';
  amount?: Maybe<Money>;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  maximum_price?: Maybe<ProductPrice>;
  minimum_price: ProductPrice;
};

/** One cell of the price table, GST included; `option_uids` are uids of the product's option values. */
export type PriceRow = {
  __typename?: 'PriceRow';
  /** ISO 8601, UTC; null where the price is no offer. */
  offer_from?: Maybe<Scalars['String']['output']>;
  offer_to?: Maybe<Scalars['String']['output']>;
  option_uids: Array<Scalars['ID']['output']>;
  /** With the offer that runs now. */
  price: Money;
  quantity_from: Scalars['Int']['output'];
  /** Without it; null where none runs. */
  regular_price?: Maybe<Money>;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type ProductAttributeFilterInput = {
  name?: InputMaybe<FilterMatchTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  name?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type ProductFaq = {
  __typename?: 'ProductFaq';
  /** Plain text. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Null where plain text says it all. */
  answer_html?: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
};

export type ProductImage = MediaGalleryInterface & {
  __typename?: 'ProductImage';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductInterface = {
  about_artist?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  description?: Maybe<ComplexTextValue>;
  /** Highest price reduction of an offer that runs now; null where none does. */
  discount_percent?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  /** Average of the approved reviews, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Others of its kind; a few. */
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** Its name in the feeds of advertisers. */
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** The approved reviews, newest first. */
  reviews: ProductReviews;
  /** The cheapest single piece, for structured data. */
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  url_key?: Maybe<Scalars['String']['output']>;
};


export type ProductInterfaceReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  discount?: Maybe<ProductDiscount>;
  final_price: Money;
  regular_price: Money;
};

export type ProductPrices = {
  __typename?: 'ProductPrices';
  regularPrice?: Maybe<Price>;
};

export type ProductQaOutput = {
  __typename?: 'ProductQaOutput';
  items: Array<ProductFaq>;
  /** True where the page has no question at all. */
  nofaq?: Maybe<Scalars['Boolean']['output']>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_counts: Scalars['Int']['output'];
};

export type ProductReview = {
  __typename?: 'ProductReview';
  /** 0 to 100; five stars are 100. */
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  /** Written for a shop without customers yet; in production there is none. */
  is_sample: Scalars['Boolean']['output'];
  /** Bound to an order of this shop. */
  is_verified: Scalars['Boolean']['output'];
  nickname: Scalars['String']['output'];
  /** Links that work for an hour. */
  photos: Array<Scalars['String']['output']>;
  product: ProductInterface;
  ratings_breakdown: Array<ProductReviewRating>;
  /** Its title. */
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductReviewRating = {
  __typename?: 'ProductReviewRating';
  name: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  value: Scalars['String']['output'];
};

export type ProductReviewRatingInput = {
  id: Scalars['String']['input'];
  value_id: Scalars['String']['input'];
};

export type ProductReviewRatingMetadata = {
  __typename?: 'ProductReviewRatingMetadata';
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<ProductReviewRatingValueMetadata>;
};

export type ProductReviewRatingValueMetadata = {
  __typename?: 'ProductReviewRatingValueMetadata';
  /** Stars, 1 to 5. */
  value: Scalars['String']['output'];
  value_id: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  __typename?: 'ProductReviewRatingsMetadata';
  items: Array<ProductReviewRatingMetadata>;
};

export type ProductReviews = {
  __typename?: 'ProductReviews';
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
  /** How many there are of each number of stars, five stars first; all of them, whatever was asked for. */
  star_counts: Array<StarCount>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type Products = {
  __typename?: 'Products';
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type Query = {
  __typename?: 'Query';
  blogCategories?: Maybe<BlogCategoriesOutput>;
  /** Newest first. */
  blogPostList?: Maybe<BlogPostListOutput>;
  cart?: Maybe<Cart>;
  cmsPage?: Maybe<CmsPage>;
  /** What the shopkeeper sets (free_shipping_price, bank_account_number …). Unknown names are left out. */
  configvalues: Array<ConfigValue>;
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  /** The customer whose token comes along. */
  customer?: Maybe<Customer>;
  /** A design of the caller: the guest whose key the edge forwards. Without `revision`, the newest. */
  design?: Maybe<SavedDesign>;
  /**
   * Needs a captcha in the header. After many tries at a number it must be a dearer one: the refusal then brings its
   * challenge in `extensions.challenge`.
   */
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  /** Banners of the offers that run now. `cache_code` is taken for a Magento's sake: prices here are the same for everybody. */
  headeroffer?: Maybe<HeaderOfferOutput>;
  /** A neon sign for advertising; null for what is none. */
  neonProductInfo?: Maybe<NeonProductInfo>;
  /** What a slug is: a page, a product, or an address that has moved (redirect_code 301, relative_url). Null: unknown. */
  pageDetails?: Maybe<PageDetails>;
  /** What the banner of a landing page says about questions and reviews. */
  pageReviewData?: Maybe<PageReviewData>;
  /** What the products of these types cost at least; a type is a sku, and none named are the first hundred. */
  photogiftstartatprice?: Maybe<StartAtPriceOutput>;
  /** Answered questions of a CMS page. */
  productQa?: Maybe<ProductQaOutput>;
  /** What is rated, and by which values. */
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  products?: Maybe<Products>;
  /** Which captcha the forms send along; where it is not enabled, that is a proof of work from /altcha. */
  recaptchaV3Config?: Maybe<ReCaptchaConfigurationV3>;
  savedDesigns?: Maybe<SavedDesigns>;
  /** The approved reviews of all that is on sale, newest first; with `stars` those that give so many. */
  shopReviews: ProductReviews;
  /** Every address of the catalogue, the CMS and the blog that answers a page, by address; nothing that has moved. */
  sitePages?: Maybe<SitePages>;
  storeConfig?: Maybe<StoreConfig>;
  /** Deals of this week and the next, the soonest first; a week begins on Monday in New Zealand. */
  weeklyDeals?: Maybe<Array<WeeklyDeal>>;
};


export type QueryBlogPostListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogPostFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConfigvaluesArgs = {
  fields: Array<Scalars['String']['input']>;
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDesignArgs = {
  design_uid: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryHeaderofferArgs = {
  cache_code?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNeonProductInfoArgs = {
  sku?: InputMaybe<Scalars['String']['input']>;
  url_key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPageDetailsArgs = {
  cache_code?: InputMaybe<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};


export type QueryPageReviewDataArgs = {
  page_id: Scalars['Int']['input'];
};


export type QueryPhotogiftstartatpriceArgs = {
  cache_code?: InputMaybe<Scalars['String']['input']>;
  product_type?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryProductQaArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  page_id: Scalars['Int']['input'];
};


export type QueryProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QuerySavedDesignsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryShopReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySitePagesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type QuoteItemsSortInput = {
  field: SortQuoteItemsEnum;
  order: SortEnum;
};

export type ReCaptchaConfigurationV3 = {
  __typename?: 'ReCaptchaConfigurationV3';
  badge_position: Scalars['String']['output'];
  failure_message: Scalars['String']['output'];
  forms: Array<ReCaptchaFormEnum>;
  is_enabled: Scalars['Boolean']['output'];
  language_code?: Maybe<Scalars['String']['output']>;
  minimum_score: Scalars['Float']['output'];
  website_key: Scalars['String']['output'];
};

export type ReCaptchaFormEnum =
  | 'BRAINTREE'
  | 'CONTACT'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_LOGIN'
  | 'NEWSLETTER'
  | 'PLACE_ORDER'
  | 'PRODUCT_REVIEW'
  | 'SENDFRIEND';

export type ReferAFriendInput = {
  /** That the friends are known and glad to hear from the shop. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who recommends, where nobody is logged in. */
  email?: InputMaybe<Scalars['String']['input']>;
  emails: Array<Scalars['String']['input']>;
  /** Taken and not looked at: the mail carries nothing that was typed. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Not looked at either. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ReferAFriendOutput = {
  __typename?: 'ReferAFriendOutput';
  message?: Maybe<Scalars['String']['output']>;
  /** The link of who recommends, to be passed on by hand too. */
  referral_link?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  user_errors: Array<UserInputError>;
};

export type Region = {
  __typename?: 'Region';
  code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  __typename?: 'RemoveCouponFromCartOutput';
  cart?: Maybe<Cart>;
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  __typename?: 'RemoveItemFromCartOutput';
  cart: Cart;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type RichSnippetImage = {
  __typename?: 'RichSnippetImage';
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
};

export type RoutableInterface = {
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type SalesCommentItem = {
  __typename?: 'SalesCommentItem';
  message: Scalars['String']['output'];
  /** `Y-m-d H:i:s`, UTC. */
  timestamp: Scalars['String']['output'];
};

export type SaveDesignInput = {
  design_uid?: InputMaybe<Scalars['ID']['input']>;
  /** This revision goes into a cart: it and its originals are kept 400 days. */
  for_cart?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The uid of a completed upload; in answers it is a path under /media. */
  preview_image?: InputMaybe<Scalars['String']['input']>;
  /** The tool that wrote it, as in `personalisation.tool`. */
  product_type: Scalars['String']['input'];
  sku: Scalars['String']['input'];
  /** The design document as JSON, at most 1,500,000 bytes. */
  tool_data: Scalars['String']['input'];
};

export type SaveDesignOutput = {
  __typename?: 'SaveDesignOutput';
  design?: Maybe<SavedDesign>;
  user_errors: Array<UserInputError>;
};

export type SavedDesign = {
  __typename?: 'SavedDesign';
  created_at?: Maybe<Scalars['String']['output']>;
  /** Path that opens the design in its tool. */
  edit_link?: Maybe<Scalars['String']['output']>;
  expires_at?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Path under /media of the rendered design. */
  preview_image?: Maybe<Scalars['String']['output']>;
  product_type?: Maybe<Scalars['String']['output']>;
  /** Counts up with every save; a revision never changes. */
  revision: Scalars['Int']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  /** The design document as JSON (packages/design). */
  tool_data?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type SavedDesigns = {
  __typename?: 'SavedDesigns';
  items: Array<SavedDesign>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SelectedCustomizableOption = {
  __typename?: 'SelectedCustomizableOption';
  customizable_option_uid: Scalars['ID']['output'];
  is_required: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  values: Array<SelectedCustomizableOptionValue>;
};

export type SelectedCustomizableOptionValue = {
  __typename?: 'SelectedCustomizableOptionValue';
  customizable_option_value_uid: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
  value: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  __typename?: 'SelectedPaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SelectedShippingMethod = {
  __typename?: 'SelectedShippingMethod';
  additional_info?: Maybe<ShippingMethodAdditionalInfo>;
  amount: Money;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: Scalars['String']['input'];
};

export type SetBillingAddressOnCartOutput = {
  __typename?: 'SetBillingAddressOnCartOutput';
  cart: Cart;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  __typename?: 'SetGuestEmailOnCartOutput';
  cart: Cart;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  __typename?: 'SetPaymentMethodOnCartOutput';
  cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  /** Exactly one: an order goes to one address. */
  shipping_addresses: Array<ShippingAddressInput>;
};

export type SetShippingAddressesOnCartOutput = {
  __typename?: 'SetShippingAddressesOnCartOutput';
  cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  /** Exactly one. */
  shipping_methods: Array<ShippingMethodInput>;
};

export type SetShippingMethodsOnCartOutput = {
  __typename?: 'SetShippingMethodsOnCartOutput';
  cart: Cart;
};

export type SharePhotoInput = {
  consent: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Number of the order it came in. */
  order: Scalars['String']['input'];
  photo: Scalars['ID']['input'];
  town?: InputMaybe<Scalars['String']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
};

export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  total_amount: Money;
};

export type ShippingMethodAdditionalInfo = {
  __typename?: 'ShippingMethodAdditionalInfo';
  free_shipping?: Maybe<Scalars['Boolean']['output']>;
  /** How many working days it takes. */
  method_description?: Maybe<Scalars['String']['output']>;
  /** Why it costs less than usual; null where it does not. */
  offer_description?: Maybe<Scalars['String']['output']>;
  /** The usual price where this cart pays less. */
  other_price?: Maybe<Money>;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SimpleCartItem = CartItemInterface & {
  __typename?: 'SimpleCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<CartItemError>>;
  extra_info?: Maybe<CartItemExtraInfo>;
  /** @deprecated Ask for `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  item_id?: Maybe<Scalars['Int']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SimpleProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'SimpleProduct';
  about_artist?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  /** Its name in the feeds of advertisers. */
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  url_key?: Maybe<Scalars['String']['output']>;
};


export type SimpleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type SiteImage = {
  __typename?: 'SiteImage';
  title?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type SitePage = {
  __typename?: 'SitePage';
  /** Null where the page is its own. */
  canonical_url?: Maybe<Scalars['String']['output']>;
  images: Array<SiteImage>;
  /** What it is called in lists. */
  name: Scalars['String']['output'];
  /** Like `/canvas-prints`; the home page is `/`. */
  path: Scalars['String']['output'];
  /** A string like `INDEX,FOLLOW`, or its JSON text. */
  robots: Scalars['String']['output'];
  /** When its content last changed; ISO 8601, UTC. */
  updated_at: Scalars['String']['output'];
};

export type SitePages = {
  __typename?: 'SitePages';
  items: Array<SitePage>;
  total_count: Scalars['Int']['output'];
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortQuoteItemsEnum =
  | 'ITEM_ID'
  | 'NAME'
  | 'PRICE'
  | 'QTY'
  | 'ROW_TOTAL'
  | 'SKU';

export type StarCount = {
  __typename?: 'StarCount';
  count: Scalars['Int']['output'];
  stars: Scalars['Int']['output'];
};

export type StartAtPriceItem = {
  __typename?: 'StartAtPriceItem';
  discount_percent?: Maybe<Scalars['Float']['output']>;
  product_type: Scalars['String']['output'];
  regular_price?: Maybe<Scalars['Float']['output']>;
  /** Null where no offer runs. */
  special_price?: Maybe<Scalars['Float']['output']>;
};

export type StartAtPriceOutput = {
  __typename?: 'StartAtPriceOutput';
  items: Array<StartAtPriceItem>;
};

export type StatusMessageOutput = {
  __typename?: 'StatusMessageOutput';
  message?: Maybe<Scalars['String']['output']>;
  status: Scalars['Boolean']['output'];
};

export type StoreConfig = {
  __typename?: 'StoreConfig';
  base_currency_code?: Maybe<Scalars['String']['output']>;
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  copyright?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
};

export type TaxItem = {
  __typename?: 'TaxItem';
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<CartItemUpdateInput>;
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

/** A refusal that the shopper can act on. */
export type UserInputError = {
  __typename?: 'UserInputError';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  path?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type VideoEntry = {
  __typename?: 'VideoEntry';
  description?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, like `PT8S`. */
  duration?: Maybe<Scalars['String']['output']>;
  /** A player elsewhere. */
  embedUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** A file of the shop's own. */
  src?: Maybe<Scalars['String']['output']>;
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, UTC. */
  uploadDate?: Maybe<Scalars['String']['output']>;
};

/** A gift certificate: nothing of it is sent by courier. */
export type VirtualCartItem = CartItemInterface & {
  __typename?: 'VirtualCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<CartItemError>>;
  extra_info?: Maybe<CartItemExtraInfo>;
  /** @deprecated Ask for `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  item_id?: Maybe<Scalars['Int']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

/** A reduction of one product for one week; the product's own prices have it while it runs. */
export type WeeklyDeal = {
  __typename?: 'WeeklyDeal';
  /** ISO 8601, UTC. */
  from_date: Scalars['String']['output'];
  percent: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  to_date: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CartAddressInterface:
    | ( Partial<BillingCartAddress> )
    | ( Partial<ShippingCartAddress> )
  ;
  CartItemInterface:
    | ( Partial<Omit<SimpleCartItem, 'product'> & { product: _RefType['ProductInterface'] }> )
    | ( Partial<Omit<VirtualCartItem, 'product'> & { product: _RefType['ProductInterface'] }> )
  ;
  CustomizableOptionInterface: ( Partial<CustomizableRadioOption> );
  CustomizableProductInterface: ( Partial<Omit<SimpleProduct, 'media_gallery' | 'options' | 'related_products' | 'reviews'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'] }> );
  MediaGalleryInterface: ( Partial<ProductImage> );
  OrderItemInterface: ( Partial<OrderItem> );
  ProductInterface: ( Partial<Omit<SimpleProduct, 'media_gallery' | 'options' | 'related_products' | 'reviews'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'] }> );
  RoutableInterface:
    | ( Partial<CmsPage> )
    | ( Partial<Omit<PageDetails, 'product'> & { product?: Maybe<_RefType['ProductInterface']> }> )
    | ( Partial<Omit<SimpleProduct, 'media_gallery' | 'options' | 'related_products' | 'reviews'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'] }> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AppliedCoupon: ResolverTypeWrapper<Partial<AppliedCoupon>>;
  ApplyCouponToCartInput: ResolverTypeWrapper<Partial<ApplyCouponToCartInput>>;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AskProductQuestionInput: ResolverTypeWrapper<Partial<AskProductQuestionInput>>;
  AvailablePaymentMethod: ResolverTypeWrapper<Partial<AvailablePaymentMethod>>;
  AvailableShippingMethod: ResolverTypeWrapper<Partial<AvailableShippingMethod>>;
  BillingAddressInput: ResolverTypeWrapper<Partial<BillingAddressInput>>;
  BillingCartAddress: ResolverTypeWrapper<Partial<BillingCartAddress>>;
  BlogCategoriesOutput: ResolverTypeWrapper<Partial<BlogCategoriesOutput>>;
  BlogCategory: ResolverTypeWrapper<Partial<BlogCategory>>;
  BlogPost: ResolverTypeWrapper<Partial<BlogPost>>;
  BlogPostFilterInput: ResolverTypeWrapper<Partial<BlogPostFilterInput>>;
  BlogPostListOutput: ResolverTypeWrapper<Partial<BlogPostListOutput>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Cart: ResolverTypeWrapper<Partial<Omit<Cart, 'applied_coupons' | 'items' | 'itemsV2'> & { applied_coupons?: Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, items?: Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, itemsV2?: Maybe<ResolversTypes['CartItems']> }>>;
  CartAddressCountry: ResolverTypeWrapper<Partial<CartAddressCountry>>;
  CartAddressInput: ResolverTypeWrapper<Partial<CartAddressInput>>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  CartAddressRegion: ResolverTypeWrapper<Partial<CartAddressRegion>>;
  CartFreeShipping: ResolverTypeWrapper<Partial<CartFreeShipping>>;
  CartItemError: ResolverTypeWrapper<Partial<CartItemError>>;
  CartItemErrorType: ResolverTypeWrapper<Partial<CartItemErrorType>>;
  CartItemExtraInfo: ResolverTypeWrapper<Partial<CartItemExtraInfo>>;
  CartItemInput: ResolverTypeWrapper<Partial<CartItemInput>>;
  CartItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemInterface']>;
  CartItemPrices: ResolverTypeWrapper<Partial<CartItemPrices>>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Partial<CartItemSelectedOptionValuePrice>>;
  CartItemToolOption: ResolverTypeWrapper<Partial<CartItemToolOption>>;
  CartItemUpdateInput: ResolverTypeWrapper<Partial<CartItemUpdateInput>>;
  CartItems: ResolverTypeWrapper<Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversTypes['CartItemInterface']>> }>>;
  CartPrices: ResolverTypeWrapper<Partial<CartPrices>>;
  CartTaxItem: ResolverTypeWrapper<Partial<CartTaxItem>>;
  CartTotalSegment: ResolverTypeWrapper<Partial<CartTotalSegment>>;
  CartUserInputError: ResolverTypeWrapper<Partial<CartUserInputError>>;
  CartUserInputErrorType: ResolverTypeWrapper<Partial<CartUserInputErrorType>>;
  CmsPage: ResolverTypeWrapper<Partial<CmsPage>>;
  ComplexTextValue: ResolverTypeWrapper<Partial<ComplexTextValue>>;
  ConfigValue: ResolverTypeWrapper<Partial<ConfigValue>>;
  ContactUsInput: ResolverTypeWrapper<Partial<ContactUsInput>>;
  ContactUsOutput: ResolverTypeWrapper<Partial<ContactUsOutput>>;
  Country: ResolverTypeWrapper<Partial<Country>>;
  CountryCodeEnum: ResolverTypeWrapper<Partial<CountryCodeEnum>>;
  CpNewsletterInput: ResolverTypeWrapper<Partial<CpNewsletterInput>>;
  CpNewsletterOutput: ResolverTypeWrapper<Partial<CpNewsletterOutput>>;
  CreateGuestCartInput: ResolverTypeWrapper<Partial<CreateGuestCartInput>>;
  CreateGuestCartOutput: ResolverTypeWrapper<Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  CreateProductReviewInput: ResolverTypeWrapper<Partial<CreateProductReviewInput>>;
  CreateProductReviewOutput: ResolverTypeWrapper<Partial<Omit<CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>>;
  CurrencyEnum: ResolverTypeWrapper<Partial<CurrencyEnum>>;
  Customer: ResolverTypeWrapper<Partial<Customer>>;
  CustomerOrder: ResolverTypeWrapper<Partial<Omit<CustomerOrder, 'applied_coupons' | 'items'> & { applied_coupons: Array<ResolversTypes['AppliedCoupon']>, items?: Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>> }>>;
  CustomerToken: ResolverTypeWrapper<Partial<CustomerToken>>;
  CustomizableOptionInput: ResolverTypeWrapper<Partial<CustomizableOptionInput>>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  CustomizableRadioOption: ResolverTypeWrapper<Partial<CustomizableRadioOption>>;
  CustomizableRadioValue: ResolverTypeWrapper<Partial<CustomizableRadioValue>>;
  DeleteSavedDesignOutput: ResolverTypeWrapper<Partial<DeleteSavedDesignOutput>>;
  Discount: ResolverTypeWrapper<Partial<Discount>>;
  EnquiryOutput: ResolverTypeWrapper<Partial<EnquiryOutput>>;
  EnteredOptionInput: ResolverTypeWrapper<Partial<EnteredOptionInput>>;
  FilterEqualTypeInput: ResolverTypeWrapper<Partial<FilterEqualTypeInput>>;
  FilterMatchTypeInput: ResolverTypeWrapper<Partial<FilterMatchTypeInput>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  HeaderOffer: ResolverTypeWrapper<Partial<HeaderOffer>>;
  HeaderOfferOutput: ResolverTypeWrapper<Partial<HeaderOfferOutput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  MediaGalleryEntry: ResolverTypeWrapper<Partial<MediaGalleryEntry>>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  Money: ResolverTypeWrapper<Partial<Money>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeonProductInfo: ResolverTypeWrapper<Partial<NeonProductInfo>>;
  Order: ResolverTypeWrapper<Partial<Order>>;
  OrderAddress: ResolverTypeWrapper<Partial<OrderAddress>>;
  OrderFormInput: ResolverTypeWrapper<Partial<OrderFormInput>>;
  OrderInformationInput: ResolverTypeWrapper<Partial<OrderInformationInput>>;
  OrderItem: ResolverTypeWrapper<Partial<OrderItem>>;
  OrderItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderItemInterface']>;
  OrderItemOption: ResolverTypeWrapper<Partial<OrderItemOption>>;
  OrderPaymentMethod: ResolverTypeWrapper<Partial<OrderPaymentMethod>>;
  OrderShipment: ResolverTypeWrapper<Partial<OrderShipment>>;
  OrderTokenInput: ResolverTypeWrapper<Partial<OrderTokenInput>>;
  OrderTotal: ResolverTypeWrapper<Partial<OrderTotal>>;
  PageDetails: ResolverTypeWrapper<Partial<Omit<PageDetails, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>>;
  PageLink: ResolverTypeWrapper<Partial<PageLink>>;
  PageReviewData: ResolverTypeWrapper<Partial<PageReviewData>>;
  PaymentMethodInput: ResolverTypeWrapper<Partial<PaymentMethodInput>>;
  Personalisation: ResolverTypeWrapper<Partial<Personalisation>>;
  PlaceOrderError: ResolverTypeWrapper<Partial<PlaceOrderError>>;
  PlaceOrderErrorCodes: ResolverTypeWrapper<Partial<PlaceOrderErrorCodes>>;
  PlaceOrderInput: ResolverTypeWrapper<Partial<PlaceOrderInput>>;
  PlaceOrderOutput: ResolverTypeWrapper<Partial<Omit<PlaceOrderOutput, 'cart' | 'orderV2'> & { cart?: Maybe<ResolversTypes['Cart']>, orderV2?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  Price: ResolverTypeWrapper<Partial<Price>>;
  PriceRange: ResolverTypeWrapper<Partial<PriceRange>>;
  PriceRow: ResolverTypeWrapper<Partial<PriceRow>>;
  PriceTypeEnum: ResolverTypeWrapper<Partial<PriceTypeEnum>>;
  ProductAttributeFilterInput: ResolverTypeWrapper<Partial<ProductAttributeFilterInput>>;
  ProductAttributeSortInput: ResolverTypeWrapper<Partial<ProductAttributeSortInput>>;
  ProductDiscount: ResolverTypeWrapper<Partial<ProductDiscount>>;
  ProductFaq: ResolverTypeWrapper<Partial<ProductFaq>>;
  ProductImage: ResolverTypeWrapper<Partial<ProductImage>>;
  ProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductInterface']>;
  ProductPrice: ResolverTypeWrapper<Partial<ProductPrice>>;
  ProductPrices: ResolverTypeWrapper<Partial<ProductPrices>>;
  ProductQaOutput: ResolverTypeWrapper<Partial<ProductQaOutput>>;
  ProductReview: ResolverTypeWrapper<Partial<Omit<ProductReview, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  ProductReviewRating: ResolverTypeWrapper<Partial<ProductReviewRating>>;
  ProductReviewRatingInput: ResolverTypeWrapper<Partial<ProductReviewRatingInput>>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingMetadata>>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingValueMetadata>>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingsMetadata>>;
  ProductReviews: ResolverTypeWrapper<Partial<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversTypes['ProductReview']>> }>>;
  ProductStockStatus: ResolverTypeWrapper<Partial<ProductStockStatus>>;
  Products: ResolverTypeWrapper<Partial<Omit<Products, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteItemsSortInput: ResolverTypeWrapper<Partial<QuoteItemsSortInput>>;
  ReCaptchaConfigurationV3: ResolverTypeWrapper<Partial<ReCaptchaConfigurationV3>>;
  ReCaptchaFormEnum: ResolverTypeWrapper<Partial<ReCaptchaFormEnum>>;
  ReferAFriendInput: ResolverTypeWrapper<Partial<ReferAFriendInput>>;
  ReferAFriendOutput: ResolverTypeWrapper<Partial<ReferAFriendOutput>>;
  Region: ResolverTypeWrapper<Partial<Region>>;
  RemoveCouponFromCartInput: ResolverTypeWrapper<Partial<RemoveCouponFromCartInput>>;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  RemoveItemFromCartInput: ResolverTypeWrapper<Partial<RemoveItemFromCartInput>>;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Partial<RevokeCustomerTokenOutput>>;
  RichSnippetImage: ResolverTypeWrapper<Partial<RichSnippetImage>>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  SalesCommentItem: ResolverTypeWrapper<Partial<SalesCommentItem>>;
  SaveDesignInput: ResolverTypeWrapper<Partial<SaveDesignInput>>;
  SaveDesignOutput: ResolverTypeWrapper<Partial<SaveDesignOutput>>;
  SavedDesign: ResolverTypeWrapper<Partial<SavedDesign>>;
  SavedDesigns: ResolverTypeWrapper<Partial<SavedDesigns>>;
  SearchResultPageInfo: ResolverTypeWrapper<Partial<SearchResultPageInfo>>;
  SelectedCustomizableOption: ResolverTypeWrapper<Partial<SelectedCustomizableOption>>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Partial<SelectedCustomizableOptionValue>>;
  SelectedPaymentMethod: ResolverTypeWrapper<Partial<SelectedPaymentMethod>>;
  SelectedShippingMethod: ResolverTypeWrapper<Partial<SelectedShippingMethod>>;
  SetBillingAddressOnCartInput: ResolverTypeWrapper<Partial<SetBillingAddressOnCartInput>>;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetGuestEmailOnCartInput: ResolverTypeWrapper<Partial<SetGuestEmailOnCartInput>>;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetPaymentMethodOnCartInput: ResolverTypeWrapper<Partial<SetPaymentMethodOnCartInput>>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingAddressesOnCartInput: ResolverTypeWrapper<Partial<SetShippingAddressesOnCartInput>>;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingMethodsOnCartInput: ResolverTypeWrapper<Partial<SetShippingMethodsOnCartInput>>;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SharePhotoInput: ResolverTypeWrapper<Partial<SharePhotoInput>>;
  ShipmentTracking: ResolverTypeWrapper<Partial<ShipmentTracking>>;
  ShippingAddressInput: ResolverTypeWrapper<Partial<ShippingAddressInput>>;
  ShippingCartAddress: ResolverTypeWrapper<Partial<ShippingCartAddress>>;
  ShippingHandling: ResolverTypeWrapper<Partial<ShippingHandling>>;
  ShippingMethodAdditionalInfo: ResolverTypeWrapper<Partial<ShippingMethodAdditionalInfo>>;
  ShippingMethodInput: ResolverTypeWrapper<Partial<ShippingMethodInput>>;
  SimpleCartItem: ResolverTypeWrapper<Partial<Omit<SimpleCartItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  SimpleProduct: ResolverTypeWrapper<Partial<Omit<SimpleProduct, 'media_gallery' | 'options' | 'related_products' | 'reviews'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'] }>>;
  SiteImage: ResolverTypeWrapper<Partial<SiteImage>>;
  SitePage: ResolverTypeWrapper<Partial<SitePage>>;
  SitePages: ResolverTypeWrapper<Partial<SitePages>>;
  SortEnum: ResolverTypeWrapper<Partial<SortEnum>>;
  SortQuoteItemsEnum: ResolverTypeWrapper<Partial<SortQuoteItemsEnum>>;
  StarCount: ResolverTypeWrapper<Partial<StarCount>>;
  StartAtPriceItem: ResolverTypeWrapper<Partial<StartAtPriceItem>>;
  StartAtPriceOutput: ResolverTypeWrapper<Partial<StartAtPriceOutput>>;
  StatusMessageOutput: ResolverTypeWrapper<Partial<StatusMessageOutput>>;
  StoreConfig: ResolverTypeWrapper<Partial<StoreConfig>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  TaxItem: ResolverTypeWrapper<Partial<TaxItem>>;
  UpdateCartItemsInput: ResolverTypeWrapper<Partial<UpdateCartItemsInput>>;
  UpdateCartItemsOutput: ResolverTypeWrapper<Partial<Omit<UpdateCartItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  UrlRewriteEntityTypeEnum: ResolverTypeWrapper<Partial<UrlRewriteEntityTypeEnum>>;
  UserInputError: ResolverTypeWrapper<Partial<UserInputError>>;
  VideoEntry: ResolverTypeWrapper<Partial<VideoEntry>>;
  VirtualCartItem: ResolverTypeWrapper<Partial<Omit<VirtualCartItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  WeeklyDeal: ResolverTypeWrapper<Partial<WeeklyDeal>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddProductsToCartOutput: Partial<Omit<AddProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AppliedCoupon: Partial<AppliedCoupon>;
  ApplyCouponToCartInput: Partial<ApplyCouponToCartInput>;
  ApplyCouponToCartOutput: Partial<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AskProductQuestionInput: Partial<AskProductQuestionInput>;
  AvailablePaymentMethod: Partial<AvailablePaymentMethod>;
  AvailableShippingMethod: Partial<AvailableShippingMethod>;
  BillingAddressInput: Partial<BillingAddressInput>;
  BillingCartAddress: Partial<BillingCartAddress>;
  BlogCategoriesOutput: Partial<BlogCategoriesOutput>;
  BlogCategory: Partial<BlogCategory>;
  BlogPost: Partial<BlogPost>;
  BlogPostFilterInput: Partial<BlogPostFilterInput>;
  BlogPostListOutput: Partial<BlogPostListOutput>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Cart: Partial<Omit<Cart, 'applied_coupons' | 'items' | 'itemsV2'> & { applied_coupons?: Maybe<Array<Maybe<ResolversParentTypes['AppliedCoupon']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['CartItemInterface']>>>, itemsV2?: Maybe<ResolversParentTypes['CartItems']> }>;
  CartAddressCountry: Partial<CartAddressCountry>;
  CartAddressInput: Partial<CartAddressInput>;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  CartAddressRegion: Partial<CartAddressRegion>;
  CartFreeShipping: Partial<CartFreeShipping>;
  CartItemError: Partial<CartItemError>;
  CartItemExtraInfo: Partial<CartItemExtraInfo>;
  CartItemInput: Partial<CartItemInput>;
  CartItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartItemInterface'];
  CartItemPrices: Partial<CartItemPrices>;
  CartItemSelectedOptionValuePrice: Partial<CartItemSelectedOptionValuePrice>;
  CartItemToolOption: Partial<CartItemToolOption>;
  CartItemUpdateInput: Partial<CartItemUpdateInput>;
  CartItems: Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['CartItemInterface']>> }>;
  CartPrices: Partial<CartPrices>;
  CartTaxItem: Partial<CartTaxItem>;
  CartTotalSegment: Partial<CartTotalSegment>;
  CartUserInputError: Partial<CartUserInputError>;
  CmsPage: Partial<CmsPage>;
  ComplexTextValue: Partial<ComplexTextValue>;
  ConfigValue: Partial<ConfigValue>;
  ContactUsInput: Partial<ContactUsInput>;
  ContactUsOutput: Partial<ContactUsOutput>;
  Country: Partial<Country>;
  CpNewsletterInput: Partial<CpNewsletterInput>;
  CpNewsletterOutput: Partial<CpNewsletterOutput>;
  CreateGuestCartInput: Partial<CreateGuestCartInput>;
  CreateGuestCartOutput: Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  CreateProductReviewInput: Partial<CreateProductReviewInput>;
  CreateProductReviewOutput: Partial<Omit<CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] }>;
  Customer: Partial<Customer>;
  CustomerOrder: Partial<Omit<CustomerOrder, 'applied_coupons' | 'items'> & { applied_coupons: Array<ResolversParentTypes['AppliedCoupon']>, items?: Maybe<Array<Maybe<ResolversParentTypes['OrderItemInterface']>>> }>;
  CustomerToken: Partial<CustomerToken>;
  CustomizableOptionInput: Partial<CustomizableOptionInput>;
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  CustomizableRadioOption: Partial<CustomizableRadioOption>;
  CustomizableRadioValue: Partial<CustomizableRadioValue>;
  DeleteSavedDesignOutput: Partial<DeleteSavedDesignOutput>;
  Discount: Partial<Discount>;
  EnquiryOutput: Partial<EnquiryOutput>;
  EnteredOptionInput: Partial<EnteredOptionInput>;
  FilterEqualTypeInput: Partial<FilterEqualTypeInput>;
  FilterMatchTypeInput: Partial<FilterMatchTypeInput>;
  Float: Partial<Scalars['Float']['output']>;
  HeaderOffer: Partial<HeaderOffer>;
  HeaderOfferOutput: Partial<HeaderOfferOutput>;
  ID: Partial<Scalars['ID']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  MediaGalleryEntry: Partial<MediaGalleryEntry>;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  Money: Partial<Money>;
  Mutation: Record<PropertyKey, never>;
  NeonProductInfo: Partial<NeonProductInfo>;
  Order: Partial<Order>;
  OrderAddress: Partial<OrderAddress>;
  OrderFormInput: Partial<OrderFormInput>;
  OrderInformationInput: Partial<OrderInformationInput>;
  OrderItem: Partial<OrderItem>;
  OrderItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['OrderItemInterface'];
  OrderItemOption: Partial<OrderItemOption>;
  OrderPaymentMethod: Partial<OrderPaymentMethod>;
  OrderShipment: Partial<OrderShipment>;
  OrderTokenInput: Partial<OrderTokenInput>;
  OrderTotal: Partial<OrderTotal>;
  PageDetails: Partial<Omit<PageDetails, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> }>;
  PageLink: Partial<PageLink>;
  PageReviewData: Partial<PageReviewData>;
  PaymentMethodInput: Partial<PaymentMethodInput>;
  Personalisation: Partial<Personalisation>;
  PlaceOrderError: Partial<PlaceOrderError>;
  PlaceOrderInput: Partial<PlaceOrderInput>;
  PlaceOrderOutput: Partial<Omit<PlaceOrderOutput, 'cart' | 'orderV2'> & { cart?: Maybe<ResolversParentTypes['Cart']>, orderV2?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  Price: Partial<Price>;
  PriceRange: Partial<PriceRange>;
  PriceRow: Partial<PriceRow>;
  ProductAttributeFilterInput: Partial<ProductAttributeFilterInput>;
  ProductAttributeSortInput: Partial<ProductAttributeSortInput>;
  ProductDiscount: Partial<ProductDiscount>;
  ProductFaq: Partial<ProductFaq>;
  ProductImage: Partial<ProductImage>;
  ProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductInterface'];
  ProductPrice: Partial<ProductPrice>;
  ProductPrices: Partial<ProductPrices>;
  ProductQaOutput: Partial<ProductQaOutput>;
  ProductReview: Partial<Omit<ProductReview, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  ProductReviewRating: Partial<ProductReviewRating>;
  ProductReviewRatingInput: Partial<ProductReviewRatingInput>;
  ProductReviewRatingMetadata: Partial<ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: Partial<ProductReviewRatingValueMetadata>;
  ProductReviewRatingsMetadata: Partial<ProductReviewRatingsMetadata>;
  ProductReviews: Partial<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversParentTypes['ProductReview']>> }>;
  Products: Partial<Omit<Products, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  Query: Record<PropertyKey, never>;
  QuoteItemsSortInput: Partial<QuoteItemsSortInput>;
  ReCaptchaConfigurationV3: Partial<ReCaptchaConfigurationV3>;
  ReferAFriendInput: Partial<ReferAFriendInput>;
  ReferAFriendOutput: Partial<ReferAFriendOutput>;
  Region: Partial<Region>;
  RemoveCouponFromCartInput: Partial<RemoveCouponFromCartInput>;
  RemoveCouponFromCartOutput: Partial<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  RemoveItemFromCartInput: Partial<RemoveItemFromCartInput>;
  RemoveItemFromCartOutput: Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RevokeCustomerTokenOutput: Partial<RevokeCustomerTokenOutput>;
  RichSnippetImage: Partial<RichSnippetImage>;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  SalesCommentItem: Partial<SalesCommentItem>;
  SaveDesignInput: Partial<SaveDesignInput>;
  SaveDesignOutput: Partial<SaveDesignOutput>;
  SavedDesign: Partial<SavedDesign>;
  SavedDesigns: Partial<SavedDesigns>;
  SearchResultPageInfo: Partial<SearchResultPageInfo>;
  SelectedCustomizableOption: Partial<SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: Partial<SelectedCustomizableOptionValue>;
  SelectedPaymentMethod: Partial<SelectedPaymentMethod>;
  SelectedShippingMethod: Partial<SelectedShippingMethod>;
  SetBillingAddressOnCartInput: Partial<SetBillingAddressOnCartInput>;
  SetBillingAddressOnCartOutput: Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetGuestEmailOnCartInput: Partial<SetGuestEmailOnCartInput>;
  SetGuestEmailOnCartOutput: Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetPaymentMethodOnCartInput: Partial<SetPaymentMethodOnCartInput>;
  SetPaymentMethodOnCartOutput: Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingAddressesOnCartInput: Partial<SetShippingAddressesOnCartInput>;
  SetShippingAddressesOnCartOutput: Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingMethodsOnCartInput: Partial<SetShippingMethodsOnCartInput>;
  SetShippingMethodsOnCartOutput: Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SharePhotoInput: Partial<SharePhotoInput>;
  ShipmentTracking: Partial<ShipmentTracking>;
  ShippingAddressInput: Partial<ShippingAddressInput>;
  ShippingCartAddress: Partial<ShippingCartAddress>;
  ShippingHandling: Partial<ShippingHandling>;
  ShippingMethodAdditionalInfo: Partial<ShippingMethodAdditionalInfo>;
  ShippingMethodInput: Partial<ShippingMethodInput>;
  SimpleCartItem: Partial<Omit<SimpleCartItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  SimpleProduct: Partial<Omit<SimpleProduct, 'media_gallery' | 'options' | 'related_products' | 'reviews'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'] }>;
  SiteImage: Partial<SiteImage>;
  SitePage: Partial<SitePage>;
  SitePages: Partial<SitePages>;
  StarCount: Partial<StarCount>;
  StartAtPriceItem: Partial<StartAtPriceItem>;
  StartAtPriceOutput: Partial<StartAtPriceOutput>;
  StatusMessageOutput: Partial<StatusMessageOutput>;
  StoreConfig: Partial<StoreConfig>;
  String: Partial<Scalars['String']['output']>;
  TaxItem: Partial<TaxItem>;
  UpdateCartItemsInput: Partial<UpdateCartItemsInput>;
  UpdateCartItemsOutput: Partial<Omit<UpdateCartItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  UserInputError: Partial<UserInputError>;
  VideoEntry: Partial<VideoEntry>;
  VirtualCartItem: Partial<Omit<VirtualCartItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  WeeklyDeal: Partial<WeeklyDeal>;
};

export type AddProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['CartUserInputError']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  additional_info?: Resolver<Maybe<ResolversTypes['ShippingMethodAdditionalInfo']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogCategoriesOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogCategoriesOutput'] = ResolversParentTypes['BlogCategoriesOutput']> = {
  items?: Resolver<Array<ResolversTypes['BlogCategory']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogCategory']>>>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publish_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostListOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPostListOutput'] = ResolversParentTypes['BlogPostListOutput']> = {
  items?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  applied_coupons?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<CartItemsV2Args, 'currentPage' | 'pageSize'>>;
  prices?: Resolver<Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType: TypeResolveFn<'BillingCartAddress' | 'ShippingCartAddress', ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartFreeShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFreeShipping'] = ResolversParentTypes['CartFreeShipping']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemExtraInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemExtraInfo'] = ResolversParentTypes['CartItemExtraInfo']> = {
  design_revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  design_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  edit_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  original_image_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool_options?: Resolver<Maybe<Array<ResolversTypes['CartItemToolOption']>>, ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType: TypeResolveFn<'SimpleCartItem' | 'VirtualCartItem', ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemToolOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemToolOption'] = ResolversParentTypes['CartItemToolOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  applied_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  free_shipping?: Resolver<Maybe<ResolversTypes['CartFreeShipping']>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['CartTotalSegment']>>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotalSegment'] = ResolversParentTypes['CartTotalSegment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  cartstack_enable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category_special_cache_offer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_special_offer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_82?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_83?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_84?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_85?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_86?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_87?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_88?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_89?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_bfcm_sale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remarketing_product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rich_snippet_image?: Resolver<Maybe<ResolversTypes['RichSnippetImage']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigValue'] = ResolversParentTypes['ConfigValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactUsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  available_regions?: Resolver<Maybe<Array<Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
  full_name_english?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CpNewsletterOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CpNewsletterOutput'] = ResolversParentTypes['CpNewsletterOutput']> = {
  error?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CreateProductReviewOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProductReviewOutput'] = ResolversParentTypes['CreateProductReviewOutput']> = {
  review?: Resolver<ResolversTypes['ProductReview'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  applied_coupons?: Resolver<Array<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType: TypeResolveFn<'CustomizableRadioOption', ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct', ParentType, ContextType>;
};

export type CustomizableRadioOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioValue'] = ResolversParentTypes['CustomizableRadioValue']> = {
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteSavedDesignOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedDesignOutput'] = ResolversParentTypes['DeleteSavedDesignOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryOutput'] = ResolversParentTypes['EnquiryOutput']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeaderOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeaderOffer'] = ResolversParentTypes['HeaderOffer']> = {
  offer_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_end_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_start_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sale_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_timer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  store_notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HeaderOfferOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeaderOfferOutput'] = ResolversParentTypes['HeaderOfferOutput']> = {
  items?: Resolver<Array<ResolversTypes['HeaderOffer']>, ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType: TypeResolveFn<'ProductImage', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProductsToCart?: Resolver<Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  applyCouponToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponToCartArgs>>;
  askProductQuestion?: Resolver<Maybe<ResolversTypes['StatusMessageOutput']>, ParentType, ContextType, RequireFields<MutationAskProductQuestionArgs, 'input'>>;
  contactUs?: Resolver<Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<MutationContactUsArgs, 'input'>>;
  cpnewsletter?: Resolver<Maybe<ResolversTypes['CpNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationCpnewsletterArgs, 'input'>>;
  createGuestCart?: Resolver<Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<MutationCreateGuestCartArgs>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<MutationCreateProductReviewArgs, 'input'>>;
  deleteSavedDesign?: Resolver<Maybe<ResolversTypes['DeleteSavedDesignOutput']>, ParentType, ContextType, RequireFields<MutationDeleteSavedDesignArgs, 'design_uid'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationPlaceOrderArgs>>;
  referAFriend?: Resolver<Maybe<ResolversTypes['ReferAFriendOutput']>, ParentType, ContextType, RequireFields<MutationReferAFriendArgs, 'input'>>;
  removeCouponFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponFromCartArgs>>;
  removeItemFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveItemFromCartArgs>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  saveDesign?: Resolver<Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<MutationSaveDesignArgs, 'input'>>;
  sendOrderForm?: Resolver<Maybe<ResolversTypes['EnquiryOutput']>, ParentType, ContextType, RequireFields<MutationSendOrderFormArgs, 'input'>>;
  setBillingAddressOnCart?: Resolver<Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<MutationSetBillingAddressOnCartArgs>>;
  setGuestEmailOnCart?: Resolver<Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGuestEmailOnCartArgs>>;
  setPaymentMethodOnCart?: Resolver<Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingAddressesOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingMethodsOnCartArgs>>;
  sharePhoto?: Resolver<Maybe<ResolversTypes['EnquiryOutput']>, ParentType, ContextType, RequireFields<MutationSharePhotoArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<Maybe<ResolversTypes['CpNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'token'>>;
  updateCartItems?: Resolver<Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<MutationUpdateCartItemsArgs>>;
};

export type NeonProductInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeonProductInfo'] = ResolversParentTypes['NeonProductInfo']> = {
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preview_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType: TypeResolveFn<'OrderItem', ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PageDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDetails'] = ResolversParentTypes['PageDetails']> = {
  breadcrumbs?: Resolver<Maybe<Array<ResolversTypes['PageLink']>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qa?: Resolver<Maybe<ResolversTypes['ProductQaOutput']>, ParentType, ContextType, RequireFields<PageDetailsQaArgs, 'currentPage' | 'pageSize'>>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_data?: Resolver<Maybe<ResolversTypes['PageReviewData']>, ParentType, ContextType>;
  start_price?: Resolver<Maybe<ResolversTypes['StartAtPriceItem']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videos?: Resolver<Maybe<Array<ResolversTypes['VideoEntry']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageReviewDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageReviewData'] = ResolversParentTypes['PageReviewData']> = {
  displayQaLink?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayReview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayShopperLink?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  faqCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  qaTabId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Personalisation'] = ResolversParentTypes['Personalisation']> = {
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['PlaceOrderError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  maximum_price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
};

export type PriceRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRow'] = ResolversParentTypes['PriceRow']> = {
  offer_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option_uids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regular_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductFaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFaq'] = ResolversParentTypes['ProductFaq']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer_html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct', ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  regularPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type ProductQaOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductQaOutput'] = ResolversParentTypes['ProductQaOutput']> = {
  items?: Resolver<Array<ResolversTypes['ProductFaq']>, ParentType, ContextType>;
  nofaq?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_counts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<ResolversTypes['ProductReviewRating']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductReviewRatingValueMetadata']>, ParentType, ContextType>;
};

export type ProductReviewRatingValueMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingsMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = {
  items?: Resolver<Array<ResolversTypes['ProductReviewRatingMetadata']>, ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  star_counts?: Resolver<Array<ResolversTypes['StarCount']>, ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  blogCategories?: Resolver<Maybe<ResolversTypes['BlogCategoriesOutput']>, ParentType, ContextType>;
  blogPostList?: Resolver<Maybe<ResolversTypes['BlogPostListOutput']>, ParentType, ContextType, RequireFields<QueryBlogPostListArgs, 'currentPage' | 'pageSize'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  cmsPage?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<QueryCmsPageArgs>>;
  configvalues?: Resolver<Array<ResolversTypes['ConfigValue']>, ParentType, ContextType, RequireFields<QueryConfigvaluesArgs, 'fields'>>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountryArgs>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  design?: Resolver<Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType, RequireFields<QueryDesignArgs, 'design_uid'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderByTokenArgs, 'input'>>;
  headeroffer?: Resolver<Maybe<ResolversTypes['HeaderOfferOutput']>, ParentType, ContextType, Partial<QueryHeaderofferArgs>>;
  neonProductInfo?: Resolver<Maybe<ResolversTypes['NeonProductInfo']>, ParentType, ContextType, Partial<QueryNeonProductInfoArgs>>;
  pageDetails?: Resolver<Maybe<ResolversTypes['PageDetails']>, ParentType, ContextType, RequireFields<QueryPageDetailsArgs, 'url'>>;
  pageReviewData?: Resolver<Maybe<ResolversTypes['PageReviewData']>, ParentType, ContextType, RequireFields<QueryPageReviewDataArgs, 'page_id'>>;
  photogiftstartatprice?: Resolver<Maybe<ResolversTypes['StartAtPriceOutput']>, ParentType, ContextType, Partial<QueryPhotogiftstartatpriceArgs>>;
  productQa?: Resolver<Maybe<ResolversTypes['ProductQaOutput']>, ParentType, ContextType, RequireFields<QueryProductQaArgs, 'currentPage' | 'pageSize' | 'page_id'>>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'currentPage' | 'pageSize'>>;
  recaptchaV3Config?: Resolver<Maybe<ResolversTypes['ReCaptchaConfigurationV3']>, ParentType, ContextType>;
  savedDesigns?: Resolver<Maybe<ResolversTypes['SavedDesigns']>, ParentType, ContextType, RequireFields<QuerySavedDesignsArgs, 'currentPage' | 'pageSize'>>;
  shopReviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<QueryShopReviewsArgs, 'currentPage' | 'pageSize'>>;
  sitePages?: Resolver<Maybe<ResolversTypes['SitePages']>, ParentType, ContextType, RequireFields<QuerySitePagesArgs, 'currentPage' | 'pageSize'>>;
  storeConfig?: Resolver<Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  weeklyDeals?: Resolver<Maybe<Array<ResolversTypes['WeeklyDeal']>>, ParentType, ContextType>;
};

export type ReCaptchaConfigurationV3Resolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaConfigurationV3'] = ResolversParentTypes['ReCaptchaConfigurationV3']> = {
  badge_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['ReCaptchaFormEnum']>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferAFriendOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferAFriendOutput'] = ResolversParentTypes['ReferAFriendOutput']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referral_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RichSnippetImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichSnippetImage'] = ResolversParentTypes['RichSnippetImage']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType: TypeResolveFn<'CmsPage' | 'PageDetails' | 'SimpleProduct', ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDesignOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDesignOutput'] = ResolversParentTypes['SaveDesignOutput']> = {
  design?: Resolver<Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type SavedDesignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedDesign'] = ResolversParentTypes['SavedDesign']> = {
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edit_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool_data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedDesignsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedDesigns'] = ResolversParentTypes['SavedDesigns']> = {
  items?: Resolver<Array<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SelectedCustomizableOptionValue']>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  additional_info?: Resolver<Maybe<ResolversTypes['ShippingMethodAdditionalInfo']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  available_shipping_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingMethodAdditionalInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethodAdditionalInfo'] = ResolversParentTypes['ShippingMethodAdditionalInfo']> = {
  free_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  method_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['CartItemError']>>, ParentType, ContextType>;
  extra_info?: Resolver<Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  about_artist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  personalisation?: Resolver<Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<SimpleProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  schema_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteImage'] = ResolversParentTypes['SiteImage']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePage'] = ResolversParentTypes['SitePage']> = {
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['SiteImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePages'] = ResolversParentTypes['SitePages']> = {
  items?: Resolver<Array<ResolversTypes['SitePage']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StarCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartAtPriceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAtPriceItem'] = ResolversParentTypes['StartAtPriceItem']> = {
  discount_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regular_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StartAtPriceOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAtPriceOutput'] = ResolversParentTypes['StartAtPriceOutput']> = {
  items?: Resolver<Array<ResolversTypes['StartAtPriceItem']>, ParentType, ContextType>;
};

export type StatusMessageOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusMessageOutput'] = ResolversParentTypes['StatusMessageOutput']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_expires_in_days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cms_home_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_required_region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optional_zip_countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type UserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserInputError'] = ResolversParentTypes['UserInputError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type VideoEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoEntry'] = ResolversParentTypes['VideoEntry']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['CartItemError']>>, ParentType, ContextType>;
  extra_info?: Resolver<Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeeklyDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyDeal'] = ResolversParentTypes['WeeklyDeal']> = {
  from_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  BlogCategoriesOutput?: BlogCategoriesOutputResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostListOutput?: BlogPostListOutputResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartFreeShipping?: CartFreeShippingResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartItemExtraInfo?: CartItemExtraInfoResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItemToolOption?: CartItemToolOptionResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartTotalSegment?: CartTotalSegmentResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  ConfigValue?: ConfigValueResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CpNewsletterOutput?: CpNewsletterOutputResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  CreateProductReviewOutput?: CreateProductReviewOutputResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  CustomizableRadioOption?: CustomizableRadioOptionResolvers<ContextType>;
  CustomizableRadioValue?: CustomizableRadioValueResolvers<ContextType>;
  DeleteSavedDesignOutput?: DeleteSavedDesignOutputResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  EnquiryOutput?: EnquiryOutputResolvers<ContextType>;
  HeaderOffer?: HeaderOfferResolvers<ContextType>;
  HeaderOfferOutput?: HeaderOfferOutputResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NeonProductInfo?: NeonProductInfoResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  PageDetails?: PageDetailsResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PageReviewData?: PageReviewDataResolvers<ContextType>;
  Personalisation?: PersonalisationResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  PriceRow?: PriceRowResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  ProductFaq?: ProductFaqResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  ProductQaOutput?: ProductQaOutputResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReCaptchaConfigurationV3?: ReCaptchaConfigurationV3Resolvers<ContextType>;
  ReferAFriendOutput?: ReferAFriendOutputResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  RichSnippetImage?: RichSnippetImageResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  SaveDesignOutput?: SaveDesignOutputResolvers<ContextType>;
  SavedDesign?: SavedDesignResolvers<ContextType>;
  SavedDesigns?: SavedDesignsResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingMethodAdditionalInfo?: ShippingMethodAdditionalInfoResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  SiteImage?: SiteImageResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  SitePages?: SitePagesResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  StartAtPriceItem?: StartAtPriceItemResolvers<ContextType>;
  StartAtPriceOutput?: StartAtPriceOutputResolvers<ContextType>;
  StatusMessageOutput?: StatusMessageOutputResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  UserInputError?: UserInputErrorResolvers<ContextType>;
  VideoEntry?: VideoEntryResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  WeeklyDeal?: WeeklyDealResolvers<ContextType>;
};

