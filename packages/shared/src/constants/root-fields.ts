/**
 * Rate limits: names of bindings in wrangler.toml. Each counts the requests of one caller in a minute. QUERY_LIMIT also
 * counts every request to /graphql.
 */
export type FieldLimit =
  | 'QUERY_LIMIT'
  | 'CART_LIMIT'
  | 'COMMAND_LIMIT'
  | 'DESIGN_LIMIT'
  | 'ORDER_LIMIT'
  | 'FORM_LIMIT'
  | 'LOOKUP_LIMIT'
  | 'LOGIN_LIMIT'
  | 'OTHER_LIMIT'

/**
 * Every root field of the shop's GraphQL with its limit. The edge counts by this table. A test of the store compares it
 * with the schema. A field that is missing here has the strictest limit.
 */
export const ROOT_FIELDS: Readonly<Record<string, FieldLimit>> = {
  // Reads: frequent, from every visitor.
  __typename: 'QUERY_LIMIT',
  blogCategories: 'QUERY_LIMIT',
  blogPostList: 'QUERY_LIMIT',
  availableStores: 'QUERY_LIMIT',
  cart: 'QUERY_LIMIT',
  categories: 'QUERY_LIMIT',
  categoryList: 'QUERY_LIMIT',
  checkmailchimpid: 'QUERY_LIMIT',
  cmsBlocks: 'QUERY_LIMIT',
  cmsPage: 'QUERY_LIMIT',
  configvalues: 'QUERY_LIMIT',
  countries: 'QUERY_LIMIT',
  country: 'QUERY_LIMIT',
  currency: 'QUERY_LIMIT',
  customer: 'QUERY_LIMIT',
  customerCart: 'QUERY_LIMIT',
  design: 'QUERY_LIMIT',
  readymadeTemplates: 'QUERY_LIMIT',
  designLinkKind: 'QUERY_LIMIT',
  giftFinder: 'QUERY_LIMIT',
  headeroffer: 'QUERY_LIMIT',
  neonProductInfo: 'QUERY_LIMIT',
  pageDetails: 'QUERY_LIMIT',
  pageReviewData: 'QUERY_LIMIT',
  photogiftstartatprice: 'QUERY_LIMIT',
  productQa: 'QUERY_LIMIT',
  productReviewRatingsMetadata: 'QUERY_LIMIT',
  products: 'QUERY_LIMIT',
  recaptchaV3Config: 'QUERY_LIMIT',
  route: 'QUERY_LIMIT',
  savedDesignByToken: 'QUERY_LIMIT',
  savedDesigns: 'QUERY_LIMIT',
  sharedCart: 'QUERY_LIMIT',
  sharedWishlist: 'QUERY_LIMIT',
  shopReviews: 'QUERY_LIMIT',
  sitePages: 'QUERY_LIMIT',
  socialProviders: 'QUERY_LIMIT',
  storeConfig: 'QUERY_LIMIT',
  urlResolver: 'QUERY_LIMIT',
  weeklyDeals: 'QUERY_LIMIT',

  // Changes to an existing cart or design.
  addBundleProductsToCart: 'CART_LIMIT',
  addProductsToCart: 'CART_LIMIT',
  cancelOrder: 'CART_LIMIT',
  assignCustomerToGuestCart: 'CART_LIMIT',
  deleteMyPhotos: 'CART_LIMIT',
  deleteSavedDesign: 'CART_LIMIT',
  mergeCarts: 'CART_LIMIT',
  removeCouponFromCart: 'CART_LIMIT',
  removeGiftCardFromCart: 'CART_LIMIT',
  applyStoreCreditToCart: 'CART_LIMIT',
  removeStoreCreditFromCart: 'CART_LIMIT',
  applyRewardPointsToCart: 'CART_LIMIT',
  removeRewardPointsFromCart: 'CART_LIMIT',
  spendRewardPointsOnCart: 'CART_LIMIT',
  setAdditionalInfoOnCart: 'CART_LIMIT',
  removeItemFromCart: 'CART_LIMIT',
  deletePasskey: 'CART_LIMIT',
  disconnectSocialAccount: 'CART_LIMIT',
  renamePasskey: 'CART_LIMIT',
  renameSavedDesign: 'CART_LIMIT',
  restoreCart: 'CART_LIMIT',
  restoreSavedDesign: 'CART_LIMIT',
  revokeCustomerSession: 'CART_LIMIT',
  revokeCustomerToken: 'CART_LIMIT',
  revokeOtherCustomerSessions: 'CART_LIMIT',
  estimateShippingMethods: 'CART_LIMIT',
  setBillingAddressOnCart: 'CART_LIMIT',
  setGuestEmailOnCart: 'CART_LIMIT',
  setPaymentMethodOnCart: 'CART_LIMIT',
  setShippingAddressesOnCart: 'CART_LIMIT',
  setShippingMethodsOnCart: 'CART_LIMIT',
  stopSharingDesign: 'CART_LIMIT',
  updateCartItems: 'CART_LIMIT',

  // Changes to the caller's account.
  createCustomerAddress: 'CART_LIMIT',
  deleteCustomerAddress: 'CART_LIMIT',
  updateCustomerAddress: 'CART_LIMIT',
  updateCustomerV2: 'CART_LIMIT',
  joinLoyaltyLevel: 'CART_LIMIT',
  updateRewardMails: 'CART_LIMIT',
  addProductsToWishlist: 'CART_LIMIT',
  removeProductsFromWishlist: 'CART_LIMIT',
  stopSharingWishlist: 'CART_LIMIT',

  // New rows, and attempts at a code.
  addSharedCart: 'COMMAND_LIMIT',
  applyCouponToCart: 'COMMAND_LIMIT',
  applyGiftCardToCart: 'COMMAND_LIMIT',
  changeOrderedSign: 'LOOKUP_LIMIT',
  copyOrderedDesign: 'LOOKUP_LIMIT',
  createEmptyCart: 'COMMAND_LIMIT',
  createGuestCart: 'COMMAND_LIMIT',
  duplicateSavedDesign: 'DESIGN_LIMIT',
  openDesignLink: 'DESIGN_LIMIT',
  saveDesign: 'DESIGN_LIMIT',
  shareCart: 'COMMAND_LIMIT',
  shareSavedDesign: 'COMMAND_LIMIT',
  shareWishlist: 'COMMAND_LIMIT',
  startPasskeyLogin: 'COMMAND_LIMIT',
  startSocialLogin: 'COMMAND_LIMIT',
  startPasskeyRegistration: 'COMMAND_LIMIT',
  payOrder: 'ORDER_LIMIT',
  placeOrder: 'ORDER_LIMIT',
  reorderItems: 'COMMAND_LIMIT',

  // A service outside the shop may be asked.
  addressLookUp: 'COMMAND_LIMIT',

  // They reach a person or send a mail.
  askProductQuestion: 'FORM_LIMIT',
  addOrderTicketMessage: 'FORM_LIMIT',
  contactUs: 'FORM_LIMIT',
  cpnewsletter: 'FORM_LIMIT',
  createOrderTicket: 'FORM_LIMIT',
  mailDesignLink: 'FORM_LIMIT',
  createProductReview: 'FORM_LIMIT',
  referAFriend: 'FORM_LIMIT',
  sendOrderForm: 'FORM_LIMIT',
  sharePhoto: 'FORM_LIMIT',
  subscribeEmailToNewsletter: 'FORM_LIMIT',
  unsubscribeNewsletter: 'FORM_LIMIT',

  // They give access to private data.
  giftCardAccount: 'LOOKUP_LIMIT',
  redeemGiftCardBalanceAsStoreCredit: 'LOOKUP_LIMIT',
  guestOrder: 'LOOKUP_LIMIT',
  guestOrderByToken: 'LOOKUP_LIMIT',
  generateCustomerToken: 'LOGIN_LIMIT',
  changeCustomerPassword: 'LOGIN_LIMIT',
  confirmCustomerEmail: 'LOGIN_LIMIT',
  confirmEmail: 'LOGIN_LIMIT',
  confirmEmailChange: 'LOGIN_LIMIT',
  createCustomer: 'LOGIN_LIMIT',
  createCustomerV2: 'LOGIN_LIMIT',
  customerData: 'LOGIN_LIMIT',
  deleteCustomer: 'LOGIN_LIMIT',
  isEmailAvailable: 'LOGIN_LIMIT',
  loginByEmailOtpData: 'LOGIN_LIMIT',
  loginUniversalpassword: 'LOGIN_LIMIT',
  addPasskey: 'LOGIN_LIMIT',
  connectSocialAccount: 'LOGIN_LIMIT',
  createCustomerPassword: 'LOGIN_LIMIT',
  createCustomerBySocialLogin: 'LOGIN_LIMIT',
  logInByPasskey: 'LOGIN_LIMIT',
  requestPasswordResetEmail: 'FORM_LIMIT',
  resendConfirmationLink: 'FORM_LIMIT',
  resetPassword: 'LOGIN_LIMIT',
  undoEmailChange: 'LOGIN_LIMIT',
  updateCustomerEmail: 'LOGIN_LIMIT',
}

const STRICTEST: FieldLimit = 'OTHER_LIMIT'

/** The rate limit of a root field. */
export function limitOfField(field: string): FieldLimit {
  return Object.hasOwn(ROOT_FIELDS, field) ? (ROOT_FIELDS[field] as FieldLimit) : STRICTEST
}

/** True for a field that an operation may contain only once, since its limit counts requests. */
export const isOnce = (field: string): boolean => limitOfField(field) !== 'QUERY_LIMIT'
