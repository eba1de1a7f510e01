import { accountsRetention } from './modules/accounts/retention'
import { addressesRetention } from './modules/addresses/retention'
import { auditRetention } from './modules/audit/retention'
import type { AuditService } from './modules/audit/service'
import { bestSellersRetention } from './modules/bestsellers/retention'
import { blocksRetention } from './modules/blocks/retention'
import { blogRetention } from './modules/blog/retention'
import { captchaRetention } from './modules/captcha/retention'
import type { CaptchaService } from './modules/captcha/service'
import { cartRetention } from './modules/cart/retention'
import { catalogueRetention } from './modules/catalogue/retention'
import { couponsRetention } from './modules/coupons/retention'
import { customersRetention } from './modules/customers/retention'
import { dealsRetention } from './modules/deals/retention'
import { designsRetention } from './modules/designs/retention'
import { enquiriesRetention } from './modules/enquiries/retention'
import type { EnquiriesService } from './modules/enquiries/service'
import { filesRetention } from './modules/files/retention'
import type { Trash } from './modules/files/trash'
import { giftsRetention } from './modules/gifts/retention'
import { handoverRetention } from './modules/handover/retention'
import { jobsRetention } from './modules/jobs/retention'
import { ledgerRetention } from './modules/ledger/retention'
import { limitsRetention } from './modules/limits/retention'
import { mailsRetention } from './modules/mails/retention'
import { newsletterRetention } from './modules/newsletter/retention'
import { numbersRetention } from './modules/numbers/retention'
import { ordersRetention } from './modules/orders/retention'
import { pagesRetention } from './modules/pages/retention'
import { passkeysRetention } from './modules/passkeys/retention'
import { paymentsRetention } from './modules/payments/retention'
import { printingRetention } from './modules/printing/retention'
import type { PrintingService } from './modules/printing/service'
import { purchasesRetention } from './modules/purchases/retention'
import { questionsRetention } from './modules/questions/retention'
import { referralsRetention } from './modules/referrals/retention'
import { remindersRetention } from './modules/reminders/retention'
import { cursorsRetention } from './modules/retention/cursors'
import type { Leaver, Retention } from './modules/retention/retention'
import type { RetentionTools } from './modules/retention/tools'
import { reviewsRetention } from './modules/reviews/retention'
import { rewardsRetention } from './modules/rewards/retention'
import { searchRetention } from './modules/search/retention'
import { settingsRetention } from './modules/settings/retention'
import { sharedCartsRetention } from './modules/sharedcarts/retention'
import { signsRetention } from './modules/signs/retention'
import { socialRetention } from './modules/social/retention'
import { templatesRetention } from './modules/templates/retention'
import { ticketsRetention } from './modules/tickets/retention'
import { uploadsRetention } from './modules/uploads/retention'
import { videosRetention } from './modules/videos/retention'
import { wishlistRetention } from './modules/wishlist/retention'

/** What the jobs of all modules need. */
interface EndingServices {
  retention: RetentionTools
  audit: AuditService
  captcha: CaptchaService
  enquiries: EnquiriesService
  printing: PrintingService
  trash: Trash
}

/**
 * Every module with a table or a file. Jobs run in this order: carts before the designs that they use, designs before their
 * photos. The customer's own row is the last to go.
 */
export const RETENTION: Readonly<Record<string, Retention<EndingServices>>> = {
  reviews: reviewsRetention,
  cart: cartRetention,
  orders: ordersRetention,
  sharedcarts: sharedCartsRetention,
  designs: designsRetention,
  uploads: uploadsRetention,
  mails: mailsRetention,
  jobs: jobsRetention,
  limits: limitsRetention,
  accounts: accountsRetention,
  passkeys: passkeysRetention,
  social: socialRetention,
  printing: printingRetention,
  files: filesRetention,
  captcha: captchaRetention,
  enquiries: enquiriesRetention,
  audit: auditRetention,
  addresses: addressesRetention,
  bestsellers: bestSellersRetention,
  blocks: blocksRetention,
  blog: blogRetention,
  catalogue: catalogueRetention,
  coupons: couponsRetention,
  deals: dealsRetention,
  gifts: giftsRetention,
  handover: handoverRetention,
  ledger: ledgerRetention,
  newsletter: newsletterRetention,
  numbers: numbersRetention,
  pages: pagesRetention,
  payments: paymentsRetention,
  purchases: purchasesRetention,
  questions: questionsRetention,
  referrals: referralsRetention,
  reminders: remindersRetention,
  rewards: rewardsRetention,
  search: searchRetention,
  settings: settingsRetention,
  signs: signsRetention,
  tickets: ticketsRetention,
  templates: templatesRetention,
  videos: videosRetention,
  wishlist: wishlistRetention,
  retention: cursorsRetention,
  customers: customersRetention,
}

const modules = Object.values(RETENTION)

/** The jobs that end rows and files. */
export const endingJobs = (services: EndingServices) =>
  modules.flatMap(({ jobs = [] }) => jobs).map(({ name, run }) => ({ name, run: () => run(services) }))

/**
 * What goes before the designs and photos of a customer, since it uses them. An answer to a question and a review stay on
 * their pages, without a name.
 */
export const leaveShop = (db: D1Database, leaver: Leaver): D1PreparedStatement[] =>
  modules.flatMap(({ forget }) => forget?.uses?.(db, leaver) ?? [])

/** The rest, with the customer. Orders stay, without their customer. */
export const dropAccount = (db: D1Database, leaver: Leaver): D1PreparedStatement[] =>
  modules.flatMap(({ forget }) => forget?.account?.(db, leaver) ?? [])
