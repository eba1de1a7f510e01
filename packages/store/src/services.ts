import type { Clock } from './clock'
import type { Env, StoreSettings } from './env'
import { logError } from './log'
import { createAuditRepo } from './modules/audit/repo'
import { createAuditService } from './modules/audit/service'
import { createBlogRepo } from './modules/blog/repo'
import type { Outside } from './modules/captcha/recaptcha'
import { createCaptchaRepo } from './modules/captcha/repo'
import { createCaptchaService } from './modules/captcha/service'
import { createCartCoupons } from './modules/cart/cart-coupons'
import { createCartRepo } from './modules/cart/repo'
import { createCartService } from './modules/cart/service'
import { createCatalogueRepo } from './modules/catalogue/repo'
import { createCatalogueService } from './modules/catalogue/service'
import { createCheckoutService } from './modules/checkout/service'
import { createCouponAdmin } from './modules/coupons/admin'
import { createCouponsRepo } from './modules/coupons/repo'
import type { Caller } from './modules/customers/caller'
import type { CustomersRepo } from './modules/customers/repo'
import { createCustomersService } from './modules/customers/service'
import { createDealsRepo } from './modules/deals/repo'
import { createDealsService } from './modules/deals/service'
import { createDesignFiles } from './modules/designs/design-files'
import { createLineDesigns } from './modules/designs/line-designs'
import { createDesignsRepo } from './modules/designs/repo'
import { createDesignsService } from './modules/designs/service'
import { createEnquiryAdminRepo } from './modules/enquiries/admin-repo'
import { createEnquiriesRepo } from './modules/enquiries/repo'
import { createEnquiriesService } from './modules/enquiries/service'
import { createGiftsRepo } from './modules/gifts/repo'
import { createGiftsService } from './modules/gifts/service'
import { createBannersRepo } from './modules/headeroffer/repo'
import { createJobsRepo } from './modules/jobs/repo'
import { createJobsService } from './modules/jobs/service'
import { createDailyUse } from './modules/limits/daily-use'
import { createMailboxes } from './modules/limits/mailboxes'
import { createMailsRepo } from './modules/mails/repo'
import { createMailsService } from './modules/mails/service'
import { createNewsletterRepo } from './modules/newsletter/repo'
import { createNewsletterService } from './modules/newsletter/service'
import { createOrderAdmin } from './modules/orders/admin'
import { createOrderAdminRepo } from './modules/orders/admin-repo'
import { createOrdersRepo } from './modules/orders/repo'
import { createOrdersService } from './modules/orders/service'
import { createPagesRepo } from './modules/pages/repo'
import { createPagesService } from './modules/pages/service'
import { createQuestionAdmin } from './modules/questions/admin'
import { createQuestionAdminRepo } from './modules/questions/admin-repo'
import { createQuestionsRepo } from './modules/questions/repo'
import { createQuestionsService } from './modules/questions/service'
import { createReferralsRepo } from './modules/referrals/repo'
import { createReferralsService } from './modules/referrals/service'
import { createRetentionRepo } from './modules/retention/repo'
import { createRetentionService } from './modules/retention/service'
import { createReviewAdminRepo } from './modules/reviews/admin-repo'
import { createReviewsRepo } from './modules/reviews/repo'
import { createReviewsService } from './modules/reviews/service'
import { createReviewWriteRepo } from './modules/reviews/write-repo'
import { createReviewWriter } from './modules/reviews/write-service'
import { createSearchRepo } from './modules/search/repo'
import { createSearchService } from './modules/search/service'
import { createSettingsRepo } from './modules/settings/repo'
import { createSettingsService } from './modules/settings/service'
import { createSitemapRepo } from './modules/sitemap/repo'
import { createMediaLinks } from './modules/uploads/media-links'
import { createUploadsRepo } from './modules/uploads/repo'
import { createUploadsService } from './modules/uploads/service'
import { createVideosRepo } from './modules/videos/repo'

