import { afterEach, expect, it, vi } from 'vitest'
import { dropDrafts } from './form-drafts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['order-bps', ['draft:order-bps-love-neon-sign', 'draft:checkout/address', 'draft:checkout/email', 'choices']],
  ['checkout/', ['draft:order-bps', 'draft:order-bps-love-neon-sign', 'choices']],
  ['', ['choices']],
])('dropping the draft of %j leaves those of the others', (name, left) => {
  const stored: Record<string, unknown> = {}
  for (const key of ['order-bps', 'order-bps-love-neon-sign', 'checkout/address', 'checkout/email']) {
    stored[`draft:${key}`] = '{}'
  }
  stored.choices = '{}'
  Object.defineProperty(stored, 'removeItem', { value: (key: string) => delete stored[key], enumerable: false })
  vi.stubGlobal('sessionStorage', stored)
  dropDrafts(name)
  expect(Object.keys(stored)).toEqual(left)
})
