import { describe, expect, it } from 'vitest'
import { heavyEarlyScripts } from './light-early-scripts.ts'

const chunk = (bytes: number, imports: string[] = [], facadeModuleId: string | null = null) =>
  ({ type: 'chunk', code: 'x'.repeat(bytes), imports, facadeModuleId }) as const

describe('heavyEarlyScripts', () => {
  it('allows 16,000 bytes with everything behind it, each file once', () => {
    const bundle = {
      'a.js': chunk(1_000, ['b.js', 'c.js'], '/shop/cart/early.ts'),
      'b.js': chunk(5_000, ['c.js', 'a.js']),
      'c.js': chunk(10_000),
    }
    expect(heavyEarlyScripts(bundle)).toEqual([])
  })

  it('names a script that loads one byte more through another file', () => {
    const bundle = {
      'a.js': chunk(1_000, ['b.js'], '/shop/cart/early.ts'),
      'b.js': chunk(5_000, ['c.js', 'a.css']),
      'c.js': chunk(10_001),
      'a.css': { type: 'asset' } as const,
      'd.js': chunk(300_000, [], '/shop/cart/CartPage.tsx'),
      'e.js': chunk(900, [], '/shop/search/early.ts'),
    }
    expect(heavyEarlyScripts(bundle)).toEqual(['/shop/cart/early.ts (16001 bytes)'])
  })
})
