export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  __typename?: 'AddBundleProductsToCartOutput';
  cart: Cart;
};

export type AddOrderTicketMessageInput = {
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  message: Scalars['String']['input'];
  ticket_uid: Scalars['ID']['input'];
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  /** One for each refused product; the others are in the cart. */
  user_errors: Array<CartUserInputError>;
};

export type AddProductsToWishlistOutput = {
  __typename?: 'AddProductsToWishlistOutput';
  user_errors: Array<WishListUserInputError>;
  wishlist: Wishlist;
};

export type AddressLine =
  /** Suburb, town or postcode. */
  | 'PLACE'
  /** Number and street: whole addresses, where the shop finds them. */
  | 'STREET';

export type AddressLookUp = {
  __typename?: 'AddressLookUp';
  /** Whether the shop finds streets. Without it they are typed. */
  finds_streets: Scalars['Boolean']['output'];
  /** The most likely first, at most eight. */
  suggestions: Array<AddressSuggestion>;
};

export type AddressSuggestion = {
  __typename?: 'AddressSuggestion';
  city: Scalars['String']['output'];
  postcode: Scalars['String']['output'];
  /** Null where the postcode is of several regions. */
  region?: Maybe<Scalars['String']['output']>;
  /** Null for a place. */
  street?: Maybe<Scalars['String']['output']>;
  /** The suburb, or the number of a rural round; null for a town. */
  suburb?: Maybe<Scalars['String']['output']>;
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  /** Number of options. */
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
};

