/**
 * Cookies that say how a shopper came. They are apart from the other cookies, whose names load before the first view:
 * these are written after it. A cookie without a time ends with the session.
 */
export const VISIT_COOKIES = {
  utmMediumList: { name: 'utm_medium_list', seconds: 604_800 },
  affiliateClickId: { name: 'affiliate_click_id', seconds: 2_592_000 },
  mailchimpCampaignId: { name: 'mailchimp_campaign_id', seconds: null },
  landingPage: { name: 'landing_page', seconds: null },
} as const

export type VisitCookie = keyof typeof VISIT_COOKIES
