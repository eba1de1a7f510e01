import { PICTURE } from '@kea/shared/testing/page'
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { hrefsOf, textsOf } from '~/ui/testing/drawn'
import { ProductCard } from './ProductCard'

const draw = (props: ComponentProps<typeof ProductCard>) =>
  render(
    <Shop>
      <ProductCard {...props} />
    </Shop>,
  ).container

describe('a product card', () => {
  const live = { sku: 'x', name: 'X', path: '/x', picture: PICTURE, alt: '', inStock: true, arrivesBy: '' }
  const mug = {
    path: '/x',
    title: 'Photo mugs',
    text: 'All round',
    price: 'From N$19.95',
    picture: PICTURE,
    alt: 'A mug',
  }

  it.each(['2', '3', '4', '5'])('has its title as a heading of level %s, a link and a text', (level) => {
    const card = draw({ card: mug, live: undefined, level })
    expect(textsOf(card, `h${level}`)).toEqual(['Photo mugs'])
    expect(hrefsOf(card)).toContain('/x')
    expect(card.textContent).toContain('All round')
  })

  it('shows the regular price struck through, the offer price and the discount', () => {
    const card = draw({ card: mug, live: { ...live, cents: 1696, regularCents: 1995 } })
    const [struck, ...others] = card.querySelectorAll('s')
    expect(others).toEqual([])
    expect(struck?.textContent).toBe('Usually N$19.95')
    expect(struck?.querySelector('.sr-only')?.textContent).toBe('Usually ')
    expect(struck?.classList).not.toContain('no-underline')
    expect(card.textContent).toMatch(/Usually N\$19\.95, now N\$16\.9615% off/)
  })

  it('shows only its price without an offer', () => {
    const card = draw({ card: mug, live: { ...live, cents: 1995, regularCents: null } })
    expect(card.textContent).toContain('N$19.95')
    expect(card.querySelector('s')).toBeNull()
    expect(card.textContent).not.toContain('% off')
  })

  it('says by which day it arrives and where, if the shop knows', () => {
    const priced = { ...live, cents: 1995, regularCents: null }
    const text = (arrivesBy: string) => draw({ card: mug, live: { ...priced, arrivesBy } }).textContent
    expect(text('Thu 10 December')).toContain('N$19.95By Thu 10 December to North Island towns')
    expect(text('')).not.toMatch(/Order today|Island/)
  })

  it('has a button where the content sets one', () => {
    const withButton = (button: string) => draw({ card: { ...mug, button }, live: undefined })
    const without = draw({ card: mug, live: undefined }).innerHTML
    for (const label of ['Start Order', 'See all mugs']) {
      const card = withButton(label)
      const [button, ...others] = [...card.querySelectorAll('span')].filter(({ textContent }) => textContent === label)
      expect(others).toEqual([])
      button?.remove()
      expect(card.innerHTML).toBe(without)
    }
    expect(withButton('').innerHTML).toBe(without)
  })

  it('shows a skeleton until its price has loaded', () => {
    expect(draw({ card: mug, live: 'loading' }).querySelector('.animate-pulse')).not.toBeNull()
    expect(draw({ card: mug, live: undefined }).textContent).toContain('From N$19.95')
  })
})