export type AggregationOption = {
  __typename?: 'AggregationOption';
  /** Number of products. */
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** The value as products and filters have it. */
  value: Scalars['String']['output'];
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  /** What the certificate pays of this cart. */
  applied_balance?: Maybe<Money>;
  /** Only its last four characters, after dots. */
  code?: Maybe<Scalars['String']['output']>;
  current_balance?: Maybe<Money>;
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type AppliedStoreCredit = {
  __typename?: 'AppliedStoreCredit';
  /** What the credit pays of this cart; 0 if it is not used. */
  applied_balance?: Maybe<Money>;
  current_balance?: Maybe<Money>;
  /** True if the cart uses it. */
  enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  __typename?: 'ApplyCouponToCartOutput';
  cart: Cart;
};

export type ApplyGiftCardToCartInput = {
  cart_id: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type ApplyGiftCardToCartOutput = {
  __typename?: 'ApplyGiftCardToCartOutput';
  cart: Cart;
};

export type ApplyRewardPointsToCartOutput = {
  __typename?: 'ApplyRewardPointsToCartOutput';
  cart: Cart;
};

export type ApplyStoreCreditToCartInput = {
  cart_id: Scalars['String']['input'];
};

export type ApplyStoreCreditToCartOutput = {
  __typename?: 'ApplyStoreCreditToCartOutput';
  cart: Cart;
};

export type AskProductQuestionInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  page_id: Scalars['Int']['input'];
  question: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
  /** The product of the page, if it is a product page; `page_id` is then ignored. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  __typename?: 'AttributeSelectedOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptionInterface = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  __typename?: 'AttributeSelectedOptions';
  code: Scalars['ID']['output'];
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

/** A value that is no choice of a list. */
export type AttributeValue = AttributeValueInterface & {
  __typename?: 'AttributeValue';
  code: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

/** The shop has no attributes of its own: a list with entries is refused. */
export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  selected_options?: InputMaybe<Array<AttributeInputSelectedOption>>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeValueInterface = {
  code: Scalars['ID']['output'];
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
  /** Its price for this cart, GST included. */
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
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  /** Copies the shipping address; `address` is then left out. */
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Uses the address as the shipping address too. */
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
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

/** A category above another one. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  category_level?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_uid: Scalars['ID']['output'];
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

/** All parts of a bundle, with one price. Quantity and removal are those of the bundle. */
export type BundleCartItem = CartItemInterface & {
  __typename?: 'BundleCartItem';
  bundle_options: Array<Maybe<SelectedBundleOption>>;
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

export type BundleItem = {
  __typename?: 'BundleItem';
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type BundleItemOption = {
  __typename?: 'BundleItemOption';
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  /** What it adds to the price of the bundle. */
  price?: Maybe<Scalars['Float']['output']>;
  /** What one piece costs today on its own; null for a piece that is not sold on its own. */
  price_alone?: Maybe<Money>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
  quantity?: Maybe<Scalars['Float']['output']>;
  /** As `selected_options` of an addition name it. */
  uid: Scalars['ID']['output'];
};

export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  /** Ids of the chosen values. */
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

/** Pieces of other products at one price (ADR 92). */
export type BundleProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'BundleProduct';
  about_artist?: Maybe<Scalars['String']['output']>;
  arrives_by?: Maybe<Scalars['String']['output']>;
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  /** False: a bundle has one price. */
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_rows: Array<PriceRow>;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  rating_summary: Scalars['Float']['output'];
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
};


/** Pieces of other products at one price (ADR 92). */
export type BundleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type CancelOrderInput = {
  /** The `id` of the order. */
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  /** Null when the order is cancelled. */
  error?: Maybe<Scalars['String']['output']>;
  order?: Maybe<CustomerOrder>;
};

export type Cart = {
  __typename?: 'Cart';
  additional_info?: Maybe<CartAdditionalInfo>;
  /** A code without a discount stays here; the segment `discount` of the totals is then 0 and has the reason. */
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  applied_gift_cards?: Maybe<Array<Maybe<AppliedGiftCard>>>;
  /** Null without points. */
  applied_reward_points?: Maybe<RewardPointsAmount>;
  /** Null for a guest. */
  applied_store_credit?: Maybe<AppliedStoreCredit>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  /** The customer's store credit; null for a guest. */
  credit_balance?: Maybe<Money>;
  dropship?: Maybe<CartDropship>;
  email?: Maybe<Scalars['String']['output']>;
  giftwrap?: Maybe<CartGiftwrap>;
  /** The masked id, 32 characters: it gives access to the cart. */
  id: Scalars['ID']['output'];
  /** Off in this shop. */
  idme?: Maybe<CartIdMe>;
  is_virtual: Scalars['Boolean']['output'];
  /** @deprecated Ask for `itemsV2`. */
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  /** Lines that a merge has left out, with the reasons; only in the answers of mergeCarts and assignCustomerToGuestCart. */
  merge_errors?: Maybe<Array<CartUserInputError>>;
  order_comment?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartPrices>;
  /** Null for a guest. */
  reward_points?: Maybe<CartRewardPoints>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  total_quantity: Scalars['Float']['output'];
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

/** Fields that this shop does not use are null. */
export type CartAdditionalInfo = {
  __typename?: 'CartAdditionalInfo';
  awc?: Maybe<Scalars['String']['output']>;
  bill_to_this_address?: Maybe<Scalars['Boolean']['output']>;
  business_purchase?: Maybe<Scalars['Boolean']['output']>;
  dropship?: Maybe<Scalars['Boolean']['output']>;
  gift_message?: Maybe<Scalars['String']['output']>;
  gst_certificate?: Maybe<Scalars['String']['output']>;
  gst_number?: Maybe<Scalars['String']['output']>;
  order_comment?: Maybe<Scalars['String']['output']>;
  price_cache?: Maybe<Scalars['String']['output']>;
  ship_to_this_address?: Maybe<Scalars['Boolean']['output']>;
  show_coupon?: Maybe<Scalars['Boolean']['output']>;
};

/**
 * This shop uses the comment, the gift message, the fields of a business, the click id of an affiliate (`awc`), and where it
 * offers them, gift wrap and drop-ship.
 */
export type CartAdditionalInfoInput = {
  awc?: InputMaybe<Scalars['String']['input']>;
  bill_to_this_address?: InputMaybe<Scalars['Boolean']['input']>;
  business_purchase?: InputMaybe<Scalars['Boolean']['input']>;
  dropship?: InputMaybe<Scalars['Boolean']['input']>;
  gift_message?: InputMaybe<Scalars['String']['input']>;
  giftwrap?: InputMaybe<Scalars['Boolean']['input']>;
  gst_certificate?: InputMaybe<Scalars['String']['input']>;
  gst_number?: InputMaybe<Scalars['String']['input']>;
  order_comment?: InputMaybe<Scalars['String']['input']>;
  price_cache?: InputMaybe<Scalars['String']['input']>;
  ship_to_this_address?: InputMaybe<Scalars['Boolean']['input']>;
  show_coupon?: InputMaybe<Scalars['Boolean']['input']>;
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
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  /** For a customer: adds it to the address book, unless it is there. */
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  street: Array<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** The GST number of a business, for the invoice. */
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

/** Sent in the name of the buyer, without prices in the parcel. Off unless the setting `dropship` is 1. */
export type CartDropship = {
  __typename?: 'CartDropship';
  enabled: Scalars['Boolean']['output'];
  fee?: Maybe<Money>;
};

export type CartFreeShipping = {
  __typename?: 'CartFreeShipping';
  /** The missing amount; 0 for free shipping. */
  amount?: Maybe<Money>;
  message?: Maybe<Scalars['String']['output']>;
};

/** Off unless the setting `gift_wrap_price` has a price. */
export type CartGiftwrap = {
  __typename?: 'CartGiftwrap';
  applied: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  fee?: Maybe<Money>;
  message?: Maybe<Scalars['String']['output']>;
};

/** Checks of membership in a group by another service. */
export type CartIdMe = {
  __typename?: 'CartIdMe';
  client_id?: Maybe<Scalars['String']['output']>;
  enabled: Scalars['Boolean']['output'];
  group?: Maybe<Scalars['String']['output']>;
  verified?: Maybe<Scalars['Boolean']['output']>;
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
  /** One piece with GST and with the cart's offer code, in dollars; null without a price. */
  cache_price?: Maybe<Scalars['Float']['output']>;
  /** Kinds of the product in the catalogue. */
  categories?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  design_revision?: Maybe<Scalars['Int']['output']>;
  design_uid?: Maybe<Scalars['ID']['output']>;
  /** Path that opens the line's design in its tool; null for a design of somebody else, from a shared cart. */
  edit_link?: Maybe<Scalars['String']['output']>;
  /**
   * True for prints by copies. The quantity is that of the design's copies and is changed there. All lines of the design are
   * removed together, and an addition of another revision replaces them.
   */
  has_copies?: Maybe<Scalars['Boolean']['output']>;
  /** Path under /media of the first photo of the design, as uploaded. */
  original_image_url?: Maybe<Scalars['String']['output']>;
  /** The parts of a bundle; null for any other line. */
  parts?: Maybe<Array<CartItemPart>>;
  /**
   * Path under /media of the rendered design, which only its owner can open; for a design of somebody else, a link that is
   * valid for an hour.
   */
  preview_image?: Maybe<Scalars['String']['output']>;
  /** What this picture shows, in words; null where the name of the product says it. */
  preview_words?: Maybe<Scalars['String']['output']>;
  /** Its id in advertisers' feeds. */
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  /** The chosen options with their labels for the shopper. */
  tool_options?: Maybe<Array<CartItemToolOption>>;
};

export type CartItemInput = {
  design_revision?: InputMaybe<Scalars['Int']['input']>;
  /** The saved design of the piece; required for a product with a design tool. */
  design_uid?: InputMaybe<Scalars['ID']['input']>;
  /** Typed values, such as the recipient and the amount of a gift certificate. */
  entered_options?: InputMaybe<Array<EnteredOptionInput>>;
  /** Saved designs of the parts of a bundle. A part without one is designed in the cart. */
  part_designs?: InputMaybe<Array<PartDesignInput>>;
  quantity: Scalars['Float']['input'];
  /** Uids of option values. */
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
  sku: Scalars['String']['input'];
  /** The design document as JSON, for a backend that does not store designs itself. */
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

/** A part of a bundle. Its uid stands for a line in `updateCartItems`, which then changes the design of this part alone. */
export type CartItemPart = {
  __typename?: 'CartItemPart';
  /** The chosen value of the bundle. */
  bundle_option_value_uid: Scalars['ID']['output'];
  extra_info: CartItemExtraInfo;
  label: Scalars['String']['output'];
  /** What is still to do before it can be ordered, or why it cannot be; null if it can. */
  problem?: Maybe<Scalars['String']['output']>;
  product: ProductInterface;
  uid: Scalars['ID']['output'];
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** One piece without GST. Shoppers are shown `price_including_tax`. */
  price: Money;
  /** One piece with GST, its options included. */
  price_including_tax: Money;
  /** The line with GST and without the current offer; null without an offer. */
  regular_row_total_including_tax?: Maybe<Money>;
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
  /** Typed values; they replace all earlier ones. */
  customizable_options?: InputMaybe<Array<CustomizableOptionInput>>;
  design_revision?: InputMaybe<Scalars['Int']['input']>;
  /** Replaces the design, or its revision, and the options of the line. */
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
  /** The discount of a code; null without a discount. */
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** The amount to free shipping. */
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

export type CartRewardPoints = {
  __typename?: 'CartRewardPoints';
  balance?: Maybe<Scalars['Float']['output']>;
  /** What the cart will bring once it is paid. */
  earning_rules?: Maybe<Array<RewardRule>>;
  spending?: Maybe<CartRewardSpending>;
};

export type CartRewardSpending = {
  __typename?: 'CartRewardSpending';
  /** The most points that fit this cart and that the customer has. */
  max_use?: Maybe<Scalars['Float']['output']>;
  points_spent?: Maybe<Scalars['Float']['output']>;
  rules?: Maybe<Array<RewardRule>>;
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

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  /** @deprecated Filter by `category_uid`. */
  ids?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  /** @deprecated Filter by `parent_category_uid`. */
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

/** A page that lists products. */
export type CategoryInterface = {
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  description?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  /** Number of its products on sale. */
  product_count?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};

export type CategoryResult = {
  __typename?: 'CategoryResult';
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  __typename?: 'CategoryTree';
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  description?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};

export type ChangeOrderedSignInput = {
  design_revision: Scalars['Int']['input'];
  design_uid: Scalars['ID']['input'];
  item_id: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};

export type ChangeOrderedSignOutput = {
  __typename?: 'ChangeOrderedSignOutput';
  /** False if it is refused. */
  result: Scalars['Boolean']['output'];
  user_errors: Array<UserInputError>;
};

export type CheckMailchimpIdOutput = {
  __typename?: 'CheckMailchimpIdOutput';
  valid: Scalars['Boolean']['output'];
};

export type CheckoutUserInputError = {
  __typename?: 'CheckoutUserInputError';
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type CmsBlock = {
  __typename?: 'CmsBlock';
  /** HTML. */
  content?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  /** Start prices of the products that the content names with `data-sku`. At most a hundred. */
  start_prices?: Maybe<Array<StartAtPriceItem>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  __typename?: 'CmsBlocks';
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsPage = RoutableInterface & {
  __typename?: 'CmsPage';
  /** Always false: the shop sends no mails about abandoned carts. */
  cartstack_enable?: Maybe<Scalars['Boolean']['output']>;
  category_special_cache_offer?: Maybe<Scalars['String']['output']>;
  /** Offers as HTML. The small print follows a paragraph of dashes. */
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
  /** HTML; the web renders a widget for each `<div data-widget=\"…\">`. */
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
  /** Advertising names of the page's product; null for a page without a product. */
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

export type ConfigurableAttributeOption = {
  __typename?: 'ConfigurableAttributeOption';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableCartItem = CartItemInterface & {
  __typename?: 'ConfigurableCartItem';
  configurable_options: Array<SelectedConfigurableOption>;
  configured_variant: ProductInterface;
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

export type ConfigurableProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'ConfigurableProduct';
  about_artist?: Maybe<Scalars['String']['output']>;
  arrives_by?: Maybe<Scalars['String']['output']>;
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_rows: Array<PriceRow>;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  rating_summary: Scalars['Float']['output'];
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  variants?: Maybe<Array<Maybe<ConfigurableVariant>>>;
};


export type ConfigurableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfigurableProductOptions = {
  __typename?: 'ConfigurableProductOptions';
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_uid: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  use_default?: Maybe<Scalars['Boolean']['output']>;
  values?: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsValues = {
  __typename?: 'ConfigurableProductOptionsValues';
  label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type ConfigurableVariant = {
  __typename?: 'ConfigurableVariant';
  attributes?: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  __typename?: 'ConfigurableWishlistItem';
  added_at: Scalars['String']['output'];
  configured_variant?: Maybe<ProductInterface>;
  description?: Maybe<Scalars['String']['output']>;
  design?: Maybe<SavedDesign>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type ConfirmEmailInput = {
  confirmation_key: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
  | 'ACCOUNT_CONFIRMED';

export type ConnectedSocialLogin = {
  __typename?: 'ConnectedSocialLogin';
  created_at: Scalars['String']['output'];
  /** Name of the provider. */
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
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

/**
 * Of the footer only the address, page, source and captcha are read, of the popup also the first name, the date of birth and
 * whether it was drawn with an offer. Nothing else is stored.
 */
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
  /** True if the address is subscribed now, for the popup. */
  status: Scalars['Boolean']['output'];
};

export type CreateGuestCartInput = {
  /** A cart id chosen by the client, 32 characters. */
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  cart?: Maybe<Cart>;
};

export type CreateOrderTicketInput = {
  /** Uids of completed uploads of the caller, five at most. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  message: Scalars['String']['input'];
  order_number: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};

export type CreateProductReviewInput = {
  nickname: Scalars['String']['input'];
  /** The order of the product: the review is then verified. */
  order_token?: InputMaybe<Scalars['String']['input']>;
  /** Uids of the caller's own uploads. */
  photo_uids?: InputMaybe<Array<Scalars['ID']['input']>>;
  ratings: Array<ProductReviewRatingInput>;
  sku: Scalars['String']['input'];
  /** The review's title. */
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  __typename?: 'CreateProductReviewOutput';
  review: ProductReview;
};

export type Currency = {
  __typename?: 'Currency';
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** @deprecated Misspelt. Use `default_display_currency_code`. */
  default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Misspelt. Use `default_display_currency_symbol`. */
  default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** Empty: the shop has one currency. */
  exchange_rates?: Maybe<Array<Maybe<ExchangeRate>>>;
};

export type CurrencyEnum =
  | 'NZD';

/** Only the customer sees it. The answer to a registration has what was entered. */
export type Customer = {
  __typename?: 'Customer';
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  confirmation_status: ConfirmationStatusEnum;
  /** When the customer last said yes or no to the newsletter; null before. */
  consent_changed_at?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  /** Always empty: a customer has no attributes besides these fields. */
  custom_attributes?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  customer_id?: Maybe<Scalars['Int']['output']>;
  /** A bearer token; set only in the answer of a mutation that logs the customer in. */
  customer_token?: Maybe<Scalars['String']['output']>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  /** The id of the default address. */
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['Int']['output']>;
  group_name?: Maybe<Scalars['String']['output']>;
  gst_certificate?: Maybe<Scalars['String']['output']>;
  gst_number?: Maybe<Scalars['String']['output']>;
  /**
   * False for an account that was made by a provider, or by a registration whose link was opened in another browser than
   * the one that registered.
   */
  has_password?: Maybe<Scalars['Boolean']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  is_subscribed_champ_membership?: Maybe<Scalars['Boolean']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  loyalty_level?: Maybe<LoyaltyLevel>;
  middlename?: Maybe<Scalars['String']['output']>;
  /** Questions of the customer about orders, the last changed one first. */
  order_tickets?: Maybe<OrderTickets>;
  /** Only the orders of the customer whose token is sent, the newest first unless `sort` says otherwise. */
  orders?: Maybe<CustomerOrders>;
  /** The newest first. */
  passkeys?: Maybe<Array<Passkey>>;
  phone_no?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  referral?: Maybe<CustomerReferral>;
  /** What the customer has written of own orders, the newest first, also what waits for its approval. */
  reviews: ProductReviews;
  rewardInformation?: Maybe<RewardInformation>;
  reward_points?: Maybe<RewardPoints>;
  /** The same list as `savedDesigns`, of the commerce half. */
  saved_designs?: Maybe<SavedDesigns>;
  /** The customer's logins that still work, the latest used first. Null in the answer of a mutation that logs in. */
  sessions?: Maybe<Array<CustomerSession>>;
  /** The providers by which the customer logs in, the newest first. */
  social_logins?: Maybe<Array<ConnectedSocialLogin>>;
  store_credit?: Maybe<CustomerStoreCredit>;
  subscribed_for_auto_champ_membership?: Maybe<Scalars['Boolean']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `wishlists`. */
  wishlist: Wishlist;
  /** Null for any other list than the customer's own. */
  wishlist_v2?: Maybe<Wishlist>;
  /** A customer has one list. */
  wishlists: Array<Wishlist>;
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerOrder_TicketsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ScopeTypeEnum>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerSaved_DesignsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


/** Only the customer sees it. The answer to a registration has what was entered. */
export type CustomerWishlistsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  /** Empty: addresses have no attributes of their own. */
  extension_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerAddressAttribute = {
  __typename?: 'CustomerAddressAttribute';
  attribute_code?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressAttributeInput = {
  attribute_code: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type CustomerAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<CountryCodeEnum>;
  country_id?: InputMaybe<CountryCodeEnum>;
  custom_attributes?: InputMaybe<Array<InputMaybe<CustomerAddressAttributeInput>>>;
  custom_attributesV2?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressRegion = {
  __typename?: 'CustomerAddressRegion';
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerCreateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shop has no attributes of its own: a list with entries is refused. */
  custom_attributes?: InputMaybe<Array<AttributeValueInput>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Not stored. */
  gst_certificate?: InputMaybe<Scalars['String']['input']>;
  gst_number?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerInput = {
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Not stored. */
  gst_certificate?: InputMaybe<Scalars['String']['input']>;
  gst_number?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  applied_coupons: Array<AppliedCoupon>;
  /** The day of arrival that the checkout promised, such as 'Fri 4 December', counted from the payment. Of an unpaid order, the day if it is paid today. Null without a promise, and once the order is over. */
  arrives_by?: Maybe<Scalars['String']['output']>;
  billing_address?: Maybe<OrderAddress>;
  /** True while the shopper may cancel it: until its payment. */
  can_cancel: Scalars['Boolean']['output'];
  carrier?: Maybe<Scalars['String']['output']>;
  /** Events since the order, the oldest first. */
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** One, from the payment on. */
  invoices: Array<Maybe<Invoice>>;
  /** Sent in the name of the buyer, without prices in the parcel. */
  is_dropship: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  /** Like 000000123. */
  number: Scalars['String']['output'];
  /** `Y-m-d H:i:s`, UTC. */
  order_date: Scalars['String']['output'];
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  /** The methods by which an unpaid order can be paid now. Empty if it waits for no payment. */
  payment_options?: Maybe<Array<OrderPaymentOption>>;
  /** `Y-m-d H:i:s`, UTC: until when a payment page takes the payment. Null if the order needs none. */
  payment_until?: Maybe<Scalars['String']['output']>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /** Opens the order without an account, through guestOrderByToken. */
  token: Scalars['String']['output'];
  total?: Maybe<OrderTotal>;
};

export type CustomerOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrders = {
  __typename?: 'CustomerOrders';
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerOrdersFilterInput = {
  number?: InputMaybe<FilterStringTypeInput>;
};

export type CustomerOutput = {
  __typename?: 'CustomerOutput';
  customer: Customer;
};

export type CustomerReferral = {
  __typename?: 'CustomerReferral';
  /** All rewards so far. */
  earned?: Maybe<Money>;
  /** The newest first, at most a hundred, without anything that names a friend. */
  friends?: Maybe<Array<ReferredFriend>>;
  /** Friends who got an invitation by mail. */
  invited_count?: Maybe<Scalars['Int']['output']>;
  referral_code: Scalars['String']['output'];
  referral_link: Scalars['String']['output'];
  /** Store credit for the first paid order of a friend; 0 for none. */
  reward?: Maybe<Money>;
};

export type CustomerSession = {
  __typename?: 'CustomerSession';
  created_at: Scalars['String']['output'];
  /** The session of this request. */
  current: Scalars['Boolean']['output'];
  /** Browser and system, such as Firefox on Android; null if they are unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Accurate to an hour. */
  last_seen_at: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  way?: Maybe<CustomerSessionWay>;
};

export type CustomerSessionWay =
  | 'CODE'
  | 'LINK'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'SOCIAL';

export type CustomerSocialLoginInput = {
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  login_source: Scalars['String']['input'];
  login_token_id: Scalars['String']['input'];
  phone_no?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerStoreCredit = {
  __typename?: 'CustomerStoreCredit';
  /** The newest entries first. */
  balance_history?: Maybe<CustomerStoreCreditHistory>;
  current_balance?: Maybe<Money>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
};


export type CustomerStoreCreditBalance_HistoryArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerStoreCreditHistory = {
  __typename?: 'CustomerStoreCreditHistory';
  items?: Maybe<Array<Maybe<CustomerStoreCreditHistoryItem>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerStoreCreditHistoryItem = {
  __typename?: 'CustomerStoreCreditHistoryItem';
  /** What the entry is for, as a text for the customer. */
  action?: Maybe<Scalars['String']['output']>;
  /** The balance after the entry. */
  actual_balance?: Maybe<Money>;
  balance_change?: Maybe<Money>;
  date_time_changed?: Maybe<Scalars['String']['output']>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<AttributeValueInput>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  gst_certificate?: InputMaybe<Scalars['String']['input']>;
  gst_number?: InputMaybe<Scalars['String']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  phone_no?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomizableAreaOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableAreaOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableAreaValue>;
};

export type CustomizableAreaValue = {
  __typename?: 'CustomizableAreaValue';
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableCheckboxOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableCheckboxValue>>>;
};

export type CustomizableCheckboxValue = {
  __typename?: 'CustomizableCheckboxValue';
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableDateOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDateOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableDateValue>;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableDateValue = {
  __typename?: 'CustomizableDateValue';
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<CustomizableDateTypeEnum>;
  uid: Scalars['ID']['output'];
};

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDropDownOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableDropDownValue = {
  __typename?: 'CustomizableDropDownValue';
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFieldOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  __typename?: 'CustomizableFieldValue';
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableFileOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFileOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFileValue>;
};

export type CustomizableFileValue = {
  __typename?: 'CustomizableFileValue';
  file_extension?: Maybe<Scalars['String']['output']>;
  image_size_x?: Maybe<Scalars['Int']['output']>;
  image_size_y?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableMultipleOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableMultipleOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableMultipleValue>>>;
};

export type CustomizableMultipleValue = {
  __typename?: 'CustomizableMultipleValue';
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
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
  /** The picture of the product with this value; null for none. */
  picture?: Maybe<Scalars['String']['output']>;
  /** The price of the value for one item. */
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** The colours of this value, such as `#f0382e`; empty for none. */
  swatch?: Maybe<Array<Scalars['String']['output']>>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DeleteMyPhotosOutput = {
  __typename?: 'DeleteMyPhotosOutput';
  deleted: Scalars['Int']['output'];
  /** Photos that are still in use. */
  kept: Scalars['Int']['output'];
};

export type DeleteSavedDesignOutput = {
  __typename?: 'DeleteSavedDesignOutput';
  result: Scalars['Boolean']['output'];
  user_errors: Array<UserInputError>;
};

export type DesignLinkKind =
  /** Mailed to go on with a design on another device. */
  | 'MAILED'
  /** Shows a design to others. */
  | 'SHARED';

export type DesignLinkOutput = {
  __typename?: 'DesignLinkOutput';
  expires_at?: Maybe<Scalars['String']['output']>;
  /** Of a new share link; null otherwise. Only its hash is stored. */
  token?: Maybe<Scalars['String']['output']>;
  user_errors: Array<UserInputError>;
};

/** A page that a share link shows. */
export type DesignPage = {
  __typename?: 'DesignPage';
  label: Scalars['String']['output'];
  /** A link that is valid for an hour. */
  picture: Scalars['String']['output'];
};

/** A page of a design as a picture, at the size of a screen. */
export type DesignPageInput = {
  /** What it is called, such as `Pages 4–5`: 80 characters at most. */
  label: Scalars['String']['input'];
  /** The uid of a completed upload of the caller, whose longer side has 2,000 pixels at most. */
  picture: Scalars['ID']['input'];
};

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  label: Scalars['String']['output'];
};

export type DownloadableProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'DownloadableProduct';
  about_artist?: Maybe<Scalars['String']['output']>;
  arrives_by?: Maybe<Scalars['String']['output']>;
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  downloadable_product_links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  downloadable_product_samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_rows: Array<PriceRow>;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  rating_summary: Scalars['Float']['output'];
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
};


export type DownloadableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DownloadableProductLinks = {
  __typename?: 'DownloadableProductLinks';
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableProductSamples = {
  __typename?: 'DownloadableProductSamples';
  sample_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type EnquiryOutput = {
  __typename?: 'EnquiryOutput';
  /** Identifies the enquiry for the shop and the shopper. */
  reference: Scalars['String']['output'];
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type EntityUrl = {
  __typename?: 'EntityUrl';
  canonical_url?: Maybe<Scalars['String']['output']>;
  entity_uid?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Ask for `entity_uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  redirectCode?: Maybe<Scalars['Int']['output']>;
  /** Where the address leads, without the slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  /** Street lines: an RD number in them makes an address rural. */
  street?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: Scalars['String']['input'];
};

export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  currency_to?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Float']['output']>;
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** A part of the text. */
  match?: InputMaybe<Scalars['String']['input']>;
};

/** Fees beside the price. The shop has none. */
export type FixedProductTaxDisplaySettings =
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED'
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS';

export type Gift = {
  __typename?: 'Gift';
  /** That day needs the express courier. */
  is_express: Scalars['Boolean']['output'];
  /** The last day to order for the asked day, yyyy-mm-dd; null where no day is asked. */
  order_by?: Maybe<Scalars['String']['output']>;
  product: ProductInterface;
};

/** The answers that count. */
export type GiftAnswers = {
  __typename?: 'GiftAnswers';
  budget?: Maybe<Scalars['Int']['output']>;
  by?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  zone: Scalars['String']['output'];
};

/** Values that the shop does not know, and days that have passed, are left out. */
export type GiftAnswersInput = {
  /** Dollars, at most. */
  budget?: InputMaybe<Scalars['Int']['input']>;
  /** The last day on which it may arrive, yyyy-mm-dd. */
  by?: InputMaybe<Scalars['String']['input']>;
  /** A value of the attribute `occasion`. */
  occasion?: InputMaybe<Scalars['String']['input']>;
  /** A value of the attribute `recipient`. */
  recipient?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes: `town`, `rural` or `chathams`; a town without it. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type GiftCardAccount = {
  __typename?: 'GiftCardAccount';
  balance?: Maybe<Money>;
  code?: Maybe<Scalars['String']['output']>;
  /** Always null: certificates do not expire. */
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type GiftCardAccountInput = {
  gift_card_code: Scalars['String']['input'];
};

export type GiftFinder = {
  __typename?: 'GiftFinder';
  answers: GiftAnswers;
  /** The first ones, the best first. */
  items: Array<Gift>;
  /** Products that fit and cannot be there in time. */
  late_count: Scalars['Int']['output'];
  /** Where few are left: the changes of one answer that find more, the largest number first. */
  looser: Array<LooserGiftAnswer>;
  questions: Array<GiftQuestion>;
  /** All of them, in the same order. */
  skus: Array<Scalars['String']['output']>;
};

export type GiftOption = {
  __typename?: 'GiftOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A question with the answers to choose from. `code` is a field of the answers. */
export type GiftQuestion = {
  __typename?: 'GiftQuestion';
  code: Scalars['String']['output'];
  options: Array<GiftOption>;
};

export type GroupedProduct = ProductInterface & RoutableInterface & {
  __typename?: 'GroupedProduct';
  about_artist?: Maybe<Scalars['String']['output']>;
  arrives_by?: Maybe<Scalars['String']['output']>;
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  items?: Maybe<Array<Maybe<GroupedProductItem>>>;
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_rows: Array<PriceRow>;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  rating_summary: Scalars['Float']['output'];
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
};


export type GroupedProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  __typename?: 'GroupedProductItem';
  position?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

export type HeaderOffer = {
  __typename?: 'HeaderOffer';
  offer_description?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, UTC. */
  offer_end_date?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, UTC. */
  offer_start_date?: Maybe<Scalars['String']['output']>;
  offer_text?: Maybe<Scalars['String']['output']>;
  /** Path of the product that the offer is for; null for an offer on everything. */
  offer_url?: Maybe<Scalars['String']['output']>;
  sale_title?: Maybe<Scalars['String']['output']>;
  show_timer?: Maybe<Scalars['Boolean']['output']>;
  store_notice?: Maybe<Scalars['String']['output']>;
};

export type HeaderOfferOutput = {
  __typename?: 'HeaderOfferOutput';
  items: Array<HeaderOffer>;
};

export type HttpQueryParameter = {
  __typename?: 'HttpQueryParameter';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type Invoice = {
  __typename?: 'Invoice';
  /** Empty: what happens is in the comments of the order. */
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  number: Scalars['String']['output'];
  total?: Maybe<InvoiceTotal>;
};

export type InvoiceItem = InvoiceItemInterface & {
  __typename?: 'InvoiceItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  /** One item, GST included. */
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  __typename?: 'InvoiceTotal';
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

export type IsEmailAvailableOutput = {
  __typename?: 'IsEmailAvailableOutput';
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type JoinLoyaltyLevelOutput = {
  __typename?: 'JoinLoyaltyLevelOutput';
  loyalty_level?: Maybe<LoyaltyLevel>;
  user_errors: Array<UserInputError>;
};

export type KeyValue = {
  __typename?: 'KeyValue';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type LoginByEmailOtpDataOutput = {
  __typename?: 'LoginByEmailOtpDataOutput';
  email?: Maybe<Scalars['String']['output']>;
  haserror: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
  store_id?: Maybe<Scalars['Int']['output']>;
  success: Scalars['Boolean']['output'];
};

export type LoginUniversalpasswordOutput = {
  __typename?: 'LoginUniversalpasswordOutput';
  cachePrice?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  token?: Maybe<Scalars['String']['output']>;
};

export type LooserGiftAnswer = {
  __typename?: 'LooserGiftAnswer';
  /** The question whose answer changes. */
  code: Scalars['String']['output'];
  /** Products that it finds. */
  count: Scalars['Int']['output'];
  /** The other answer; null for none. */
  value?: Maybe<Scalars['String']['output']>;
};

/** The level of a customer, or the one that joining would give. */
export type LoyaltyLevel = {
  __typename?: 'LoyaltyLevel';
  benefits?: Maybe<Array<Scalars['String']['output']>>;
  joined: Scalars['Boolean']['output'];
  level_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  points_to_next?: Maybe<Scalars['Float']['output']>;
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
  /**
   * Adds bundles, or nothing where one of them is refused.
   * @deprecated Use `addProductsToCart`.
   */
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  /** A further message. It opens a closed ticket again. */
  addOrderTicketMessage?: Maybe<OrderTicketOutput>;
  /** Stores a new passkey of the customer. `response` is the browser's answer as JSON. Needs a login of the last ten minutes. */
  addPasskey: Passkey;
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  /** Adds to the list of the caller; what is in it already stays as it is. `wishlistId` is the list's own, or 0 for it. */
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  /** Adds the lines of a link to the cart. Their designs can be ordered there, but not opened. */
  addSharedCart?: Maybe<AddProductsToCartOutput>;
  /** A cart has one code. Many attempts in a day are refused. */
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  /** Adds a gift certificate to what the cart is paid with. Counts as an attempt at a code. */
  applyGiftCardToCart?: Maybe<ApplyGiftCardToCartOutput>;
  /** Uses as many points as fit. */
  applyRewardPointsToCart?: Maybe<ApplyRewardPointsToCartOutput>;
  applyStoreCreditToCart?: Maybe<ApplyStoreCreditToCartOutput>;
  /** Asks a question, which is pending until it is answered. Needs a captcha. The same question is stored once. */
  askProductQuestion?: Maybe<StatusMessageOutput>;
  /** Makes a guest's cart the customer's. The lines of the customer's earlier cart move into it. */
  assignCustomerToGuestCart: Cart;
  /** Cancels an order of the customer that is not paid yet. */
  cancelOrder?: Maybe<CancelOrderOutput>;
  /** Ends the customer's other sessions. */
  changeCustomerPassword?: Maybe<Customer>;
  /**
   * Puts another design of the caller on a paid neon sign that is not approved yet, with the token of the order. Its options
   * must be the ordered ones, and its letters paid.
   */
  changeOrderedSign?: Maybe<ChangeOrderedSignOutput>;
  /** Creates the account of a registration and logs in, by the key of its mail. */
  confirmEmail?: Maybe<CustomerOutput>;
  /** Makes the change of an email address, by the link of the mail to the new one. */
  confirmEmailChange?: Maybe<StatusMessageOutput>;
  /**
   * Connects a person at a provider with the customer who has logged in since, within the last ten minutes. A mail tells the
   * customer.
   */
  connectSocialAccount: Scalars['Boolean']['output'];
  /** Sends a message to the shop. Needs a captcha. */
  contactUs?: Maybe<ContactUsOutput>;
  /** A copy of the design on a line of an order, whose token and item `id` are needed. */
  copyOrderedDesign?: Maybe<SaveDesignOutput>;
  /**
   * Subscribes an address and mails it the code of the offer at that place, once per address. Needs a captcha. The answer
   * is the same for every address. `subscribe: false` is refused: each newsletter has a link for that.
   */
  cpnewsletter?: Maybe<CpNewsletterOutput>;
  /**
   * Needs a captcha. The account exists once the link in its mail was opened. The answer is the same for an address that
   * has an account.
   */
  createCustomer?: Maybe<CustomerOutput>;
  /** Adds an address to the caller's book. */
  createCustomerAddress?: Maybe<CustomerAddress>;
  /**
   * Logs in by a provider, or registers. `login_source` is the provider's id, `login_token_id` the query of its answer. The
   * email and the name are the provider's. If another login method has this email, the refusal has the category
   * graphql-already-exists; connectSocialAccount then connects both.
   */
  createCustomerBySocialLogin?: Maybe<CustomerOutput>;
  /**
   * Sets the password of an account that has none. Needs a login of the last ten minutes. Ends the customer's other
   * sessions.
   */
  createCustomerPassword?: Maybe<Customer>;
  /** As createCustomer. */
  createCustomerV2?: Maybe<CustomerOutput>;
  /**
   * The id of a new cart of a guest, or of the customer's own.
   * @deprecated Use `createGuestCart` or `customerCart`.
   */
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  /** Asks about an order of the customer. */
  createOrderTicket?: Maybe<OrderTicketOutput>;
  /**
   * Writes a review, which is pending until the operator approves it. Needs a captcha. The same review sent again on the
   * same day is stored once.
   */
  createProductReview: CreateProductReviewOutput;
  /** Deletes the caller. Needs the password, or a one-time code of a mail. Orders stay. */
  deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** A default address cannot be deleted. */
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes the photos and designs of the caller, except for those in a cart, an order, a review or a form. */
  deleteMyPhotos?: Maybe<DeleteMyPhotosOutput>;
  deletePasskey: Scalars['Boolean']['output'];
  deleteSavedDesign?: Maybe<DeleteSavedDesignOutput>;
  /** Ends the login by a provider. */
  disconnectSocialAccount: Scalars['Boolean']['output'];
  /** A copy of a design of the caller. */
  duplicateSavedDesign?: Maybe<SaveDesignOutput>;
  /** The delivery methods to an address of which only the postcode is known. It changes nothing. */
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /**
   * Needs a captcha, in `recaptcha_response` or in the header. After many attempts at an account it must be a more
   * expensive one: the refusal then has its challenge in `extensions.challenge`.
   */
  generateCustomerToken?: Maybe<CustomerToken>;
  /** Joins the loyalty levels. Again it changes nothing. */
  joinLoyaltyLevel?: Maybe<JoinLoyaltyLevelOutput>;
  /** Logs in by a passkey. `response` is the browser's answer as JSON. */
  logInByPasskey: CustomerOutput;
  /** Mails a one-time code. Needs a captcha. The answer is the same without an account. */
  loginByEmailOtpData?: Maybe<LoginByEmailOtpDataOutput>;
  /** Logs in by password, or with the `logintype` "otp" by a one-time code. Needs a captcha, as generateCustomerToken does. */
  loginUniversalpassword?: Maybe<LoginUniversalpasswordOutput>;
  /** Mails a link that opens the design on another device. Needs a captcha. */
  mailDesignLink?: Maybe<DesignLinkOutput>;
  /**
   * Moves the lines of a guest's cart into the customer's cart, which is the destination if none is named. The same piece adds
   * up. The source is not active afterwards.
   */
  mergeCarts: Cart;
  /** Opens a link. For a mailed one: the design itself for its owner, else a copy. For a shared one: a copy without photos. */
  openDesignLink?: Maybe<SaveDesignOutput>;
  /** The shop's own: the payment page of an order that waits for its payment. `payment_method` replaces its method. */
  payOrder?: Maybe<PayOrderOutput>;
  /** The same cart again answers its first order. */
  placeOrder?: Maybe<PlaceOrderOutput>;
  /** Moves the balance of a gift certificate to the caller's store credit. Needs a captcha, and counts as an attempt at a code. */
  redeemGiftCardBalanceAsStoreCredit?: Maybe<GiftCardAccount>;
  /** Mails up to five friends of a person who recommends the shop, each once ever. Needs a captcha. */
  referAFriend?: Maybe<ReferAFriendOutput>;
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  /** Takes a whole code, or `code` of `applied_gift_cards`. */
  removeGiftCardFromCart?: Maybe<RemoveGiftCardFromCartOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  removeRewardPointsFromCart?: Maybe<RemoveRewardPointsFromCartOutput>;
  removeStoreCreditFromCart?: Maybe<RemoveStoreCreditFromCartOutput>;
  renamePasskey: Passkey;
  renameSavedDesign?: Maybe<SaveDesignOutput>;
  /**
   * Puts the lines of an order of the customer into a cart, with their designs. `cart_id` is the shop's own and names the
   * cart; without it the lines go into a new one of the customer.
   */
  reorderItems?: Maybe<ReorderItemsOutput>;
  /** Mails a link for a new password. The answer is the same without an account. */
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Sets a password by the link of a mail, which works once. All sessions end. Needs `email` or `customerId`. */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** After a cancelled or declined payment: the order is cancelled, its cart is open again. Null for an order of others. */
  restoreCart?: Maybe<Cart>;
  /** Takes back a deletion of the last day. Links to the design stay ended. */
  restoreSavedDesign?: Maybe<SaveDesignOutput>;
  /** Ends one session of the caller. False for one that has ended, or is not the caller's. */
  revokeCustomerSession?: Maybe<RevokeCustomerTokenOutput>;
  /** Ends the caller's session; the customer's other sessions stay. */
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Ends all sessions of the caller except for this one. */
  revokeOtherCustomerSessions?: Maybe<RevokeCustomerTokenOutput>;
  /** A new design, or a new revision of `design_uid`. */
  saveDesign?: Maybe<SaveDesignOutput>;
  /**
   * Requests a quote for a product without a price. Needs a captcha. The same form sent again on the same day is one
   * enquiry.
   */
  sendOrderForm?: Maybe<EnquiryOutput>;
  /** What the shopper writes to the shop. A missing field stays unchanged, and null removes it. */
  setAdditionalInfoOnCart?: Maybe<SetAdditionalInfoOnCartOutput>;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /** Makes a link to the lines of the cart as they are now, without gift certificates and without designs of other people. */
  shareCart?: Maybe<ShareCartOutput>;
  /** Shares a shopper's picture of a print, which is pending until the operator approves it. Needs a captcha. */
  sharePhoto?: Maybe<EnquiryOutput>;
  /** Creates a link that shows the newest revision of the design, which needs a picture. With `pages`, it shows these too. */
  shareSavedDesign?: Maybe<DesignLinkOutput>;
  /** Makes the link that shows the list of the caller to others, or answers the one that is there. */
  shareWishlist: Wishlist;
  /** Uses up to this many points; none for 0. */
  spendRewardPointsOnCart?: Maybe<SpendRewardPointsOnCartOutput>;
  /** What a browser needs to log in by a passkey, without an email. It is valid for five minutes, once. */
  startPasskeyLogin: PasskeyOptions;
  /**
   * What a browser needs to make a passkey for the customer. It is valid for five minutes, once. Needs a login of the last
   * ten minutes.
   */
  startPasskeyRegistration: PasskeyOptions;
  /** Begins a login by a provider: the address of its page, and the state that comes back from it. Ends after ten minutes. */
  startSocialLogin: SocialLoginStart;
  /** Ends all links that show the design. */
  stopSharingDesign?: Maybe<DesignLinkOutput>;
  /** Ends the link. A new one has another token. */
  stopSharingWishlist: Wishlist;
  /**
   * Subscribes an address as `cpnewsletter` does, from the footer. Needs a captcha in the header. The answer is the same for
   * every address.
   */
  subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Takes it back by the link of the mail to the old one, before and after. All sessions end. */
  undoEmailChange?: Maybe<StatusMessageOutput>;
  /** Ends the subscription that the token in a newsletter's link belongs to. */
  unsubscribeNewsletter?: Maybe<CpNewsletterOutput>;
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  /** Changes the given fields of the caller's address. */
  updateCustomerAddress?: Maybe<CustomerAddress>;
  /** Mails both addresses. The new one holds once it is confirmed; the answer still has the old one. */
  updateCustomerEmail?: Maybe<CustomerOutput>;
  /** Changes the given fields of the caller. Email and password have mutations of their own. */
  updateCustomerV2?: Maybe<CustomerOutput>;
  /** Chooses which mails about points the caller gets. */
  updateRewardMails?: Maybe<RewardPointsSubscriptionStatus>;
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationAddOrderTicketMessageArgs = {
  input: AddOrderTicketMessageInput;
};


export type MutationAddPasskeyArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  response: Scalars['String']['input'];
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


export type MutationAddSharedCartArgs = {
  cart_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationApplyRewardPointsToCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationApplyStoreCreditToCartArgs = {
  input: ApplyStoreCreditToCartInput;
};


export type MutationAskProductQuestionArgs = {
  input: AskProductQuestionInput;
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationChangeOrderedSignArgs = {
  input: ChangeOrderedSignInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationConnectSocialAccountArgs = {
  state: Scalars['String']['input'];
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationCopyOrderedDesignArgs = {
  item_id: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationCpnewsletterArgs = {
  input: CpNewsletterInput;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
  skipGST?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationCreateCustomerBySocialLoginArgs = {
  input: CustomerSocialLoginInput;
};


export type MutationCreateCustomerPasswordArgs = {
  newPassword: Scalars['String']['input'];
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationCreateOrderTicketArgs = {
  input: CreateOrderTicketInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationDeleteCustomerArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeletePasskeyArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeleteSavedDesignArgs = {
  design_uid: Scalars['ID']['input'];
};


export type MutationDisconnectSocialAccountArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDuplicateSavedDesignArgs = {
  design_uid: Scalars['ID']['input'];
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLogInByPasskeyArgs = {
  response: Scalars['String']['input'];
};


export type MutationLoginByEmailOtpDataArgs = {
  email: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLoginUniversalpasswordArgs = {
  logintype: Scalars['String']['input'];
  password: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
};


export type MutationMailDesignLinkArgs = {
  design_uid: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationMergeCartsArgs = {
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
  source_cart_id: Scalars['String']['input'];
};


export type MutationOpenDesignLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationPayOrderArgs = {
  order_token: Scalars['String']['input'];
  payment_method?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationRedeemGiftCardBalanceAsStoreCreditArgs = {
  input: GiftCardAccountInput;
};


export type MutationReferAFriendArgs = {
  input: ReferAFriendInput;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveRewardPointsFromCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationRemoveStoreCreditFromCartArgs = {
  input: RemoveStoreCreditFromCartInput;
};


export type MutationRenamePasskeyArgs = {
  name: Scalars['String']['input'];
  uid: Scalars['ID']['input'];
};


export type MutationRenameSavedDesignArgs = {
  design_uid: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReorderItemsArgs = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
  orderNumber: Scalars['String']['input'];
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


export type MutationRestoreCartArgs = {
  order_token: Scalars['String']['input'];
};


export type MutationRestoreSavedDesignArgs = {
  design_uid: Scalars['ID']['input'];
};


export type MutationRevokeCustomerSessionArgs = {
  session_uid: Scalars['ID']['input'];
};


export type MutationSaveDesignArgs = {
  input: SaveDesignInput;
};


export type MutationSendOrderFormArgs = {
  input: OrderFormInput;
};


export type MutationSetAdditionalInfoOnCartArgs = {
  input: SetAdditionalInfoOnCartInput;
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


export type MutationShareCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationSharePhotoArgs = {
  input: SharePhotoInput;
};


export type MutationShareSavedDesignArgs = {
  design_uid: Scalars['ID']['input'];
  pages?: InputMaybe<Array<DesignPageInput>>;
};


export type MutationSpendRewardPointsOnCartArgs = {
  input: SpendRewardPointsOnCartInput;
};


export type MutationStartSocialLoginArgs = {
  provider: Scalars['String']['input'];
};


export type MutationStopSharingDesignArgs = {
  design_uid: Scalars['ID']['input'];
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateRewardMailsArgs = {
  balance_updates: Scalars['Boolean']['input'];
  points_expiration_notifications: Scalars['Boolean']['input'];
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
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  street: Array<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
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
  bundle?: Maybe<OrderedBundle>;
  design_tool?: Maybe<Scalars['String']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  is_shared_design?: Maybe<Scalars['Boolean']['output']>;
  preview_image?: Maybe<Scalars['String']['output']>;
  preview_words?: Maybe<Scalars['String']['output']>;
  product_image?: Maybe<Scalars['String']['output']>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  proof?: Maybe<OrderItemProof>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  sign?: Maybe<OrderItemSign>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemInterface = {
  /** The bundle that it was a part of; null for an item of its own. */
  bundle?: Maybe<OrderedBundle>;
  /** The tool of the ordered design, as in `personalisation.tool`; null without a design. */
  design_tool?: Maybe<Scalars['String']['output']>;
  /** The discount of a code on the line. */
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** The texts of a gift certificate. */
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  /** True for a design of somebody else, from a shared cart: it cannot be opened or copied. */
  is_shared_design?: Maybe<Scalars['Boolean']['output']>;
  /** The ordered design: a link that is valid for an hour. Null without a design. */
  preview_image?: Maybe<Scalars['String']['output']>;
  /** What this picture shows, in words; null where the name of the product says it. */
  preview_words?: Maybe<Scalars['String']['output']>;
  /** The picture of the product; null if there is none by now. */
  product_image?: Maybe<Scalars['String']['output']>;
  product_name?: Maybe<Scalars['String']['output']>;
  /** One item, GST included. */
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  /** What is printed of the design. Null for a line without a design of this shop. */
  proof?: Maybe<OrderItemProof>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  /** 0: returns are not noted on an order. */
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** What happens with the neon sign of a paid line. Null for other lines, and once an order ended before its sign was approved. */
  sign?: Maybe<OrderItemSign>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderItemProof = {
  __typename?: 'OrderItemProof';
  /** In print order. Sides that are alike are one entry. */
  sides: Array<OrderItemProofSide>;
};

export type OrderItemProofSide = {
  __typename?: 'OrderItemProofSide';
  /** How many sides are like this. */
  count: Scalars['Int']['output'];
  height_mm: Scalars['Float']['output'];
  /** Such as Front. */
  label: Scalars['String']['output'];
  /** The print quality of its softest photo in words; null without a photo. */
  print_quality?: Maybe<Scalars['String']['output']>;
  width_mm: Scalars['Float']['output'];
};

export type OrderItemSign = {
  __typename?: 'OrderItemSign';
  /** When its maker approved the drawing; null while it waits. It can be changed until then. */
  approved_at?: Maybe<Scalars['String']['output']>;
  /** True while the shopper may change the words. */
  can_change: Scalars['Boolean']['output'];
  /** The most letters that are paid. */
  letters: Scalars['Int']['output'];
  /** The uids of the ordered options. */
  option_uids: Array<Scalars['ID']['output']>;
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  /** Empty: an order shows nothing else of its payment. */
  additional_data?: Maybe<Array<Maybe<KeyValue>>>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderPaymentOption = {
  __typename?: 'OrderPaymentOption';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  /** Empty: what happens is in the comments of the order. */
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  number: Scalars['String']['output'];
  /** Empty without a tracking number. */
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTicket = {
  __typename?: 'OrderTicket';
  /** `Y-m-d H:i:s`, UTC. */
  created_at: Scalars['String']['output'];
  messages: Array<OrderTicketMessage>;
  number: Scalars['String']['output'];
  order_number?: Maybe<Scalars['String']['output']>;
  /** `Open`, `Answered` or `Closed`. */
  status: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type OrderTicketDocument = {
  __typename?: 'OrderTicketDocument';
  /** As its sender called it. */
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type OrderTicketMessage = {
  __typename?: 'OrderTicketMessage';
  /** Links to its photos, which are valid for an hour. */
  attachments?: Maybe<Array<Scalars['String']['output']>>;
  /** `customer` or `shop`. */
  author: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
  /** Its documents, with links that are valid for an hour and download the file. */
  documents?: Maybe<Array<OrderTicketDocument>>;
  message: Scalars['String']['output'];
};

export type OrderTicketOutput = {
  __typename?: 'OrderTicketOutput';
  ticket?: Maybe<OrderTicket>;
  user_errors: Array<UserInputError>;
};

export type OrderTickets = {
  __typename?: 'OrderTickets';
  items: Array<OrderTicket>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** For gift wrap, beside the subtotal; null without. */
  giftwrap?: Maybe<Money>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  /** The lines, GST included, before the discount. */
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  /** GST inside the grand total. */
  total_tax: Money;
};

/** A bundle of an order. Each of its parts is an item, whose price is a share of that of the bundle. */
export type OrderedBundle = {
  __typename?: 'OrderedBundle';
  name: Scalars['String']['output'];
  /** The same for all parts of one bundle. */
  uid: Scalars['ID']['output'];
};

export type PageDetails = RoutableInterface & {
  __typename?: 'PageDetails';
  breadcrumbs?: Maybe<Array<PageLink>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  /** The products of a category page; null for any other page. At most 200 at once. */
  listing?: Maybe<Products>;
  /** Like `INDEX,FOLLOW`; the page's own, whatever its type. */
  meta_robots?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** The product of a landing page (CMS_PAGE) or a product page (PRODUCT). */
  product?: Maybe<ProductInterface>;
  qa?: Maybe<ProductQaOutput>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  review_data?: Maybe<PageReviewData>;
  /** Null for a page without a product. */
  start_price?: Maybe<StartAtPriceItem>;
  status?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** When its content last changed; ISO 8601, UTC. */
  updated_at?: Maybe<Scalars['String']['output']>;
  videos?: Maybe<Array<VideoEntry>>;
};


export type PageDetailsListingArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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
  /** The source of the reviews: `power` for an external service, `own` for the shop's; null without reviews. */
  displayReview?: Maybe<Scalars['String']['output']>;
  /** Pictures by shoppers; the shop collects none yet. */
  displayShopperLink?: Maybe<Scalars['Boolean']['output']>;
  faqCount?: Maybe<Scalars['Int']['output']>;
  /** For productQa; null for a product page. */
  pageId?: Maybe<Scalars['Int']['output']>;
  /** Id of the section with the questions; null without questions. */
  qaTabId?: Maybe<Scalars['String']['output']>;
};

export type PartDesignInput = {
  design_revision: Scalars['Int']['input'];
  design_uid: Scalars['ID']['input'];
  tool_data?: InputMaybe<Scalars['String']['input']>;
  /** The chosen value of the bundle. */
  uid: Scalars['ID']['input'];
};

export type Passkey = {
  __typename?: 'Passkey';
  created_at: Scalars['String']['output'];
  last_used_at?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  /** WebAuthn's options as JSON. */
  options: Scalars['String']['output'];
};

export type PayOrderOutput = {
  __typename?: 'PayOrderOutput';
  /** Null if the order waits for no payment. */
  payment_redirect_url?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
};

/**
 * What the design tool needs of a product; null for a product without a tool. `definition` is the JSON of a product
 * definition (packages/design).
 */
export type Personalisation = {
  __typename?: 'Personalisation';
  definition: Scalars['String']['output'];
  /** The same list as the product's `price_rows`. */
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
  /** The grand total that the shopper saw, in dollars. If the order has another total, it is refused and `cart` has it. */
  expected_total?: InputMaybe<Scalars['Float']['input']>;
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  /** The current cart, if it is the reason for a refusal; null otherwise. */
  cart?: Maybe<Cart>;
  errors: Array<PlaceOrderError>;
  /** @deprecated Ask for `orderV2`. */
  order?: Maybe<Order>;
  /** Null if `errors` has the reason. */
  orderV2?: Maybe<CustomerOrder>;
  /** Where to send the shopper when the payment method is a hosted page. */
  payment_redirect_url?: Maybe<Scalars['String']['output']>;
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
  /** Each further letter, with the current offer. Blanks and macrons are free. */
  letter_price?: Maybe<Money>;
  /** The letters that the price pays for; null for a price that does not depend on words. */
  letters_included?: Maybe<Scalars['Int']['output']>;
  /** ISO 8601, UTC; null without an offer. */
  offer_from?: Maybe<Scalars['String']['output']>;
  offer_to?: Maybe<Scalars['String']['output']>;
  option_uids: Array<Scalars['ID']['output']>;
  /** The price with the current offer. */
  price: Money;
  quantity_from: Scalars['Int']['output'];
  /** The same without the offer; null without a current offer. */
  regular_letter_price?: Maybe<Money>;
  /** The price without it; null without a current offer. */
  regular_price?: Maybe<Money>;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type ProductAttributeFilterInput = {
  /** Products with this page, such as `/photo-mugs`. */
  canonical_url?: InputMaybe<FilterEqualTypeInput>;
  /** One category: its uid. */
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  kind?: InputMaybe<FilterEqualTypeInput>;
  material?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  occasion?: InputMaybe<FilterEqualTypeInput>;
  /** The start price, with the current offer. */
  price?: InputMaybe<FilterRangeTypeInput>;
  recipient?: InputMaybe<FilterEqualTypeInput>;
  room?: InputMaybe<FilterEqualTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  /** Products that are designed in this tool, as in `personalisation.tool`. */
  tool?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  /** DESC: what sold most lately first, and what did not sell last. Worth offering only where `sort_fields` has it. */
  best_sellers?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

export type ProductCustomAttributes = {
  __typename?: 'ProductCustomAttributes';
  items: Array<Maybe<AttributeValueInterface>>;
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
  /** Null if plain text is enough. */
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
  /**
   * The day by which it is in a town, if it is paid today: "Thu 10 December". It counts the days in the workshop and those of
   * standard delivery; null without either.
   */
  arrives_by?: Maybe<Scalars['String']['output']>;
  /** Its place among what sold most lately, from 1; null for what did not sell, and in a shop with few orders. */
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** The categories that list the product. */
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  /** Its attributes with the labels that shoppers read. */
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /** Largest price reduction of a current offer; null without one. */
  discount_percent?: Maybe<Scalars['Float']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes of the catalogue, as Magento has those with several values: values with commas in between. */
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Null: no product is sold as new. */
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  /** The stock, once it is low; null before. */
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  /** The price table. It is the catalogue's and does not depend on a design tool. */
  price_rows: Array<PriceRow>;
  /** The quantity breaks of the cheapest choice. Those of every choice are in `price_rows`. */
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** Average of the approved reviews, 0 to 100. */
  rating_summary: Scalars['Float']['output'];
  /** Working days in the workshop, at most; null for a product with a date of its own. */
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  /** A few related products. */
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** Its name in advertising feeds. */
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** The approved reviews, newest first. */
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  /** The cheapest single piece, for structured data. */
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** End of the current offer, in New Zealand time. */
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
};


export type ProductInterfaceReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductLinks = ProductLinksInterface & {
  __typename?: 'ProductLinks';
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductLinksInterface = {
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
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
  /** True for a page without questions. */
  nofaq?: Maybe<Scalars['Boolean']['output']>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_counts: Scalars['Int']['output'];
};

export type ProductReview = {
  __typename?: 'ProductReview';
  /** 0 to 100; five stars are 100. */
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  /** A sample for a shop without customers; production has none. */
  is_sample: Scalars['Boolean']['output'];
  /** Belongs to an order of this shop. */
  is_verified: Scalars['Boolean']['output'];
  nickname: Scalars['String']['output'];
  /** Links that are valid for an hour. */
  photos: Array<Scalars['String']['output']>;
  product: ProductInterface;
  ratings_breakdown: Array<ProductReviewRating>;
  /** The review's title. */
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
  /** The number of reviews for each number of stars, five stars first; over all reviews, whatever the filter. */
  star_counts: Array<StarCount>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type Products = {
  __typename?: 'Products';
  /** Values of attributes among all matching products, for filters. Categories are not counted, so `filter` changes nothing. */
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  /** By what these products can be sorted. */
  sort_fields?: Maybe<SortFields>;
  total_count?: Maybe<Scalars['Int']['output']>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type Query = {
  __typename?: 'Query';
  /** What the beginning of a line of an address may become. */
  addressLookUp: AddressLookUp;
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  blogCategories?: Maybe<BlogCategoriesOutput>;
  /** Newest first. */
  blogPostList?: Maybe<BlogPostListOutput>;
  /** A guest's cart by its id, or the customer's own. */
  cart?: Maybe<Cart>;
  /** Without a filter the root category. */
  categories?: Maybe<CategoryResult>;
  /** @deprecated Ask for `categories`. */
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  /** Whether a campaign of the newsletter service is one of the shop's. */
  checkmailchimpid?: Maybe<CheckMailchimpIdOutput>;
  /** CMS blocks by identifier, in the order of the identifiers. At most ten. */
  cmsBlocks?: Maybe<CmsBlocks>;
  cmsPage?: Maybe<CmsPage>;
  /** Settings of the shop (free_shipping_price, bank_account_number …). Unknown names are left out. */
  configvalues: Array<ConfigValue>;
  /** Creates the account of a registration, by the key of its mail. */
  confirmCustomerEmail?: Maybe<StatusMessageOutput>;
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  currency?: Maybe<Currency>;
  /** The customer whose token is sent. */
  customer?: Maybe<Customer>;
  /** The customer's active cart; a new one if there is none. */
  customerCart: Cart;
  /** Everything that the shop has of the caller, as JSON. */
  customerData?: Maybe<Scalars['String']['output']>;
  /** A design of the caller, identified by the guest key from the edge. Without `revision`, the newest one. */
  design?: Maybe<SavedDesign>;
  /** What a link to a design does; null for one that does not work. */
  designLinkKind?: Maybe<DesignLinkKind>;
  /** The balance of a gift certificate. Needs a captcha, and counts as an attempt at a code. */
  giftCardAccount?: Maybe<GiftCardAccount>;
  /**
   * Presents for a person and an occasion, at a price and in time for a day. An answer that is left out narrows nothing.
   * Without `answers` those of the current season count.
   */
  giftFinder: GiftFinder;
  /**
   * Needs a captcha in the header. After many attempts at a number it must be a more expensive one: the refusal then has
   * its challenge in `extensions.challenge`.
   */
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  /**
   * Banners of the current offers. `cache_code` is accepted for compatibility with Magento: prices are the same for
   * everybody.
   */
  headeroffer?: Maybe<HeaderOfferOutput>;
  /** Always true: it must not tell who has an account. Registration answers by mail. */
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  /** A neon sign for advertising; null for any other product. */
  neonProductInfo?: Maybe<NeonProductInfo>;
  /**
   * What a slug is: a page, a product, or an address that has moved (redirect_code 301, relative_url). Null for an unknown
   * slug.
   */
  pageDetails?: Maybe<PageDetails>;
  /** Questions and reviews for the banner of a landing page. */
  pageReviewData?: Maybe<PageReviewData>;
  /** Start prices of products by sku; without `product_type`, of the first hundred. */
  photogiftstartatprice?: Maybe<StartAtPriceOutput>;
  /** Answered questions of a CMS page. */
  productQa?: Maybe<ProductQaOutput>;
  /** The ratings of a review, and their values. */
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  products?: Maybe<Products>;
  /** By product_type and template_category, or by template_sku: a row for each size of the product. */
  readymadeTemplates?: Maybe<ReadymadeTemplatesOutput>;
  /** The captcha of the forms. If it is not enabled, the forms send a proof of work from /altcha. */
  recaptchaV3Config?: Maybe<ReCaptchaConfigurationV3>;
  /** Mails the link of the caller's own registration again. The answer is the same without one. */
  resendConfirmationLink?: Maybe<StatusMessageOutput>;
  /** What an address of the shop shows; null for an unknown address. */
  route?: Maybe<RoutableInterface>;
  /** What a share link shows: the picture as a link that is valid for an hour, and no document. Null for any other token. */
  savedDesignByToken?: Maybe<SavedDesign>;
  /** Designs of the caller. With `unfinished`, only those that were not saved for a cart since their last change. */
  savedDesigns?: Maybe<SavedDesigns>;
  /** What a link to a cart puts into another one, at the prices of now. Null for a token that does not work. */
  sharedCart?: Maybe<SharedCart>;
  /** The list behind a link, at the prices of now. Null for a token that does not work. */
  sharedWishlist?: Maybe<SharedWishlist>;
  /** The approved reviews of everything on sale, newest first; with `stars` only those with that many stars. */
  shopReviews: ProductReviews;
  /** Every address of the catalogue, the CMS and the blog that answers a page, by address, without moved ones. */
  sitePages?: Maybe<SitePages>;
  /** OpenID providers by which customers can log in. */
  socialProviders: Array<SocialProvider>;
  storeConfig?: Maybe<StoreConfig>;
  /**
   * The same in fewer words.
   * @deprecated Ask for `route`.
   */
  urlResolver?: Maybe<EntityUrl>;
  /** Deals of this week and the next, the soonest first. A week begins on Monday in New Zealand. */
  weeklyDeals?: Maybe<Array<WeeklyDeal>>;
};


export type QueryAddressLookUpArgs = {
  line: AddressLine;
  text: Scalars['String']['input'];
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBlogPostListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogPostFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCategoriesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckmailchimpidArgs = {
  campaign_id: Scalars['String']['input'];
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConfigvaluesArgs = {
  fields: Array<Scalars['String']['input']>;
};


export type QueryConfirmCustomerEmailArgs = {
  confirmation_key: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDesignArgs = {
  design_uid: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDesignLinkKindArgs = {
  token: Scalars['String']['input'];
};


export type QueryGiftCardAccountArgs = {
  input: GiftCardAccountInput;
};


export type QueryGiftFinderArgs = {
  answers?: InputMaybe<GiftAnswersInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
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


export type QueryReadymadeTemplatesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  product_type?: InputMaybe<Scalars['String']['input']>;
  template_category?: InputMaybe<Scalars['String']['input']>;
  template_sku?: InputMaybe<Scalars['String']['input']>;
};


export type QueryResendConfirmationLinkArgs = {
  email: Scalars['String']['input'];
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QuerySavedDesignByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QuerySavedDesignsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  unfinished?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySharedCartArgs = {
  token: Scalars['String']['input'];
};


export type QuerySharedWishlistArgs = {
  token: Scalars['String']['input'];
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


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
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

/** A ready-made design in one size of its product. */
export type ReadymadeTemplate = {
  __typename?: 'ReadymadeTemplate';
  custom_image?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  product_material?: Maybe<Scalars['String']['output']>;
  product_shape?: Maybe<Scalars['String']['output']>;
  product_size?: Maybe<Scalars['String']['output']>;
  product_type?: Maybe<Scalars['String']['output']>;
  template_category?: Maybe<Scalars['String']['output']>;
  template_description?: Maybe<Scalars['String']['output']>;
  template_id: Scalars['ID']['output'];
  template_name?: Maybe<Scalars['String']['output']>;
  /** The same for all sizes. */
  template_sku: Scalars['String']['output'];
  /** The template as a design document of graphics and empty slots. */
  tool_data?: Maybe<Scalars['String']['output']>;
};

export type ReadymadeTemplatesOutput = {
  __typename?: 'ReadymadeTemplatesOutput';
  items: Array<ReadymadeTemplate>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type ReferAFriendInput = {
  /** That the friends are known and agree to hear from the shop. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The email address of the recommending person, if not logged in. */
  email?: InputMaybe<Scalars['String']['input']>;
  emails: Array<Scalars['String']['input']>;
  /** Accepted and ignored: the mail contains no input. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Accepted and ignored. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ReferAFriendOutput = {
  __typename?: 'ReferAFriendOutput';
  message?: Maybe<Scalars['String']['output']>;
  /** The personal link of the recommending person. */
  referral_link?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  user_errors: Array<UserInputError>;
};

export type ReferredFriend = {
  __typename?: 'ReferredFriend';
  /** When it came to this state. */
  date: Scalars['String']['output'];
  state: ReferredFriendState;
};

export type ReferredFriendState =
  | 'INVITED'
  | 'ORDERED'
  | 'REWARDED';

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

export type RemoveGiftCardFromCartInput = {
  cart_id: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type RemoveGiftCardFromCartOutput = {
  __typename?: 'RemoveGiftCardFromCartOutput';
  cart: Cart;
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

export type RemoveProductsFromWishlistOutput = {
  __typename?: 'RemoveProductsFromWishlistOutput';
  user_errors: Array<WishListUserInputError>;
  wishlist: Wishlist;
};

export type RemoveRewardPointsFromCartOutput = {
  __typename?: 'RemoveRewardPointsFromCartOutput';
  cart: Cart;
};

export type RemoveStoreCreditFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveStoreCreditFromCartOutput = {
  __typename?: 'RemoveStoreCreditFromCartOutput';
  cart: Cart;
};

export type ReorderItemsOutput = {
  __typename?: 'ReorderItemsOutput';
  cart: Cart;
  /** One for each line that is not in the cart; its message has the product's name. */
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type RewardInformation = {
  __typename?: 'RewardInformation';
  available_amount?: Maybe<Scalars['Float']['output']>;
};

export type RewardPoints = {
  __typename?: 'RewardPoints';
  balance?: Maybe<RewardPointsAmount>;
  /** The newest entries first, at most a hundred. */
  balance_history?: Maybe<Array<Maybe<RewardPointsBalanceHistoryItem>>>;
  /** When the balance ends unless points are earned or spent before; null if it does not. */
  ends_at?: Maybe<Scalars['String']['output']>;
  exchange_rates?: Maybe<RewardPointsExchangeRates>;
  subscription_status?: Maybe<RewardPointsSubscriptionStatus>;
};

export type RewardPointsAmount = {
  __typename?: 'RewardPointsAmount';
  money: Money;
  points: Scalars['Float']['output'];
};

export type RewardPointsBalanceHistoryItem = {
  __typename?: 'RewardPointsBalanceHistoryItem';
  balance?: Maybe<RewardPointsAmount>;
  /** What the entry is for, as a text for the customer. */
  change_reason: Scalars['String']['output'];
  date: Scalars['String']['output'];
  points_change: Scalars['Float']['output'];
};

export type RewardPointsExchangeRates = {
  __typename?: 'RewardPointsExchangeRates';
  earning?: Maybe<RewardPointsRate>;
  redemption?: Maybe<RewardPointsRate>;
};

export type RewardPointsRate = {
  __typename?: 'RewardPointsRate';
  currency_amount: Scalars['Float']['output'];
  points: Scalars['Float']['output'];
};

export type RewardPointsSubscriptionStatus = {
  __typename?: 'RewardPointsSubscriptionStatus';
  balance_updates: RewardPointsSubscriptionStatusesEnum;
  points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
};

export type RewardPointsSubscriptionStatusesEnum =
  | 'NOT_SUBSCRIBED'
  | 'SUBSCRIBED';

export type RewardRule = {
  __typename?: 'RewardRule';
  name?: Maybe<Scalars['String']['output']>;
  points?: Maybe<Scalars['Float']['output']>;
  rule_id: Scalars['ID']['output'];
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
  /** The revision that was changed. If there is a newer one, nothing is saved, and the code is DESIGN_CHANGED. */
  base_revision?: InputMaybe<Scalars['Int']['input']>;
  design_uid?: InputMaybe<Scalars['ID']['input']>;
  /** This revision goes into a cart: it and its photos are stored for 400 days. */
  for_cart?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The uid of a completed upload; in answers it is a path under /media. */
  preview_image?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in words: 200 characters at most. */
  preview_words?: InputMaybe<Scalars['String']['input']>;
  /** The tool that created it, as in `personalisation.tool`. */
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
  /** True while a link shows it. */
  is_shared?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** All its pages, where a share link shows them. */
  pages?: Maybe<Array<DesignPage>>;
  /** Path under /media of the rendered design. */
  preview_image?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in words; null where its name says it. */
  preview_words?: Maybe<Scalars['String']['output']>;
  product_type?: Maybe<Scalars['String']['output']>;
  /** Increases with every save; a revision never changes. */
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

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'STORE'
  | 'WEBSITE';

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SelectedBundleOption = {
  __typename?: 'SelectedBundleOption';
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  __typename?: 'SelectedBundleOptionValue';
  /** @deprecated Ask for `uid`. */
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SelectedConfigurableOption = {
  __typename?: 'SelectedConfigurableOption';
  configurable_product_option_uid: Scalars['ID']['output'];
  configurable_product_option_value_uid: Scalars['ID']['output'];
  option_label: Scalars['String']['output'];
  value_label: Scalars['String']['output'];
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

export type SetAdditionalInfoOnCartInput = {
  additional_info: CartAdditionalInfoInput;
  cart_id: Scalars['String']['input'];
};

export type SetAdditionalInfoOnCartOutput = {
  __typename?: 'SetAdditionalInfoOnCartOutput';
  cart: Cart;
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
  /** Exactly one: an order has one address. */
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

export type ShareCartOutput = {
  __typename?: 'ShareCartOutput';
  expires_at?: Maybe<Scalars['String']['output']>;
  /** Pieces that are not in the link. */
  left_out: Scalars['Int']['output'];
  /** Only its hash is stored. */
  token?: Maybe<Scalars['String']['output']>;
  user_errors: Array<UserInputError>;
};

export type SharePhotoInput = {
  consent: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Number of the order of the print. */
  order: Scalars['String']['input'];
  photo: Scalars['ID']['input'];
  town?: InputMaybe<Scalars['String']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};

export type SharedCart = {
  __typename?: 'SharedCart';
  expires_at: Scalars['String']['output'];
  items: Array<SharedCartItem>;
};

/** A line without its design, whose picture is a link that is valid for an hour. */
export type SharedCartItem = {
  __typename?: 'SharedCartItem';
  preview_image?: Maybe<Scalars['String']['output']>;
  preview_words?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be ordered; null if it can. */
  problem?: Maybe<Scalars['String']['output']>;
  product: ProductInterface;
  quantity: Scalars['Int']['output'];
  /** Null if the shop no longer has a price for it. */
  row_total?: Maybe<Money>;
  tool_options: Array<CartItemToolOption>;
};

export type SharedWishlist = {
  __typename?: 'SharedWishlist';
  /** Whose list it is. */
  firstname: Scalars['String']['output'];
  items: Array<SharedWishlistItem>;
};

/** A product, or a design for it without its document. The picture is a link that is valid for an hour. */
export type SharedWishlistItem = {
  __typename?: 'SharedWishlistItem';
  /** Null for the product itself, and for a design without a name. */
  design_name?: Maybe<Scalars['String']['output']>;
  preview_image?: Maybe<Scalars['String']['output']>;
  preview_words?: Maybe<Scalars['String']['output']>;
  product: ProductInterface;
};

export type ShipmentItem = ShipmentItemInterface & {
  __typename?: 'ShipmentItem';
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  product_name?: Maybe<Scalars['String']['output']>;
  /** One item, GST included. */
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Exactly one of the two. An id is one of the caller's address book. */
export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  /** What the shopper writes about the delivery: the comment of the order. */
  customer_notes?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingDiscount = {
  __typename?: 'ShippingDiscount';
  amount: Money;
};

export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  amount_excluding_tax?: Maybe<Money>;
  amount_including_tax?: Maybe<Money>;
  /** Empty: free shipping by a code is a price of 0. */
  discounts?: Maybe<Array<Maybe<ShippingDiscount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_amount: Money;
};

export type ShippingMethodAdditionalInfo = {
  __typename?: 'ShippingMethodAdditionalInfo';
  /** The day of arrival for an order that is paid today, such as "Fri 4 December"; null without an estimate. */
  arrives_by?: Maybe<Scalars['String']['output']>;
  free_shipping?: Maybe<Scalars['Boolean']['output']>;
  /** Its number of working days. */
  method_description?: Maybe<Scalars['String']['output']>;
  /** Why the price is reduced; null for the usual price. */
  offer_description?: Maybe<Scalars['String']['output']>;
  /** The usual price, if this cart pays less. */
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
  /**
   * The day by which it is in a town, if it is paid today: "Thu 10 December". It counts the days in the workshop and those of
   * standard delivery; null without either.
   */
  arrives_by?: Maybe<Scalars['String']['output']>;
  /** Its place among what sold most lately, from 1; null for what did not sell, and in a shop with few orders. */
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes of the catalogue, as Magento has those with several values: values with commas in between. */
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  /** The price table. It is the catalogue's and does not depend on a design tool. */
  price_rows: Array<PriceRow>;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  rating_summary: Scalars['Float']['output'];
  /** Working days in the workshop, at most; null for a product with a date of its own. */
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  /** Its name in advertising feeds. */
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
};


export type SimpleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  __typename?: 'SimpleWishlistItem';
  added_at: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  design?: Maybe<SavedDesign>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type SiteImage = {
  __typename?: 'SiteImage';
  title?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type SitePage = {
  __typename?: 'SitePage';
  /** Null for the page itself. */
  canonical_url?: Maybe<Scalars['String']['output']>;
  images: Array<SiteImage>;
  /** Its name in lists. */
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

export type SocialLoginStart = {
  __typename?: 'SocialLoginStart';
  state: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SocialProvider = {
  __typename?: 'SocialProvider';
  id: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortField = {
  __typename?: 'SortField';
  label?: Maybe<Scalars['String']['output']>;
  /** The field of `ProductAttributeSortInput`. */
  value?: Maybe<Scalars['String']['output']>;
};

export type SortFields = {
  __typename?: 'SortFields';
  /** Of a list without a sort. */
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortQuoteItemsEnum =
  | 'ITEM_ID'
  | 'NAME'
  | 'PRICE'
  | 'QTY'
  | 'ROW_TOTAL'
  | 'SKU';

export type SpendRewardPointsOnCartInput = {
  cart_id: Scalars['String']['input'];
  points: Scalars['Float']['input'];
  /** The one rule of `reward_points.spending`. */
  rule_id?: InputMaybe<Scalars['ID']['input']>;
};

export type SpendRewardPointsOnCartOutput = {
  __typename?: 'SpendRewardPointsOnCartOutput';
  cart: Cart;
};

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
  /** Null without a current offer. */
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
  absolute_footer?: Maybe<Scalars['String']['output']>;
  allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  allow_items?: Maybe<Scalars['String']['output']>;
  allow_order?: Maybe<Scalars['String']['output']>;
  autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  /** Addresses end with a slash. */
  base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  cms_no_cookies?: Maybe<Scalars['String']['output']>;
  cms_no_route?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `store_code`. */
  code?: Maybe<Scalars['String']['output']>;
  configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  copyright?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  front?: Maybe<Scalars['String']['output']>;
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  head_includes?: Maybe<Scalars['String']['output']>;
  head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  header_logo_src?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  logo_alt?: Maybe<Scalars['String']['output']>;
  logo_height?: Maybe<Scalars['Int']['output']>;
  logo_width?: Maybe<Scalars['Int']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  no_route?: Maybe<Scalars['String']['output']>;
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  payment_payflowpro_cc_vault_active?: Maybe<Scalars['String']['output']>;
  product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `root_category_uid`. */
  root_category_id?: Maybe<Scalars['Int']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  store_sort_order?: Maybe<Scalars['Int']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title_prefix?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  title_suffix?: Maybe<Scalars['String']['output']>;
  use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Ask for `website_code`. */
  website_id?: Maybe<Scalars['Int']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
  welcome?: Maybe<Scalars['String']['output']>;
};

export type SubscribeEmailToNewsletterOutput = {
  __typename?: 'SubscribeEmailToNewsletterOutput';
  status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type SwatchDataInterface = {
  value?: Maybe<Scalars['String']['output']>;
};

export type TaxItem = {
  __typename?: 'TaxItem';
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type TextSwatchData = SwatchDataInterface & {
  __typename?: 'TextSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type TierPrice = {
  __typename?: 'TierPrice';
  discount?: Maybe<ProductDiscount>;
  final_price?: Maybe<Money>;
  /** From this number of pieces on. */
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<CartItemUpdateInput>;
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
};

export type UrlRewrite = {
  __typename?: 'UrlRewrite';
  parameters?: Maybe<Array<Maybe<HttpQueryParameter>>>;
  /** The path of the page, without the slash. */
  url?: Maybe<Scalars['String']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

/** An error that the shopper can correct. */
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
  /** An external player. */
  embedUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** A file of the shop. */
  src?: Maybe<Scalars['String']['output']>;
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, UTC. */
  uploadDate?: Maybe<Scalars['String']['output']>;
};

/** A gift certificate, which is not shipped. */
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

export type VirtualProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'VirtualProduct';
  about_artist?: Maybe<Scalars['String']['output']>;
  arrives_by?: Maybe<Scalars['String']['output']>;
  best_seller_place?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  /** @deprecated Ask for `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  kind?: Maybe<Scalars['String']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Ask for `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  occasion?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  personalisation?: Maybe<Personalisation>;
  /** @deprecated Ask for `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_rows: Array<PriceRow>;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  rating_summary: Scalars['Float']['output'];
  ready_within?: Maybe<Scalars['Int']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  remarketing_product_id?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  room?: Maybe<Scalars['String']['output']>;
  schema_price?: Maybe<Scalars['Float']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  technical_specifications?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /**
   * The address of its page, without the slash in front.
   * @deprecated Use `canonical_url`.
   */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
};


export type VirtualProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  __typename?: 'VirtualWishlistItem';
  added_at: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  design?: Maybe<SavedDesign>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

/** A reduction of one product for one week. The product's prices include it during that week. */
export type WeeklyDeal = {
  __typename?: 'WeeklyDeal';
  /** ISO 8601, UTC. */
  from_date: Scalars['String']['output'];
  percent: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  to_date: Scalars['String']['output'];
};

export type WishListUserInputError = {
  __typename?: 'WishListUserInputError';
  code: WishListUserInputErrorType;
  message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type Wishlist = {
  __typename?: 'Wishlist';
  id?: Maybe<Scalars['ID']['output']>;
  items_count?: Maybe<Scalars['Int']['output']>;
  /** The newest first. Products that are no longer sold and designs that are gone are left out. */
  items_v2?: Maybe<WishlistItems>;
  /** The token of the link that shows the list to others; null while there is none. */
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Options and quantity are chosen in the design tool, so the list keeps none. */
export type WishlistItemInput = {
  /** A saved design of the caller for the product `sku`. */
  design_uid?: InputMaybe<Scalars['ID']['input']>;
  entered_options?: InputMaybe<Array<EnteredOptionInput>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
  sku: Scalars['String']['input'];
};

/** `quantity` is always 1, and `description` null: the design tool asks how many. */
export type WishlistItemInterface = {
  added_at: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** The saved design; null for the product itself. */
  design?: Maybe<SavedDesign>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type WishlistItems = {
  __typename?: 'WishlistItems';
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type CreateEmptyCartInput = {
  /** A cart id chosen by the client, 32 characters. */
  cart_id?: InputMaybe<Scalars['String']['input']>;
};
