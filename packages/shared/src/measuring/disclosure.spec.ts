import { expect, it } from 'vitest'
import { disclosureHtml, disclosureOf } from './disclosure'
import { VENDOR_KEYS } from './vendor-keys'

it('a shop without outside services says so, and nothing else', () => {
  expect(disclosureHtml({ vendors: new Map(), chat: null })).toBe(
    '<p>We use no outside service for statistics, ads or chat. If that changes, we name it here first.</p>',
  )
})

it('each configured service has its purpose, what it hears, how long it is kept, and its cookies', () => {
  const html = disclosureHtml({ vendors: new Map([['meta', '123']]), chat: null })
  expect(html).toContain('we tell Meta about your visit')
  expect(html).toContain('<h3>Meta Pixel</h3>')
  expect(html).toContain('<th scope="row">Its cookies here</th><td>_fbp: 90 days, _fbc: 90 days</td>')
  expect(html).not.toContain('Google')
  expect(html).not.toContain('123')
  for (const key of VENDOR_KEYS) for (const [, text] of disclosureOf(key).rows) expect(text, key).not.toBe('')
})

it('a chat is named as what loads at a press', () => {
  const html = disclosureHtml({ vendors: new Map(), chat: 'crisp:a-1' })
  expect(html).toMatch(/^<h3>Live chat<\/h3><p>Our chat is Crisp. Its code loads when you press/)
  expect(html).not.toContain('no outside service')
})
