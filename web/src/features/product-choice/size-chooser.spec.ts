import type { ProductData } from '@kea/shared/page/page-data'
import { canvasCms, canvasDetails, pageAt } from '@kea/shared/testing/page'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SizeChooser } from './SizeChooser'

/** Markup of the size chooser of a product. */
function chooser(product: Partial<ProductData>): string {
  const details = { ...canvasDetails, product: { ...canvasDetails.product, ...product } }
  const page = pageAt('/canvas-prints', { details, cms: canvasCms, config: { store_email: 'hello@shop.example' } })
  if (!page.product) throw new Error('The page has no product.')
  const element = createElement(SizeChooser, { product: page.product, email: page.settings.email })
  return renderToStaticMarkup(createElement(MemoryRouter, null, element))
}

describe('the size chooser', () => {
  it('shows a price for each size and for the choice, and links to the design tool', () => {
    const html = chooser({})
    expect(html.match(/N\$29\.50/g)).toHaveLength(2)
    expect(html.match(/N\$99\.00/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/uploadchoice\?sku=canvas-print&amp;options=s"[^>]*>Start Order</)
  })

  it('shows prices and an email link for a product without a design tool', () => {
    const html = chooser({ sku: 'photo-pillow', name: 'Photo pillow', personalisation: null })
    expect(html.match(/N\$29\.50/g)).toHaveLength(2)
    expect(html).toContain('You can’t order this online yet.')
    expect(html).toMatch(
      /href="mailto:hello@shop\.example\?subject=Photo%20pillow%2C%2020%20%C3%97%2020%20cm"[^>]*>Order by email</,
    )
    expect(html).not.toContain('OUT OF STOCK')
  })

  it('links to the form of a product with a form', () => {
    const html = chooser({ sku: 'mini-easel', personalisation: null })
    expect(html).toMatch(/href="\/order-es\?sku=mini-easel"[^>]*>Ask for this easel</)
    expect(html).not.toContain('online yet')
  })

  it('shows OUT OF STOCK only for a sold out product', () => {
    const html = chooser({ stock_status: 'OUT_OF_STOCK' })
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>OUT OF STOCK<\/button>/)
    expect(html).not.toMatch(/Start Order|online yet|Order by email/)
  })

  it('asks for a required option while the choice has no price', () => {
    const html = chooser({ price_rows: [{ option_uids: ['l'], quantity_from: 1, price: { value: 99 } }] })
    expect(html).toContain('Please choose: size')
    expect(html).not.toContain('OUT OF STOCK')
  })
})
