import { expect, test } from 'vitest'
import { headFaults, structureFaults } from './support/extra-checks'
import { readPage } from './support/read-page'
import { validateCard, validateMarkup, validateStructure } from './support/validators'

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

const structureOf = (block: object) => structureFaults(readPage(documentWith({ block })))

test('the markup validator reports an unclosed tag', async () => {
  expect(await validateMarkup(documentWith({ body: '<main><p>Text</main>' }))).not.toEqual([])
  expect(await validateMarkup(documentWith({ body: '<main><p>Text</p></main>' }))).toEqual([])
})

const cardFaults = (html: string) => validateCard(html, readPage(html))

test('the card validator reports a page without a card', async () => {
  expect(await cardFaults(documentWith({}))).not.toEqual([])
})

test('the card validator reports contradicting tags', async () => {
  const html = documentWith({ head: '<meta property="og:title" content="Another page">' })
  expect((await cardFaults(html)).join()).toContain('Another page')
})

test('the structure validator reports an offer without a price, and an unknown property', async () => {
  expect(await validateStructure(documentWith({ block: offer({}) }))).toEqual([])
  expect(await validateStructure(documentWith({ block: offer({ price: undefined }) }))).not.toEqual([])
  expect(await validateStructure(documentWith({ block: { ...offer({}), colour: 'red' } }))).not.toEqual([])
  expect(await validateStructure(documentWith({ body: '<script type="application/ld+json">{</script>' }))).not.toEqual(
    [],
  )
})

test.each([
  ['a zero price', { price: '0.00' }, 'Offer.price 0.00'],
  ['a price with a currency sign', { price: 'N$29.50' }, 'Offer.price N$29.50'],
  ['another currency', { priceCurrency: 'USD' }, 'Offer.priceCurrency USD'],
  ['an unknown enumeration value', { availability: 'in stock' }, 'Offer.availability: in stock'],
  ['a value of another enumeration', { availability: 'https://schema.org/NewCondition' }, 'NewCondition'],
  ['an invalid date', { priceValidUntil: '2026-02-30' }, 'priceValidUntil 2026-02-30'],
  ['a date as text', { priceValidUntil: '30 June 2027' }, 'priceValidUntil 30 June 2027'],
  ['a relative address', { url: '/a' }, 'relative address /a'],
])('the extra checks report %s', (_, parts, fault) => {
  expect(structureOf(offer({}))).toEqual([])
  expect(structureOf(offer(parts)).join()).toContain(fault)
})

test('the extra checks report 500 reviews, two products and empty values', () => {
  const rating = { '@type': 'AggregateRating', ratingValue: '4.6', bestRating: 5 }
  expect(structureOf({ ...offer({}), aggregateRating: { ...rating, reviewCount: 501 } })).toEqual([])
  expect(structureOf({ ...offer({}), aggregateRating: { ...rating, reviewCount: 500 } })).not.toEqual([])
  expect(structureOf({ ...offer({}), name: '' })).toEqual(['empty name'])
  const twice = documentWith({ block: offer({}) }).replace(/<script.*<\/script>/, (block) => block + block)
  expect(structureFaults(readPage(twice))).toEqual(['two blocks of Product'])
})

test('the extra checks report two titles and a relative canonical', () => {
  const html = documentWith({ head: '<title>Another</title><link rel="canonical" href="/a">' })
  const faults = headFaults(readPage(html), OWN)
  expect(faults).toContain('title: 2 instead of one')
  expect(faults).toContain('not absolute: /a')
})
