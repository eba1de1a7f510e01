import { expect, it } from 'vitest'
import { stageOf } from './stage'

it.each([
  ['Waiting for payment', 'paying'],
  ['Pending Payment', 'paying'],
  ['Processing', 'making'],
  ['On Hold', 'making'],
  ['In production', 'making'],
  ['Shipped', 'sent'],
  ['Complete', 'complete'],
  ['Cancelled', 'ended'],
  ['Canceled', 'ended'],
  ['Refunded', 'ended'],
  ['Closed', 'ended'],
])('%s is the stage %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage)
})
