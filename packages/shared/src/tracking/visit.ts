/** How a document was loaded. */
export interface DocumentLoad {
  /** The whole URL. */
  address: string
  /** `document.referrer`; '' for none. */
  referrer: string
  /** `type` of the browser's navigation timing. */
  type: string
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/** Pages to which only a payment page or a login elsewhere returns. */
const RETURNS = /^\/(checkout\/receipt\/|checkout\/success|instagram-popup-callback)/

/**
 * True for a load of a document that the shop itself did not refer. Who reloads a page, goes back to it or returns from
 * paying was here before.
 */
export function isVisit({ address, referrer, type }: DocumentLoad): boolean {
  if (type === 'reload' || type === 'back_forward' || !URL.canParse(address)) return false
  const { host, pathname } = new URL(address)
  return hostOf(referrer) !== host && !RETURNS.test(pathname)
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