export interface ServiceRequest {
  env: Env
  settings: StoreSettings
  clock: Clock
  requestId: string
  caller: Caller
  customers: CustomersRepo
  /** The token in X-ReCaptcha. */
  captchaHeader: string | null
  /** The Idempotency-Key of an addition to a cart. */
  idempotencyKey: string | null
  /** Where the shop stands, as the edge says; '' in jobs. */
  shopOrigin: string
  /** Asks a service beyond the shop. */
  outside: Outside
  /** Runs on after the answer has gone. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Bindings in, services out. The only file that touches env beside its parser. */
export function createServices(request: ServiceRequest) {
  const { env, settings, clock, requestId, caller, customers, waitUntil } = request
  const { owners } = caller
  const dailyUse = createDailyUse({ db: env.DB, clock, caller })
  const mailboxes = createMailboxes({ db: env.DB, clock, signingKey: settings.SIGNING_KEY })
  const onError = (event: string, error: unknown) => logError(event, requestId, error)
  const catalogue = createCatalogueService({ repo: createCatalogueRepo(env.DB), clock })
  const reviews = createReviewsService({
    repo: createReviewsRepo(env.DB, { withSamples: settings.MODE !== 'production' }),
  })
  const shop = createSettingsService({
    repo: createSettingsRepo(env.DB),
    settings,
    siteFigures: reviews.siteFigures,
  })
  const designsRepo = createDesignsRepo(env.DB)
  const documents = createDesignFiles({ repo: designsRepo, files: env.FILES, clock, dailyUse })
  const designs = createDesignsService({
    repo: designsRepo,
    documents,
    clock,
    owners,
    toolOf: async (sku) => (await catalogue.bySku([sku]))[0]?.tool ?? null,
  })
  const links = createMediaLinks({ signingKey: settings.SIGNING_KEY, clock })
  const pages = createPagesService({ repo: createPagesRepo(env.DB), catalogue })
  const bannersRepo = createBannersRepo(env.DB)
  const cart = createCartService({
    repo: createCartRepo(env.DB, settings.MODE === 'production'),
    designs: createLineDesigns({
      repo: designsRepo,
      documents,
      clock,
      owners,
      areOpaque: settings.DESIGNS === 'opaque',
    }),
    dailyUse,
    clock,
    idempotencyKey: request.idempotencyKey,
    customerId: caller.customer?.id ?? null,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const couponsRepo = createCouponsRepo(env.DB)
  const ordersRepo = createOrdersRepo(env.DB)
  const jobs = createJobsService({
    siteUrl: settings.SITE_URL ?? null,
    repo: createJobsRepo(env.DB),
    orders: ordersRepo,
    settings: shop,
    clock,
    onError,
  })
  const uploads = createUploadsService({
    repo: createUploadsRepo(env.DB),
    files: env.FILES,
    links,
    clock,
    owners,
    dailyUse,
  })
  const orders = createOrdersService({
    repo: ordersRepo,
    cart,
    clock,
    caller: caller.address,
    owners,
    customerId: caller.customer?.id ?? null,
    bankTransferDays: settings.BANK_TRANSFER_DAYS,
    afterOrder: () => waitUntil(jobs.drain()),
  })
  return {
    captcha: createCaptchaService({
      repo: createCaptchaRepo(env.DB),
      settings,
      clock,
      caller: caller.address,
      header: request.captchaHeader,
      outside: request.outside,
      onError,
    }),
    audit: createAuditService({ repo: createAuditRepo(env.DB), clock, address: caller.address, onError }),
    catalogue,
    settings: shop,
    customers: createCustomersService({ repo: customers, clock, caller }),
    pages,
    referrals: createReferralsService({
      repo: createReferralsRepo(env.DB),
      settings: shop,
      dailyUse,
      mailboxes,
      clock,
      shopOrigin: request.shopOrigin,
    }),
    newsletter: createNewsletterService({
      repo: createNewsletterRepo(env.DB),
      settings: shop,
      dailyUse,
      mailboxes,
      clock,
      shopOrigin: request.shopOrigin,
    }),
    reviews,
    questions: createQuestionsService({
      repo: createQuestionsRepo(env.DB),
      pages,
      catalogue,
      settings: shop,
      dailyUse,
      mailboxes,
      clock,
    }),
    videos: createVideosRepo(env.DB),
    deals: createDealsService({ repo: createDealsRepo(env.DB), clock }),
    banners: { running: () => bannersRepo.running(clock()) },
    blog: createBlogRepo(env.DB),
    sitemap: createSitemapRepo(env.DB),
    search: createSearchService({ repo: createSearchRepo(env.DB), clock }),
    designs,
    enquiryAdmin: createEnquiryAdminRepo(env.DB),
    enquiries: createEnquiriesService({
      repo: createEnquiriesRepo(env.DB),
      settings: shop,
      uploads,
      dailyUse,
      mailboxes,
      clock,
    }),
    cart,
    cartCoupons: createCartCoupons({ repo: couponsRepo, cart, dailyUse, clock }),
    couponAdmin: createCouponAdmin({ repo: couponsRepo, settings: shop, clock }),
    checkout: createCheckoutService({ cart, settings: shop, dailyUse }),
    orders,
    reviewWriter: createReviewWriter({
      repo: createReviewWriteRepo(env.DB),
      catalogue,
      orders,
      uploads,
      dailyUse,
      clock,
    }),
    orderAdmin: createOrderAdmin({
      repo: createOrderAdminRepo(env.DB),
      orders: ordersRepo,
      settings: shop,
      siteUrl: settings.SITE_URL ?? null,
      clock,
    }),
    reviewAdmin: createReviewAdminRepo(env.DB),
    questionAdmin: createQuestionAdmin({ repo: createQuestionAdminRepo(env.DB), settings: shop, clock }),
    uploads,
    links,
    jobs,
    mails: createMailsService({
      repo: createMailsRepo(env.DB),
      settings: shop,
      post: env.EMAIL ?? null,
      from: settings.MAIL_FROM ?? null,
      clock,
      onError,
    }),
    retention: createRetentionService({ repo: createRetentionRepo(env.DB), files: env.FILES, clock, onError }),
    gifts: createGiftsService({ repo: createGiftsRepo(env.DB), settings: shop, clock, onError }),
  }
}

export type Services = ReturnType<typeof createServices>
