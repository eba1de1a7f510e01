import fc from 'fast-check'
import { moves, sampleOf, words } from './hostile-text'

/** How many of each kind a run looks at: with the requests of hostile-requests.ts a thousand. */
export const COUNTS = { hostile: 100, odd: 100, moved: 100 }

const page = fc.record({
  type: fc.constantFrom('CMS_PAGE', 'PRODUCT'),
  name: words,
  title: words,
  metaTitle: words,
  metaDescription: words,
  content: words,
  robots: words,
  picture: words,
  question: words,
  label: words,
  address: words,
})

export type HostilePage = typeof page extends fc.Arbitrary<infer T> ? T : never

export const hostilePages = sampleOf(page, COUNTS.hostile)

/** A page as a backend would answer it, with hostile words wherever words may stand. */
export const hostileAnswer = (of: HostilePage) => ({
  pageDetails: {
    id: 1,
    type: of.type,
    name: of.name,
    description: of.content,
    canonical_url: of.address,
    redirect_code: 0,
    breadcrumbs: [
      { label: 'Home', url: '/' },
      { label: of.label, url: of.address },
    ],
    qa: { items: [{ question: of.question, answer: of.content, answer_html: of.content }] },
    videos: [
      {
        name: of.title,
        description: of.content,
        thumbnailUrl: of.address,
        uploadDate: of.label,
        duration: of.label,
        embedUrl: of.address,
        src: of.picture,
      },
    ],
    product: {
      uid: of.label,
      sku: of.label,
      name: of.name,
      url_key: of.address,
      stock_status: of.label,
      title: of.title,
      meta_title: of.metaTitle,
      meta_description: of.metaDescription,
      description: { html: of.content },
      short_description: { html: of.content },
      media_gallery: [{ url: of.picture, label: of.label }],
      options: [
        {
          uid: of.label,
          title: of.title,
          required: true,
          value: [{ uid: 's', title: of.question, price: 0, sort_order: 0 }],
        },
      ],
      price_rows: [{ option_uids: ['s'], quantity_from: 1, price: { value: 29.5 }, offer_to: of.label }],
      personalisation: { tool: of.address, definition: of.content },
    },
  },
  cmsPage: {
    url_key: of.address,
    name: of.name,
    title: of.title,
    content: `<div data-widget="hero" data-picture="${of.picture}" data-text="${of.label}"></div>${of.content}`,
    content_heading: of.title,
    meta_title: of.metaTitle,
    meta_keywords: of.label,
    meta_description: of.metaDescription,
    meta_robots: of.robots,
    custom_canonical_url: of.address,
    rich_snippet_image: { path: of.picture, name: of.label },
  },
})

export const movedTo = sampleOf(moves, COUNTS.moved)

const oddValue = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e308, '', 'x', [], {}, [null], [[]], { __proto__: null }, 'NaN'),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A good page of which some fields have become something else. */
function spoil(value: unknown, odd: readonly unknown[], turn: { at: number }): unknown {
  turn.at += 1
  if (turn.at % 7 === odd.length % 7) return odd[turn.at % odd.length]
  if (Array.isArray(value)) return value.map((item) => spoil(item, odd, turn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item, odd, turn)]))
}

const oddValues = sampleOf(fc.array(oddValue, { minLength: 1, maxLength: 20 }), COUNTS.odd)

/** The n-th answer whose fields are not of the kind that the contract names. */
export const oddAnswer = (n: number): unknown =>
  spoil(hostileAnswer(hostilePages[n % hostilePages.length] as HostilePage), oddValues[n] ?? [null], { at: n })
