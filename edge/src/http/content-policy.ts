import type { Settings } from '../settings'

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'connect-src'
  | 'frame-src'
  | 'font-src'
  | 'media-src'
  | 'worker-src'
  | 'manifest-src'
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors'
export type PolicySources = Partial<Record<Directive, readonly string[]>>

interface Vendor {
  isOn: (settings: Settings) => boolean
  sources: (settings: Settings) => PolicySources
}

const hasPixel = (vendor: string) => (settings: Settings) =>
  settings.PIXEL_IDS.some((pixel) => pixel.startsWith(`${vendor}:`))

/** The sources of each external service. Only configured services are allowed. */
const VENDORS: readonly Vendor[] = [
  {
    isOn: ({ CAPTCHA }) => CAPTCHA === 'recaptcha',
    sources: () => ({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/'],
    }),
  },
  {
    isOn: ({ ALGOLIA_APP_ID }) => ALGOLIA_APP_ID !== null,
    sources: ({ ALGOLIA_APP_ID }) => ({
      'connect-src': [`https://${ALGOLIA_APP_ID}-dsn.algolia.net`, 'https://*.algolianet.com'],
    }),
  },
  {
    isOn: ({ TAG_MANAGER_ID }) => TAG_MANAGER_ID !== null,
    sources: () => ({
      'script-src': ['https://www.googletagmanager.com', 'https://www.googleadservices.com/pagead/'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://www.google.co.nz'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://googleads.g.doubleclick.net',
      ],
      'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
    }),
  },
  {
    isOn: hasPixel('ga4'),
    sources: () => ({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
    }),
  },
  {
    isOn: hasPixel('meta'),
    sources: () => ({
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com'],
    }),
  },
  {
    isOn: hasPixel('bing'),
    sources: () => ({
      'script-src': ['https://bat.bing.com'],
      'img-src': ['https://bat.bing.com'],
      'connect-src': ['https://bat.bing.com'],
    }),
  },
  {
    isOn: hasPixel('klaviyo'),
    sources: () => ({
      'script-src': ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
      'connect-src': ['https://*.klaviyo.com'],
    }),
  },
  {
    isOn: ({ CHAT_ID }) => CHAT_ID?.startsWith('crisp:') === true,
    sources: () => ({
      'script-src': ['https://client.crisp.chat'],
      // It writes the colours of its window into the page.
      'style-src': ["'unsafe-inline'", 'https://client.crisp.chat'],
      'font-src': ['https://client.crisp.chat'],
      'img-src': ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
      'media-src': ['https://client.crisp.chat'],
      'connect-src': ['https://client.crisp.chat', 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
    }),
  },
  {
    isOn: ({ CHAT_ID }) => CHAT_ID?.startsWith('tawk:') === true,
    sources: () => ({
      'script-src': ['https://embed.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
      'style-src': ["'unsafe-inline'", 'https://embed.tawk.to'],
      'font-src': ['https://embed.tawk.to'],
      'img-src': ['https://*.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
      'media-src': ['https://embed.tawk.to'],
      'frame-src': ['https://*.tawk.to'],
      'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    }),
  },
  {
    isOn: ({ CDN_HOST, MEDIA_HOSTS }) => CDN_HOST !== null || MEDIA_HOSTS.length > 0,
    sources: ({ CDN_HOST, MEDIA_HOSTS }) => {
      const hosts = [...(CDN_HOST ? [CDN_HOST] : []), ...MEDIA_HOSTS].map((host) => `https://${host}`)
      return { 'img-src': hosts, 'media-src': hosts }
    },
  },
]

/**
 * Sources of the shop itself. Photos on the device are blob: and data: pictures. WebAssembly shapes the text of designs,
 * and a page that the script opens keeps the policy of the first document, so every page allows it.
 */
const BASE_POLICY: readonly (readonly [Directive, string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self' 'wasm-unsafe-eval'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['media-src', "'self'"],
  ['frame-src', ''],
  ['worker-src', "'self' blob:"],
  ['manifest-src', "'self'"],
  ['form-action', "'self'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'self'"],
]

/**
 * The policies of web/src/lib/trusted-types.ts and of DOMPurify. With pixels also that of features/vendors/script-policy.ts,
 * which lets their scripts load others from the same hosts, and refuses markup.
 */
const trustedTypes = ({ PIXEL_IDS }: Settings) => [
  "require-trusted-types-for 'script'",
  `trusted-types kea dompurify${PIXEL_IDS.length > 0 ? ' default' : ''}`,
]

/** Tag manager tags, the reCAPTCHA script and live chats write HTML without Trusted Types. */
const breaksTrustedTypes = ({ TAG_MANAGER_ID, CAPTCHA, CHAT_ID }: Settings) =>
  TAG_MANAGER_ID !== null || CAPTCHA === 'recaptcha' || CHAT_ID !== null

/**
 * The Content-Security-Policy of a deployment.
 *
 * @param embedded the hashes of scripts and styles that a document contains
 */
export function contentPolicy(settings: Settings, embedded: PolicySources = {}): string {
  const vendors = VENDORS.filter(({ isOn }) => isOn(settings)).map(({ sources }) => sources(settings))
  const directives = BASE_POLICY.flatMap(([name, own]) => {
    const sources = [own, ...[embedded, ...vendors].flatMap((more) => more[name] ?? [])].filter(Boolean)
    return sources.length > 0 ? [`${name} ${[...new Set(sources)].join(' ')}`] : []
  })
  return [...directives, ...(breaksTrustedTypes(settings) ? [] : trustedTypes(settings))].join('; ')
}
