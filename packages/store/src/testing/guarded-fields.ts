export type Guard = 'captcha' | 'login'

/**
 * The guards of root fields. `guards.spec.ts` calls each field without them, and `docs/limits.md` lists them. That a
 * shopper reaches nothing of another one is tested by `ownership.spec.ts`, for every field.
 */
export const GUARDED: Readonly<Record<string, readonly Guard[]>> = {
  'Query.giftCardAccount': ['captcha'],
  'Query.guestOrder': ['captcha'],
  'Mutation.askProductQuestion': ['captcha'],
  'Mutation.contactUs': ['captcha'],
  'Mutation.cpnewsletter': ['captcha'],
  'Mutation.createCustomer': ['captcha'],
  'Mutation.createCustomerV2': ['captcha'],
  'Mutation.createProductReview': ['captcha'],
  'Mutation.generateCustomerToken': ['captcha'],
  'Mutation.loginByEmailOtpData': ['captcha'],
  'Mutation.loginUniversalpassword': ['captcha'],
  'Mutation.mailDesignLink': ['captcha'],
  'Mutation.referAFriend': ['captcha'],
  'Mutation.sendOrderForm': ['captcha'],
  'Mutation.sharePhoto': ['captcha'],
  'Mutation.subscribeEmailToNewsletter': ['captcha'],
  'Mutation.redeemGiftCardBalanceAsStoreCredit': ['login', 'captcha'],
  'Query.customer': ['login'],
  'Query.customerCart': ['login'],
  'Query.customerData': ['login'],
  'Mutation.addOrderTicketMessage': ['login'],
  'Mutation.addPasskey': ['login'],
  'Mutation.addProductsToWishlist': ['login'],
  'Mutation.assignCustomerToGuestCart': ['login'],
  'Mutation.cancelOrder': ['login'],
  'Mutation.changeCustomerPassword': ['login'],
  'Mutation.connectSocialAccount': ['login'],
  'Mutation.createCustomerAddress': ['login'],
  'Mutation.createCustomerPassword': ['login'],
  'Mutation.createOrderTicket': ['login'],
  'Mutation.deleteCustomer': ['login'],
  'Mutation.deleteCustomerAddress': ['login'],
  'Mutation.deletePasskey': ['login'],
  'Mutation.disconnectSocialAccount': ['login'],
  'Mutation.joinLoyaltyLevel': ['login'],
  'Mutation.mergeCarts': ['login'],
  'Mutation.removeProductsFromWishlist': ['login'],
  'Mutation.renamePasskey': ['login'],
  'Mutation.reorderItems': ['login'],
  'Mutation.revokeCustomerSession': ['login'],
  'Mutation.revokeCustomerToken': ['login'],
  'Mutation.revokeOtherCustomerSessions': ['login'],
  'Mutation.shareWishlist': ['login'],
  'Mutation.startPasskeyRegistration': ['login'],
  'Mutation.stopSharingWishlist': ['login'],
  'Mutation.updateCustomerAddress': ['login'],
  'Mutation.updateCustomerEmail': ['login'],
  'Mutation.updateCustomerV2': ['login'],
  'Mutation.updateRewardMails': ['login'],
}

const PUBLIC = 'reads what the shop shows to everybody'
const OF_OWNER = 'the caller’s own cart or design: ownership.spec.ts'
const BY_SECRET = 'a secret in the call is the right: tokens.spec.ts'
const MAILS_THE_OWNER = 'mails the owner of the address only, and answers the same for every address'

/** Root fields without a guard, each with its reason. */
export const OPEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `addressLookUp availableStores blogCategories blogPostList categories categoryList cmsBlocks cmsPage configvalues countries country
    currency giftFinder headeroffer neonProductInfo pageDetails pageReviewData photogiftstartatprice productQa
    productReviewRatingsMetadata products readymadeTemplates recaptchaV3Config route shopReviews sitePages socialProviders storeConfig
    checkmailchimpid urlResolver weeklyDeals`
      .split(/\s+/)
      .map((name) => [`Query.${name}`, PUBLIC]),
  ),
  ...Object.fromEntries(
    `addBundleProductsToCart addProductsToCart applyCouponToCart applyGiftCardToCart applyRewardPointsToCart applyStoreCreditToCart deleteMyPhotos
    deleteSavedDesign duplicateSavedDesign estimateShippingMethods placeOrder removeCouponFromCart removeGiftCardFromCart
    removeItemFromCart removeRewardPointsFromCart removeStoreCreditFromCart renameSavedDesign restoreSavedDesign saveDesign
    setAdditionalInfoOnCart setBillingAddressOnCart setGuestEmailOnCart setPaymentMethodOnCart setShippingAddressesOnCart
    setShippingMethodsOnCart shareCart shareSavedDesign spendRewardPointsOnCart stopSharingDesign updateCartItems`
      .split(/\s+/)
      .map((name) => [`Mutation.${name}`, OF_OWNER]),
  ),
  ...Object.fromEntries(
    `addSharedCart changeOrderedSign confirmEmail confirmEmailChange copyOrderedDesign createCustomerBySocialLogin logInByPasskey openDesignLink
    payOrder resetPassword restoreCart undoEmailChange unsubscribeNewsletter`
      .split(/\s+/)
      .map((name) => [`Mutation.${name}`, BY_SECRET]),
  ),
  'Query.cart': OF_OWNER,
  'Query.design': OF_OWNER,
  'Query.savedDesigns': OF_OWNER,
  'Query.confirmCustomerEmail': BY_SECRET,
  'Query.designLinkKind': BY_SECRET,
  'Query.guestOrderByToken': BY_SECRET,
  'Query.savedDesignByToken': BY_SECRET,
  'Query.sharedCart': BY_SECRET,
  'Query.sharedWishlist': BY_SECRET,
  'Query.isEmailAvailable': 'says the same for every address',
  'Query.resendConfirmationLink': MAILS_THE_OWNER,
  'Mutation.requestPasswordResetEmail': MAILS_THE_OWNER,
  'Mutation.createEmptyCart': 'a new cart of nobody',
  'Mutation.createGuestCart': 'a new cart of nobody',
  'Mutation.startPasskeyLogin': 'a new challenge, which opens nothing by itself',
  'Mutation.startSocialLogin': 'the address of a provider, which opens nothing by itself',
}
