import { PICTURE } from '@kea/shared/testing/page'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ProductCard } from './ProductCard'

const draw = (props: ComponentProps<typeof ProductCard>) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ProductCard, props)))

describe('a product card', () => {
  const live = { sku: 'x', name: 'X', path: '/x', picture: PICTURE, alt: '', inStock: true }
  const mug = {
    path: '/x',
    title: 'Photo mugs',
    text: 'All round',
    price: 'From N$19.95',
    picture: PICTURE,
    alt: 'A mug',
  }

  it.each(['2', '3', '4', '5'])('has its title as a heading of level %s, a link and a text', (level) => {
    const html = draw({ card: mug, live: undefined, level })
    expect(html).toMatch(new RegExp(`<h${level}[^>]*>Photo mugs</h${level}>`))
    expect(html).toContain('href="/x"')
    expect(html).toContain('All round')
  })

  it('shows the regular price struck through, the offer price and the discount', () => {
    const html = draw({ card: mug, live: { ...live, cents: 1696, regularCents: 1995 } })
    const struck = [...html.matchAll(/<s(?: class="([^"]*)")?>(.*?)<\/s>/g)]
    expect(struck.map(([, , content]) => content)).toEqual(['<span class="sr-only">Usually </span>N$19.95'])
    expect(struck[0]?.[1]).not.toContain('no-underline')
    expect(html).toMatch(/<\/s>.*>N\$16\.96<.*>15% off</)
  })

  it('shows only its price without an offer', () => {
    const html = draw({ card: mug, live: { ...live, cents: 1995, regularCents: null } })
    expect(html).toContain('N$19.95')
    expect(html).not.toMatch(/<s[ >]|% off/)
  })

  it('has a button where the content sets one', () => {
    const withButton = (button: string) => draw({ card: { ...mug, button }, live: undefined })
    const without = draw({ card: mug, live: undefined })
    for (const label of ['Start Order', 'See all mugs']) {
      expect(withButton(label)).toContain(`>${label}</span>`)
      expect(withButton(label).replace(/<span[^>]*>(Start Order|See all mugs)<\/span>/, '')).toBe(without)
    }
    expect(withButton('')).toBe(without)
  })

  it('shows a skeleton until its price has loaded', () => {
    expect(draw({ card: mug, live: 'loading' })).toContain('animate-pulse')
    expect(draw({ card: mug, live: undefined })).toContain('From N$19.95')
  })
})
