import { expect, it } from 'vitest'
import { Counting } from './counting'
import { type Fact, itemOf } from './fact'
import { layoutShift, slowestInteraction } from './vitals'

const page = (kind: 'home' | 'product'): Fact => ({
  kind: 'page',
  page: kind,
  event: 'ViewContent',
  remarketing: { type: kind, sku: null, cents: null },
})
const MUG = itemOf({ sku: 'photo-mug', name: 'Photo mug' }, { cents: 1995 })

function counting() {
  const sent: string[] = []
  return { counts: new Counting((text) => sent.push(text)), sent }
}

it('what is reported is added up and sent once', () => {
  const { counts, sent } = counting()
  counts.add('visit', 'organic')
  const facts: Fact[] = [
    page('home'),
    page('product'),
    { kind: 'product', item: MUG },
    { kind: 'list', items: [MUG] },
    { kind: 'searched', hits: 3 },
    { kind: 'added', items: [MUG] },
    { kind: 'checkout', items: [MUG], cents: 1995 },
    { kind: 'registered' },
  ]
  for (const fact of facts) counts.take(fact)
  counts.flush()
  counts.flush()
  expect(sent).toEqual([
    '[["visit","organic"],["page","home"],["page","product"],["product","photo-mug"],["added",""],["checkout",""]]',
  ])
})

it('a long visit sends forty counts at a time', () => {
  const { counts, sent } = counting()
  for (let at = 0; at < 45; at += 1) counts.take(page('home'))
  counts.flush()
  expect(sent.map((text) => JSON.parse(text).length)).toEqual([40, 5])
})

it('at most five errors of a document are counted, on the kind of its first page', () => {
  const { counts, sent } = counting()
  counts.countError()
  counts.take(page('product'))
  counts.take(page('home'))
  for (let at = 0; at < 9; at += 1) counts.countError()
  counts.flush()
  const names = (JSON.parse(sent[0] ?? '[]') as [string, string][]).filter(([kind]) => kind === 'error')
  expect(names).toEqual([
    ['error', 'other'],
    ['error', 'product'],
    ['error', 'product'],
    ['error', 'product'],
    ['error', 'product'],
  ])
})

it('the layout shift is that of the worst session', () => {
  expect(layoutShift([])).toBe(0)
  const near = [0, 500, 1400].map((at) => ({ at, value: 0.1 }))
  expect(layoutShift(near)).toBeCloseTo(0.3)
  expect(layoutShift([...near, { at: 2500, value: 0.2 }])).toBeCloseTo(0.3)
  expect(layoutShift([...near, { at: 2500, value: 0.4 }])).toBeCloseTo(0.4)
  // A session ends after five seconds, even without a gap.
  expect(layoutShift(Array.from({ length: 12 }, (_, at) => ({ at: at * 900, value: 0.1 })))).toBeCloseTo(0.6)
})

it('of fifty interactions the slowest one is left out', () => {
  expect(slowestInteraction([])).toBeNull()
  expect(slowestInteraction([80, 240, 16])).toBe(240)
  const many = Array.from({ length: 50 }, (_, at) => 40 + at)
  expect(slowestInteraction(many)).toBe(88)
})
