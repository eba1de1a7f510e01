import { routeOf } from '@kea/shared/routes'
import { NOW, PICTURE, pageAt } from '@kea/shared/testing/page'
import { firstView } from '@kea/shared/view/document/first-view'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { ListingTile } from './ListingTile'

const price = { minimum_price: { regular_price: { value: 19.95 }, final_price: { value: 16.96 } } }
const mug = {
  sku: 'mug',
  name: 'Mug',
  url_key: 'mug',
  stock_status: 'IN_STOCK',
  small_image: { url: PICTURE, label: 'A mug' },
  price_range: price,
}

/** The elements with a class, each with its classes and its own words. */
const geometry = (root: Element) =>
  [root, ...root.querySelectorAll('[class]')].map((part) => [part.localName, part.className, part.textContent])

it('a tile is in the document as the browser draws it', () => {
  const page = pageAt('/wall-art', {
    cms: { title: 'Wall art' },
    details: { type: 'CMS_PAGE', listing: { items: [mug], aggregations: [] } },
  })
  const [tile] = page.listing?.tiles ?? []
  if (!tile) throw new Error('the page has no tile')
  const written = document.createElement('div')
  written.innerHTML = firstView(page, routeOf('/wall-art'), NOW)
  const drawn = render(
    <Shop>
      <ListingTile tile={tile} isFirst />
    </Shop>,
  ).container
  const [first, second] = [written.querySelector('main li > a'), drawn.querySelector('a')]
  if (!first || !second) throw new Error('a tile is not a link')
  expect(first.textContent).toBe('MugFrom Usually N$19.95, now N$16.9615% off')
  expect(geometry(first)).toEqual(geometry(second))
  expect(first.querySelector('source')?.getAttribute('srcset')).toBe(
    second.querySelector('source')?.getAttribute('srcset'),
  )
})
