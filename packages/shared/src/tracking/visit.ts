import { routes } from '../routes'

/** How a document was loaded. */
export interface DocumentLoad {
  /** The whole URL. */
  address: string
  /** `document.referrer`; '' for none. */
  referrer: string
  /** `type` of the browser's navigation timing. */
  type: string
}

/** Pages to which only a payment page or a login elsewhere returns. */
const RETURNS: ReadonlySet<string> = new Set(
  [routes.receiptApproved, routes.receiptCancel, routes.checkoutSuccess, routes.socialCallback].map(
    ({ pattern }) => pattern,
  ),
)

/**
 * True for a load of a document that the shop itself did not refer. Who reloads a page, goes back to it or returns from
 * paying was here before.
 */
export function isVisit({ address, referrer, type }: DocumentLoad): boolean {
  if (type === 'reload' || type === 'back_forward' || !URL.canParse(address)) return false
  const { host, pathname } = new URL(address)
  const isOwn = URL.canParse(referrer) && new URL(referrer).host === host
  return !isOwn && !RETURNS.has(pathname)
}

/** The query parameter by which Awin marks the clicks of its affiliates. */
const AFFILIATE = 'awc'
/** The query parameter by which Mailchimp marks the links of a campaign. */
const CAMPAIGN = 'mc_cid'
const ID = /^[\w.-]{1,128}$/

function idIn(search: string, name: string): string | null {
  const id = new URLSearchParams(search).get(name) ?? ''
  return ID.test(id) ? id : null
}

export const affiliateClickId = (search: string): string | null => idIn(search, AFFILIATE)
export const mailchimpCampaignId = (search: string): string | null => idIn(search, CAMPAIGN)
