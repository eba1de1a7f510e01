import { expect, test } from 'vitest'
import { headBlindSpots, structureBlindSpots } from './support/blind-spots'
import { judgeCard, judgeMarkup, judgeMeta, judgePresets, judgeStructure } from './support/judges'
import { readPage } from './support/read-page'

const OWN = 'https://shop.example.com'

interface Parts {
  head?: string
  body?: string
  block?: object
}

const documentWith = ({ head = '', body = '', block }: Parts): string =>
  `<!doctype html><html lang="en-nz"><head><meta charset="utf-8"><title>A page</title>${head}` +
  `${block ? `<script type="application/ld+json">${JSON.stringify(block)}</script>` : ''}</head><body>${body}</body></html>`

const offer = (parts: object) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'A canvas',
  image: `${OWN}/a.jpg`,
  offers: {
    '@type': 'Offer',
    price: '29.50',
    priceCurrency: 'NZD',
    availability: 'https://schema.org/InStock',
    priceValidUntil: '2100-12-31',
    url: `${OWN}/a`,
    ...parts,
  },
})

const structureOf = (block: object) => structureBlindSpots(readPage(documentWith({ block })))

test('the markup judge sees a tag that is never closed', async () => {
  expect(await judgeMarkup(documentWith({ body: '<main><p>Text</main>' }))).not.toEqual([])
  expect(await judgeMarkup(documentWith({ body: '<main><p>Text</p></main>' }))).toEqual([])
})

test('the card judge and the preset judge see a page without a card', async () => {
  expect(await judgeCard(documentWith({}))).not.toEqual([])
  expect(await judgePresets(documentWith({}))).not.toEqual([])
})

test('the meta judge sees tags that contradict one another', async () => {
  const html = documentWith({ head: '<meta property="og:title" content="Another page">' })
  expect((await judgeMeta(html, `${OWN}/a`, readPage(html))).join()).toContain('Another page')
})

test('the structure judge sees an offer without a price, and a property that schema.org does not know', async () => {
  expect(await judgeStructure(documentWith({ block: offer({}) }))).toEqual([])
  expect(await judgeStructure(documentWith({ block: offer({ price: undefined }) }))).not.toEqual([])
  expect(await judgeStructure(documentWith({ block: { ...offer({}), colour: 'red' } }))).not.toEqual([])
  expect(await judgeStructure(documentWith({ body: '<script type="application/ld+json">{</script>' }))).not.toEqual([])
})

test.each([
  ['a price of nothing', { price: '0.00' }, 'Offer.price 0.00'],
  ['a price with a currency sign', { price: 'N$29.50' }, 'Offer.price N$29.50'],
  ['another currency', { priceCurrency: 'USD' }, 'Offer.priceCurrency USD'],
  ['a value of no enumeration', { availability: 'in stock' }, 'Offer.availability: in stock'],
  ['a value of another enumeration', { availability: 'https://schema.org/NewCondition' }, 'NewCondition'],
  ['a day that is not', { priceValidUntil: '2026-02-30' }, 'priceValidUntil 2026-02-30'],
  ['a date in words', { priceValidUntil: '30 June 2027' }, 'priceValidUntil 30 June 2027'],
  ['a relative address', { url: '/a' }, 'relative address /a'],
])('beside them %s is seen', (_, parts, complaint) => {
  expect(structureOf(offer({}))).toEqual([])
  expect(structureOf(offer(parts)).join()).toContain(complaint)
})

test('beside them 500 reviews, two products and empty values are seen', () => {
  const rating = { '@type': 'AggregateRating', ratingValue: '4.6', bestRating: 5 }
  expect(structureOf({ ...offer({}), aggregateRating: { ...rating, reviewCount: 501 } })).toEqual([])
  expect(structureOf({ ...offer({}), aggregateRating: { ...rating, reviewCount: 500 } })).not.toEqual([])
  expect(structureOf({ ...offer({}), name: '' })).toEqual(['empty name'])
  const twice = documentWith({ block: offer({}) }).replace(/<script.*<\/script>/, (block) => block + block)
  expect(structureBlindSpots(readPage(twice))).toEqual(['two blocks of Product'])
})

test('beside them two titles and a relative canonical are seen', () => {
  const html = documentWith({ head: '<title>Another</title><link rel="canonical" href="/a">' })
  const complaints = headBlindSpots(readPage(html), OWN)
  expect(complaints).toContain('title: 2 instead of one')
  expect(complaints).toContain('not absolute: /a')
})
