import { describe, expect, it } from 'vitest'
import type { Attribute } from '../catalogue/aggregate'
import { type Answers, questionsOn, readAnswers, seasonAnswers } from './answers'
import { type Candidate, decide } from './decide'

const day = (text: string) => Date.parse(text) / 86_400_000
const dateOf = (number: number | null) =>
  number === null ? null : new Date(number * 86_400_000).toISOString().slice(0, 10)

const present = (
  sku: string,
  recipients: string,
  occasions: string,
  cents: number,
  readyWithin: number | null = 3,
) => ({
  id: sku.length,
  sku,
  recipients: recipients.split(' ').filter(Boolean),
  occasions: occasions.split(' ').filter(Boolean),
  cents,
  readyWithin,
})
/** The best-sellers first. */
const SHOP: Candidate[] = [
  present('canvas', 'mum dad partner', 'birthday wedding christmas', 1995),
  present('mug', 'mum dad workmates', 'birthday christmas', 2500),
  present('cushion', 'mum partner pets', 'mothers-day christmas', 2501, 5),
  present('bowl', 'pets', 'christmas birthday', 3495, 5),
  present('sign', 'partner', 'wedding', 16424, 10),
  present('easel', '', 'wedding', 3495),
  present('open', 'workmates', '', 8524, 10),
  present('made to order', 'mum', 'birthday', 900, null),
]
const COURIER = { town: '3–5', rural: '5–7', chathams: '7–10', express: '1–2' }
const TODAY = day('2026-11-28')
const NOTHING: Answers = { recipient: null, occasion: null, budget: null, by: null, zone: 'town' }
const found = (answers: Partial<Answers>, today = TODAY) =>
  decide(SHOP, { ...NOTHING, ...answers }, { today, courier: COURIER })
const skus = (answers: Partial<Answers>) => found(answers).gifts.map(({ sku }) => sku)

describe('the gift finder', () => {
  it.each([
    [
      'nothing: all that is for somebody and an occasion',
      {},
      ['canvas', 'mug', 'cushion', 'bowl', 'sign', 'made to order'],
    ],
    ['a person: the best for them first', { recipient: 'partner' }, ['cushion', 'sign', 'canvas']],
    ['an occasion', { occasion: 'christmas' }, ['mug', 'cushion', 'bowl', 'canvas']],
    ['a price, which it may reach', { budget: 25 }, ['canvas', 'mug', 'made to order']],
    ['a person and an occasion', { recipient: 'mum', occasion: 'birthday' }, ['canvas', 'mug', 'made to order']],
    ['all of it', { recipient: 'mum', occasion: 'christmas', budget: 25, by: day('2026-12-24') }, ['mug', 'canvas']],
  ] as const)('answers %s', (_, answers, expected) => {
    expect(skus(answers)).toEqual(expected)
  })

  it('has the last day to order for a day, by express where the usual courier is too slow, and never without days', () => {
    const { gifts, late } = found({ by: day('2026-12-10') })
    expect(gifts.map(({ sku, orderBy, isExpress }) => [sku, dateOf(orderBy), isExpress])).toEqual([
      ['canvas', '2026-11-30', false],
      ['mug', '2026-11-30', false],
      ['cushion', '2026-12-01', true],
      ['bowl', '2026-12-01', true],
    ])
    // The sign needs twelve working days, and of the last one nobody knows.
    expect(late).toBe(2)
  })

  it('sends by express to towns only, and needs longer to a rural address', () => {
    const lastDay = (zone: Answers['zone']) =>
      found({ recipient: 'workmates', by: day('2026-12-17'), zone }).gifts.map(({ orderBy }) => dateOf(orderBy))
    expect([lastDay('town'), lastDay('rural'), lastDay('chathams')]).toEqual([
      ['2026-12-07'],
      ['2026-12-03'],
      ['2026-11-30'],
    ])
  })

  it.each([
    ['2026-11-30', [false]],
    ['2026-12-01', [true]],
    ['2026-12-03', [true]],
    ['2026-12-04', []],
  ])('on %s a mug still comes by 10 December, or needs express: %j', (today, express) => {
    const { gifts } = found({ recipient: 'workmates', by: day('2026-12-10') }, day(today))
    expect(gifts.map(({ isExpress }) => isExpress)).toEqual(express)
  })

  it('says what to ask less of, the change that finds most first', () => {
    expect(found({ recipient: 'pets', occasion: 'wedding', budget: 50 }).looser).toEqual([
      { code: 'occasion', value: null, count: 2 },
      { code: 'recipient', value: null, count: 1 },
    ])
    // Up to N$200 is enough, and a smaller step finds no more.
    expect(found({ recipient: 'partner', occasion: 'wedding', budget: 25 }).looser).toEqual([
      { code: 'budget', value: '200', count: 2 },
    ])
    expect(found({ recipient: 'mum', by: TODAY }).looser).toEqual([{ code: 'by', value: null, count: 4 }])
    expect(found({ occasion: 'christmas' }).looser).toEqual([])
  })
})

const option = (value: string) => ({ value, label: value })
const ATTRIBUTES: Attribute[] = [
  { code: 'recipient', label: 'For', options: [option('mum')] },
  { code: 'occasion', label: 'Occasion', options: [option('christmas'), option('valentines-day')] },
]

describe('the answers', () => {
  it('that the shop does not know are left out, and so are days that have passed or are far', () => {
    const read = (asked: object) => readAnswers(asked, ATTRIBUTES, TODAY)
    expect(read({ recipient: 'mum', occasion: 'easter', budget: 50, by: '2026-11-28', zone: 'rural' })).toEqual({
      recipient: 'mum',
      occasion: null,
      budget: 50,
      by: TODAY,
      zone: 'rural',
    })
    expect(read({ recipient: 'anyone', budget: 51, zone: 'moon' })).toEqual(NOTHING)
    const days = ['2026-11-27', '2026-02-30', '24/12/2026', '2028-01-01', '2027-11-28']
    expect(days.map((by) => dateOf(read({ by }).by))).toEqual([null, null, null, null, '2027-11-28'])
  })

  it.each([
    ['2026-11-28', 'christmas', '2026-12-24', ['Before Christmas', 'In a week']],
    ['2026-12-24', 'christmas', '2026-12-24', ['Before Christmas', 'In a week']],
    ['2026-12-25', null, null, ['In a week', 'In two weeks']],
    ['2027-03-10', null, '2027-03-27', ['Before Easter', 'In a week']],
    ['2027-10-01', null, null, ['In a week', 'In two weeks']],
  ])('of the season on %s are %s by %s', (today, occasion, by, days) => {
    const answers = seasonAnswers(ATTRIBUTES, day(today))
    expect([answers.occasion, dateOf(answers.by), answers.recipient]).toEqual([occasion, by, null])
    const options = questionsOn(ATTRIBUTES, day(today)).find(({ code }) => code === 'by')?.options
    expect(options?.slice(0, 2).map(({ label }) => label)).toEqual(days)
  })
})
