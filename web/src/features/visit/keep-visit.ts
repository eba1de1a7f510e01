import { withSource } from '@kea/shared/tracking/source-list'
import { trafficSource } from '@kea/shared/tracking/traffic-source'
import { affiliateClickId, type DocumentLoad, isVisit, mailchimpCampaignId } from '@kea/shared/tracking/visit'
import { readVisitCookie, writeVisitCookie } from './visit-cookies'

/** How the open document was loaded. The address of the tab may have changed since. */
export function documentLoad(): DocumentLoad {
  const [timing] = performance.getEntriesByType('navigation')
  const type = timing && 'type' in timing ? String(timing.type) : 'navigate'
  // The timing has no fragment, which may hold a secret of a link.
  return { address: timing?.name ?? location.href, referrer: document.referrer, type }
}

/** Answers whether a Mailchimp campaign is one of the shop's. */
export type CampaignCheck = (campaignId: string) => Promise<boolean>

/**
 * Stores how a shopper came, once for each visit: source, landing page, and the ids of an affiliate or of a campaign.
 *
 * @returns the source of a visit; null for a document that is none
 */
export function keepVisit(load: DocumentLoad, isOurCampaign: CampaignCheck): string | null {
  if (!isVisit(load)) return null
  const { pathname, search } = new URL(load.address)
  const source = trafficSource(load.address, load.referrer)
  const before = readVisitCookie('utmMediumList')
  const list = withSource(before, source)
  if (list !== before) writeVisitCookie('utmMediumList', list)
  // Without its query, which may hold the token of a mail.
  writeVisitCookie('landingPage', pathname)
  const click = affiliateClickId(search)
  if (click) writeVisitCookie('affiliateClickId', click)
  const campaign = mailchimpCampaignId(search)
  if (campaign) {
    isOurCampaign(campaign)
      .then((isOurs) => isOurs && writeVisitCookie('mailchimpCampaignId', campaign))
      // A campaign that cannot be checked is not stored.
      .catch(() => {})
  }
  return source
}
