import { describe, expect, it } from 'vitest'
import { splitDeals } from './weekly-deals'

const deal = (sku: string, from: number, to: number) => ({ sku, percent: 15, from, to })
const skus = (now: number) => {
  const { running, upcoming } = splitDeals(DEALS, now)
  return [running, upcoming].map((deals) => deals.map(({ sku }) => sku).join(' '))
}
const DEALS = [deal('a', 10, 20), deal('b', 10, 20), deal('c', 20, 30), deal('d', 30, 40)]

describe('weekly deals', () => {
  it.each([
    [9, '', 'a b'],
    [10, 'a b', 'c'],
    [19, 'a b', 'c'],
    [20, 'c', 'd'],
    [35, 'd', ''],
    [40, '', ''],
  ])('at %i are split into running and next ones', (now, running, upcoming) => {
    expect(skus(now)).toEqual([running, upcoming])
  })
})
