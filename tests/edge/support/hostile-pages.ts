import fc from 'fast-check'
import { hostileText, redirectTargets, sampleOf } from './hostile-text'

/** The number of answers of each kind. Together with hostile-requests.ts a run has a thousand cases. */
export const COUNTS = { hostile: 100, odd: 100, moved: 100 }

const pageArbitrary = fc.record({
  type: fc.constantFrom('CMS_PAGE', 'PRODUCT'),
  name: hostileText,
  title: hostileText,
  metaTitle: hostileText,
  metaDescription: hostileText,
  content: hostileText,
  robots: hostileText,
  picture: hostileText,
  question: hostileText,
  label: hostileText,
  address: hostileText,
})

export type HostilePage = typeof pageArbitrary extends fc.Arbitrary<infer T> ? T : never

export const hostilePages = sampleOf(pageArbitrary, COUNTS.hostile)

/** The backend's answer for a page with hostile text in every text field. */
export const hostileAnswer = (page: HostilePage) => ({
  pageDetails: {
    id: 1,
    type: page.type,
    name: page.name,
    description: page.content,
    canonical_url: page.address,
    redirect_code: 0,
    breadcrumbs: [
      { label: 'Home', url: '/' },
      { label: page.label, url: page.address },
    ],
    qa: { items: [{ question: page.question, answer: page.content, answer_html: page.content }] },
    videos: [
      {
        name: page.title,
        description: page.content,
        thumbnailUrl: page.address,
        uploadDate: page.label,
        duration: page.label,
        embedUrl: page.address,
        src: page.picture,
      },
    ],
    product: {
      uid: page.label,
      sku: page.label,
      name: page.name,
      url_key: page.address,
      stock_status: page.label,
      title: page.title,
      meta_title: page.metaTitle,
      meta_description: page.metaDescription,
      description: { html: page.content },
      short_description: { html: page.content },
      media_gallery: [{ url: page.picture, label: page.label }],
      options: [
        {
          uid: page.label,
          title: page.title,
          required: true,
          value: [{ uid: 's', title: page.question, price: 0, sort_order: 0 }],
        },
      ],
      price_rows: [{ option_uids: ['s'], quantity_from: 1, price: { value: 29.5 }, offer_to: page.label }],
      personalisation: { tool: page.address, definition: page.content },
    },
  },
  cmsPage: {
    url_key: page.address,
    name: page.name,
    title: page.title,
    content: `<div data-widget="hero" data-picture="${page.picture}" data-text="${page.label}"></div>${page.content}`,
    content_heading: page.title,
    meta_title: page.metaTitle,
    meta_keywords: page.label,
    meta_description: page.metaDescription,
    meta_robots: page.robots,
    custom_canonical_url: page.address,
    rich_snippet_image: { path: page.picture, name: page.label },
  },
})

export const movedTo = sampleOf(redirectTargets, COUNTS.moved)

const oddValue = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e308, '', 'x', [], {}, [null], [[]], { __proto__: null }, 'NaN'),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Replaces some fields of a valid page with values of other types. */
function spoil(value: unknown, odd: readonly unknown[], turn: { at: number }): unknown {
  turn.at += 1
  if (turn.at % 7 === odd.length % 7) return odd[turn.at % odd.length]
  if (Array.isArray(value)) return value.map((item) => spoil(item, odd, turn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item, odd, turn)]))
}

const oddValues = sampleOf(fc.array(oddValue, { minLength: 1, maxLength: 20 }), COUNTS.odd)

/** The n-th answer with field types that violate the contract. */
export const oddAnswer = (n: number): unknown =>
  spoil(hostileAnswer(hostilePages[n % hostilePages.length] as HostilePage), oddValues[n] ?? [null], { at: n })
