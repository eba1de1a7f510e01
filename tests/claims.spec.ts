import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const SEED = 'packages/store/seed'

interface SeedProduct {
  tool: string | null
  design?: { parts: unknown[] }
  quantity_breaks: number[]
  options: { title: string; values: { title: string; prices?: number[] }[] }[]
}
const shop = JSON.parse(read(`${SEED}/shop.json`))
const product = (sku: string): SeedProduct => JSON.parse(read(`${SEED}/products/${sku}.json`))
const pricesOf = (sku: string, size: string): number[] =>
  product(sku)
    .options.flatMap(({ values }) => values)
    .find(({ title }) => title === size)?.prices ?? []
const freeMethods = (): string[] =>
  shop.shipping_methods
    .filter((method: { free_above: boolean }) => method.free_above)
    .map((method: { method_code: string }) => method.method_code)
const transferDays = (): string | undefined =>
  /BANK_TRANSFER_DAYS: [^\n]*default\((\d+)\)/.exec(read('packages/store/src/env.ts'))?.[1]
const hasPaymentPages = (): boolean => read('packages/store/src/modules/payments/providers.ts').includes('createStripe')
const cartTakesCertificates = (): boolean =>
  read('web/src/features/cart/CartBalances.tsx').includes('Use a gift certificate')
