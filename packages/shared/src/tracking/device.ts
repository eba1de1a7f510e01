/** Kinds of devices by their user agent, the first that fits. An agent that fits none counts as mobile. */
const KINDS = [
  [
    'bot',
    /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|embedly|preview|monitor|^(curl|wget|python|axios|go-http|java|okhttp|node|undici)\b|^$/i,
  ],
  ['tv', /smart-?\s?tv|hbbtv|apple\s?tv|google\s?tv|android tv|bravia|web0s|netcast|crkey|roku|viera|\baft[a-z]/i],
  ['car', /\btesla\b|qtcarbrowser|android automotive|carplay/i],
  ['mobile', /windows phone|xbox|android|iphone|ipad|ipod|mobile/i],
  ['desktop', /windows nt|macintosh|cros|x11|linux (x86_64|i686)/i],
] as const

export type Device = (typeof KINDS)[number][0]

export const DEVICES: readonly Device[] = KINDS.map(([device]) => device)

export const deviceOf = (userAgent: string): Device =>
  KINDS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'mobile'

/** A mobile device is anything other than desktop, tv, bot or car. */
export const isMobile = (userAgent: string): boolean => deviceOf(userAgent) === 'mobile'
