import { afterEach, expect, it, vi } from 'vitest'
import { sha256 } from './sha256'

afterEach(() => vi.unstubAllGlobals())

it('is the same without crypto.subtle, which plain http lacks', async () => {
  const bytes = new TextEncoder().encode('Kea')
  const digest = await sha256(bytes)
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
  vi.stubGlobal('crypto', {})
  expect(await sha256(bytes)).toBe(digest)
})
