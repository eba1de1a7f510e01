import { expect, it } from 'vitest'
import { byteRange } from './byte-range'

it.each([
  ['bytes=2-5', { offset: 2, length: 4 }],
  [' bytes=2-5 ', { offset: 2, length: 4 }],
  ['bytes=2-', { offset: 2, length: 8 }],
  ['bytes=2-99', { offset: 2, length: 8 }],
  ['bytes=-3', { offset: 7, length: 3 }],
  ['bytes=-99', { offset: 0, length: 10 }],
  ['bytes=9-9', { offset: 9, length: 1 }],
  ['bytes=10-', 'beyond'],
  ['bytes=99-99', 'beyond'],
  ['bytes=-0', 'beyond'],
  [`bytes=${'9'.repeat(400)}-`, 'beyond'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=1-2', null],
  ['bytes=0-1,4-5', null],
  [null, null],
])('%s of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})
