import { expect, test } from 'vitest'
import { namedPriceCode, offerCode } from './offer-code'

test.each([
  ['?cc=U1VNTUVSMjU=', 'SUMMER25'],
  ['?cc=U1VNTUVSMjU', 'SUMMER25'],
  ['?cc=U1VNTUVSMjU%3D&a=1', 'SUMMER25'],
  ['?cc=fn5+fn4=', '~~~~~'],
])('the code of %s is %s', (search, code) => {
  expect(offerCode(search)).toBe(code)
})

test.each([
  ['no code', ''],
  ['an empty one', '?cc='],
  ['plain text', '?cc=summer-sale!'],
  ['a code that was cut', '?cc=U1VNTUVSM'],
  ['bits that no encoder writes', '?cc=U1VNTUVSMjV'],
  ['spaces in between', '?cc=U1VN%0AVFVS'],
])('%s gives no code', (_, search) => {
  expect(offerCode(search)).toBe('')
})

test.each([
  ['?cc=U1VNTUVSMjU=', 'SUMMER25'],
  ['?clear&cc=U1VNTUVSMjU=', 'SUMMER25'],
  ['?clear=1', ''],
  ['?clearcache', null],
  ['?cc=summer-sale!', null],
  // Nothing that could end a header or a cookie: "A\r\nB", "a;b", "ā" as Latin-1 bytes.
  ['?cc=QQ0KQg==', null],
  ['?cc=YTti', null],
  ['?cc=xIE=', null],
  ['', null],
])('%s requests the prices of %j', (search, code) => {
  expect(namedPriceCode(search)).toBe(code)
})
