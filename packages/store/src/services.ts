import { buildOnce } from './build-once'
import { buildAuthentication, buildEmailChanges, buildOwnData } from './modules/accounts/build'
import { buildAddresses } from './modules/addresses/build'
import { buildAddressLookUp } from './modules/addresslookup/build'
import { buildArrivals } from './modules/arrivals/build'
import { buildAudit } from './modules/audit/build'
import { buildBestSellers } from './modules/bestsellers/build'
import { buildBlocks } from './modules/blocks/build'
import { buildBlog } from './modules/blog/build'
import { buildCaptcha } from './modules/captcha/build'
import { buildCart, buildCartBalances, buildCartCoupons, buildCustomerCarts } from './modules/cart/build'
import { buildCatalogue, buildOfferAdmin, buildOfferChecks, buildPriceAdmin } from './modules/catalogue/build'
import { buildCategories } from './modules/categories/build'
import { buildCheckout, buildOrderNotes } from './modules/checkout/build'
import { buildCouponAdmin } from './modules/coupons/build'
import { buildCustomers } from './modules/customers/build'
import { buildDeals } from './modules/deals/build'
import { buildDesignLinks, buildDesigns, buildLineDesigns } from './modules/designs/build'
import { buildEnquiries, buildEnquiryAdmin } from './modules/enquiries/build'
import { buildOrderFiles, buildTrash } from './modules/files/build'
import { buildGiftFinder } from './modules/giftfinder/build'
import { buildGifts } from './modules/gifts/build'
import { buildHandover } from './modules/handover/build'
import { buildBanners } from './modules/headeroffer/build'
import { buildInvoices } from './modules/invoices/build'
import { buildJobs } from './modules/jobs/build'
import { buildLedger } from './modules/ledger/build'
import { buildDailyUse, buildMailboxes } from './modules/limits/build'
import { buildMails } from './modules/mails/build'
import { buildBirthdays, buildNewsletter } from './modules/newsletter/build'
import { buildNumbers } from './modules/numbers/build'
import { buildCustomerOrders, buildOrderAdmin, buildOrders, buildReorder } from './modules/orders/build'
import { buildOrderFigures } from './modules/orders/order-figures'
import { buildPageAdmin, buildPages } from './modules/pages/build'
import { buildPasskeys } from './modules/passkeys/build'
import { buildPayments } from './modules/payments/build'
import { buildPrinting } from './modules/printing/build'
import { buildProfile } from './modules/profile/build'
import { buildPurchases } from './modules/purchases/build'
import { buildQuestionAdmin, buildQuestions } from './modules/questions/build'
import { buildReferrals } from './modules/referrals/build'
import { buildReminders } from './modules/reminders/build'
import { buildRetention } from './modules/retention/build'
import { buildReviewAdmin, buildReviews, buildReviewWriter } from './modules/reviews/build'
import { buildRewards } from './modules/rewards/build'
import { buildSearch } from './modules/search/build'
import { buildSeasons } from './modules/seasons/build'
import { buildSettings } from './modules/settings/build'
import { buildSharedCarts } from './modules/sharedcarts/build'
import { buildSignChanges, buildSigns } from './modules/signs/build'
import { buildSitemap } from './modules/sitemap/build'
import { buildSocial } from './modules/social/build'
import { buildTemplates } from './modules/templates/build'
import { buildTickets } from './modules/tickets/build'
import { buildMediaLinks, buildPhoneLinks, buildUploads } from './modules/uploads/build'
import { buildVideos } from './modules/videos/build'
import { buildWallTemplates } from './modules/wall-templates/build'
import { buildWishlist } from './modules/wishlist/build'
import type { ServiceRequest } from './service-request'

const BUILDERS = {
  addresses: buildAddresses,
  addressLookUp: buildAddressLookUp,
  arrivals: buildArrivals,
  audit: buildAudit,
  authentication: buildAuthentication,
  banners: buildBanners,
  bestSellers: buildBestSellers,
  birthdays: buildBirthdays,
  blocks: buildBlocks,
  blog: buildBlog,
  captcha: buildCaptcha,
  cart: buildCart,
  cartBalances: buildCartBalances,
  cartCoupons: buildCartCoupons,
  catalogue: buildCatalogue,
  categories: buildCategories,
  checkout: buildCheckout,
  couponAdmin: buildCouponAdmin,
  customerOrders: buildCustomerOrders,
  customerCarts: buildCustomerCarts,
  customers: buildCustomers,
  dailyUse: buildDailyUse,
  deals: buildDeals,
  designLinks: buildDesignLinks,
  designs: buildDesigns,
  emailChanges: buildEmailChanges,
  enquiries: buildEnquiries,
  enquiryAdmin: buildEnquiryAdmin,
  giftFinder: buildGiftFinder,
  gifts: buildGifts,
  invoices: buildInvoices,
  handover: buildHandover,
  jobs: buildJobs,
  ledger: buildLedger,
  lineDesigns: buildLineDesigns,
  links: buildMediaLinks,
  mailboxes: buildMailboxes,
  mails: buildMails,
  newsletter: buildNewsletter,
  numbers: buildNumbers,
  offerAdmin: buildOfferAdmin,
  offerChecks: buildOfferChecks,
  orderAdmin: buildOrderAdmin,
  orderFigures: buildOrderFigures,
  orderFiles: buildOrderFiles,
  orderNotes: buildOrderNotes,
  orders: buildOrders,
  ownData: buildOwnData,
  pageAdmin: buildPageAdmin,
  pages: buildPages,
  passkeys: buildPasskeys,
  payments: buildPayments,
  phoneLinks: buildPhoneLinks,
  priceAdmin: buildPriceAdmin,
  printing: buildPrinting,
  profile: buildProfile,
  purchases: buildPurchases,
  questionAdmin: buildQuestionAdmin,
  questions: buildQuestions,
  referrals: buildReferrals,
  reminders: buildReminders,
  reorder: buildReorder,
  retention: buildRetention,
  reviewAdmin: buildReviewAdmin,
  reviews: buildReviews,
  reviewWriter: buildReviewWriter,
  rewards: buildRewards,
  search: buildSearch,
  seasons: buildSeasons,
  settings: buildSettings,
  sharedCarts: buildSharedCarts,
  signChanges: buildSignChanges,
  signs: buildSigns,
  sitemap: buildSitemap,
  social: buildSocial,
  templates: buildTemplates,
  tickets: buildTickets,
  trash: buildTrash,
  uploads: buildUploads,
  videos: buildVideos,
  wallTemplates: buildWallTemplates,
  wishlist: buildWishlist,
}

export type Services = { readonly [Name in keyof typeof BUILDERS]: ReturnType<(typeof BUILDERS)[Name]> }

/** A request builds only the services that it uses. Those that need others read them here. */
export const createServices = (request: ServiceRequest): Services =>
  buildOnce<ServiceRequest, Services>(BUILDERS, request)
