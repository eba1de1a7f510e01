import type { Services } from '../../services'
import { accountsRetention } from '../accounts/retention'
import { addressesRetention } from '../addresses/retention'
import { auditRetention } from '../audit/retention'
import { blocksRetention } from '../blocks/retention'
import { blogRetention } from '../blog/retention'
import { captchaRetention } from '../captcha/retention'
import { cartRetention } from '../cart/retention'
import { catalogueRetention } from '../catalogue/retention'
import { couponsRetention } from '../coupons/retention'
import { customersRetention } from '../customers/retention'
import { dealsRetention } from '../deals/retention'
import { designsRetention } from '../designs/retention'
import { enquiriesRetention } from '../enquiries/retention'
import { filesRetention } from '../files/retention'
import { giftsRetention } from '../gifts/retention'
import { handoverRetention } from '../handover/retention'
import { jobsRetention } from '../jobs/retention'
import { ledgerRetention } from '../ledger/retention'
import { limitsRetention } from '../limits/retention'
import { mailsRetention } from '../mails/retention'
import { newsletterRetention } from '../newsletter/retention'
import { ordersRetention } from '../orders/retention'
import { pagesRetention } from '../pages/retention'
import { passkeysRetention } from '../passkeys/retention'
import { paymentsRetention } from '../payments/retention'
import { printingRetention } from '../printing/retention'
import { questionsRetention } from '../questions/retention'
import { referralsRetention } from '../referrals/retention'
import { reviewsRetention } from '../reviews/retention'
import { rewardsRetention } from '../rewards/retention'
import { searchRetention } from '../search/retention'
import { settingsRetention } from '../settings/retention'
import { sharedCartsRetention } from '../sharedcarts/retention'
import { signsRetention } from '../signs/retention'
import { socialRetention } from '../social/retention'
import { ticketsRetention } from '../tickets/retention'
import { uploadsRetention } from '../uploads/retention'
import { videosRetention } from '../videos/retention'
import { cursorsRetention } from './cursors'
import type { Leaver, Retention } from './retention'

/**
 * Every module with a table or a file. Jobs run in this order: carts before the designs that they use, designs before their
 * photos. The customer's own row is the last to go.
 */
export const RETENTION: Readonly<Record<string, Retention<Services>>> = {
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
  blocks: blocksRetention,
  blog: blogRetention,
  catalogue: catalogueRetention,
  coupons: couponsRetention,
  deals: dealsRetention,
  gifts: giftsRetention,
  handover: handoverRetention,
  ledger: ledgerRetention,
  newsletter: newsletterRetention,
  pages: pagesRetention,
  payments: paymentsRetention,
  questions: questionsRetention,
  referrals: referralsRetention,
  rewards: rewardsRetention,
  search: searchRetention,
  settings: settingsRetention,
  signs: signsRetention,
  tickets: ticketsRetention,
  videos: videosRetention,
  retention: cursorsRetention,
  customers: customersRetention,
}

const modules = Object.values(RETENTION)

/** The jobs that end rows and files. */
export const endingJobs = (services: Services) =>
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