const toolHasText = (): boolean => /id: 'text',\s*label: 'Text'|label="Text"|label: 'Text'/.test(editorTexts())
const editorTexts = (): string =>
  readdirSync(join(root, 'web/src/editor/ui'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .map((path) => read(join('web/src/editor/ui', path)))
    .join('\n')

/** What a text promises, and what makes it true. A text that changes takes its line with it. */
const CLAIMS: readonly [path: string, claim: string, isTrue: () => boolean][] = [
  [
    'pages/photo-mugs.html',
    'Choose Text in the design tool',
    () => product('photo-mug').design !== undefined && toolHasText(),
  ],
  [
    'pages/hexagon-canvas.html',
    'Not in the design tool. Email your photo',
    () => product('hexagon-canvas').design?.parts.length === 1,
  ],
  ['pages/canvas-photo-collage.html', 'an invoice for bank transfer', () => shop.config.bank_account_number !== ''],
  [
    'pages/faq.html',
    'By bank transfer, we show and email you our account number and your reference, and you have seven days',
    () => transferDays() === '7',
  ],
  ['pages/faq.html', 'Or pay at once on the payment page', hasPaymentPages],
  ['pages/canvas-prints.html', 'By bank transfer, or at once on the payment page', hasPaymentPages],
  ['pages/terms-conditions.html', 'or by bank transfer within seven days', () => transferDays() === '7'],
  ['pages/privacy-policy.html', 'With a bank transfer we see the name', () => shop.config.bank_account_number !== ''],
  [
    'pages/privacy-policy.html',
    'A card is typed on the page of the payment provider',
    () => read('packages/store/src/modules/payments/stripe.ts').includes('card numbers are typed on Stripe'),
  ],
  [
    'pages/coupons-codes-and-deals.html',
    'we beat the price by 10% with an offer code',
    () => shop.config.lowest_price_guarantee.includes('by 10% with an offer code'),
  ],
  [
    'pages/coupons-codes-and-deals.html',
    'Standard and rural delivery are free from N$',
    () => ['standard', 'rural'].every((code) => freeMethods().includes(code)),
  ],
  [
    'pages/shipping-policy.html',
    'standard, rural and Chatham Islands delivery is free',
    () => freeMethods().join() === 'standard,rural,chathams',
  ],
  [
    'pages/canvas-prints-speed-3.html',
    ', in town, to rural addresses and to the Chathams',
    () => freeMethods().join() === 'standard,rural,chathams',
  ],
  ['pages/canvas-prints-speed-3.html', 'Orders from N$99 travel free', () => shop.config.free_shipping_price === '99'],
  [
    'pages/canvas-prints-speed-2.html',
    'one canvas of 30 × 40 cm is N$42.95. Two are N$40.95 each, and five are N$38.95 each',
    () =>
      product('canvas-print').quantity_breaks.join() === '1,2,5' &&
      pricesOf('canvas-print', '30 × 40 cm').join() === '42.95,40.95,38.95',
  ],
  [
    'pages/canvas-prints-speed-1.html',
    '60 × 90 cm costs N$104.95',
    () => pricesOf('canvas-print', '60 × 90 cm')[0] === 104.95,
  ],
  ['pages/canvas-prints-speed-1.html', 'for N$19.95', () => pricesOf('canvas-print', '20 × 20 cm')[0] === 19.95],
  ['pages/share-your-photo.html', 'an offer code of N$10 off', () => shop.config.share_photo_coupon === '10'],
  ['shop.json', '15% off every photo mug', () => shop.offers[0].percent === 15 && shop.offers[0].product_id === 3],
  [
    'shop.json',
    'It ends on {last_day}',
    () => read('packages/store/src/modules/headeroffer/resolvers.ts').includes('last_day'),
  ],
  [
    'shop.json',
    '10% off sitewide on your first order',
    () =>
      shop.newsletter_offers.some(
        (offer: { setting: string; percent: number }) =>
          offer.setting === 'newsletter_offer_sitewide' && offer.percent === 10,
      ),
  ],
  [
    'shop.json',
    'Good once, for 90 days',
    () => shop.newsletter_offers.every(({ days }: { days: number }) => days === 90),
  ],
]

/** Sentences of these kinds are claims about what the shop can do, what it takes and what it costs. */
const CLAIM_KINDS = [
  /not in the design tool/i,
  /\bbank transfer\b/i,
  /\b(the|our) checkout (does|can)n?[’ ]?o?t\b/i,
  /\bcan(no|’)t be (spent|used|ordered) online\b/i,
  /\bold prices?\b/i,
  /\bnot online yet\b/i,
  /\d+ ?% off\b/i,
  /\bfree (standard shipping )?(above|from) N\$/i,
]
/** The sentence is bound by its placeholder: it is made of the setting. */
const isMadeOfSettings = (sentence: string): boolean => /\{\{(setting|price) /.test(sentence)

const textOf = (html: string): string =>
  html
    .replace(/<!--|-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('what the texts promise', () => {
  it.each(CLAIMS)('%s: “%s” is there and true', (path, claim, isTrue) => {
    expect(textOf(read(`${SEED}/${path}`))).toContain(claim)
    expect(isTrue()).toBe(true)
  })

  it('is bound, wherever a page says what the shop takes, can do or charges', () => {
    const pages = ['pages', 'blocks', 'blog'].flatMap((folder) =>
      readdirSync(join(root, SEED, folder))
        .filter((name) => name.endsWith('.html'))
        .map((name) => `${folder}/${name}`),
    )
    expect(pages.length).toBeGreaterThan(70)
    const unbound = pages.flatMap((path) =>
      textOf(read(`${SEED}/${path}`))
        .split(/(?<=[.?!"]) /)
        .filter((sentence) => CLAIM_KINDS.some((kind) => kind.test(sentence)) && !isMadeOfSettings(sentence))
        .filter(
          (sentence) =>
            !CLAIMS.some(([at, claim]) => at === path && claim.split('. ').some((part) => sentence.includes(part))),
        )
        .map((sentence) => `${path}: ${sentence}`),
    )
    expect(unbound).toEqual([])
  })

  it('about gift certificates is what the cart does: it takes them, on the page and in the mail', () => {
    expect(cartTakesCertificates()).toBe(true)
    for (const path of ['web/src/routes/gift/GiftPage.tsx', 'packages/store/src/modules/gifts/gift-mail.ts']) {
      expect(read(path).replace(/\s+/g, ' ')).toMatch(/“Use a gift certificate”/)
      expect(read(path)).not.toMatch(/does not take|tell us the code|email the code to/)
    }
  })
})
