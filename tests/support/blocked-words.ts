/** Words by which lists such as EasyList and EasyPrivacy block files of any site. */
const BLOCKED = new Set(
  `ad ads adserver advert advertise advertisement advertising advertisements adsense affiliate affiliates analytic
   analytics audience banner banners beacon beacons campaign campaigns clickstream click clicks collect collector
   consent cookie cookies doubleclick event events fingerprint fingerprinting gtm impression
   impressions interstitial log logger logging marketing metric metrics monitor monitoring newsletter
   offer offers outbrain overlay partner partners ping pixel pixels popunder popup popups promo promos promotion
   promotions referral referrals retarget retargeting rum sensor sentry session share shares sharing sidebar social
   sponsor sponsored sponsors stat statistic statistics stats subscribe taboola tagmanager telemetry track tracker
   trackers tracking traffic utm visit visitor visitors webtrends`.split(/\s+/),
)

/** The words of a path, also those of camelCase. */
const wordsOf = (path: string): string[] =>
  path
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** What a list of an ad blocker may find in a path. */
export const blockedWordsOf = (path: string): string[] => wordsOf(path).filter((word) => BLOCKED.has(word))
