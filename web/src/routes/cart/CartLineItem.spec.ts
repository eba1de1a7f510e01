import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import type { CartLine } from '~/features/cart/cart'
import { CartLineItem } from './CartLineItem'

const gift: CartLine = {
  uid: 'MQ==',
  sku: 'gift-certificate',
  name: 'Gift certificate',
  path: '/gift-certificate',
  quantity: 1,
  options: [],
  selectedOptions: [],
  entered: [{ uid: 'amount', value: '50' }],
  design: null,
  hasCopies: false,
  unitCents: 5000,
  rowCents: 5000,
  regularRowCents: null,
  preview: null,
  previewWords: '',
  picture: '',
  editLink: '/gift-certificate/1',
  problems: [],
}
const canvas: CartLine = { ...gift, name: 'Canvas print', entered: [], editLink: null }

function draw(line: CartLine): string {
  const item = createElement(CartLineItem, { line, isRestored: false, onRemove: () => {}, onSave: () => {} })
  const page = createElement(MemoryRouter, null, createElement(QueryClientProvider, { client: queryClient }, item))
  return renderToStaticMarkup(page)
}
const alerts = (line: CartLine) => [...draw(line).matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, text]) => text)

describe('a line of the cart', () => {
  it.each([
    ['a gift certificate', gift],
    ['a canvas print', canvas],
  ])('shows the problem of %s', (_, line) => {
    expect(alerts({ ...line, problems: ['Please choose a later day.'] })).toEqual(['Please choose a later day.'])
    expect(alerts(line)).toEqual([])
  })

  it('leads to the design tool with the same choices, for another photo', () => {
    const print: CartLine = {
      ...canvas,
      sku: 'photo-print',
      selectedOptions: ['NA==', 'NQ=='],
      design: { uid: 'd', revision: 1 },
      editLink: '/photoprints-tool?sku=photo-print&design=d&line=MQ%3D%3D',
    }
    expect(draw(print)).toContain('href="/photoprints-tool?sku=photo-print&amp;options=NA%3D%3D%2CNQ%3D%3D"')
    expect(draw(canvas)).not.toContain('another photo')
    expect(draw(gift)).not.toContain('another photo')
  })

  it('of a neon sign offers its design, and no other photo', () => {
    const sign: CartLine = {
      ...{ ...canvas, sku: 'fern-neon-sign', name: 'Fern neon sign', design: { uid: 'd', revision: 1 } },
      editLink: '/neonchamp-tool?sku=fern-neon-sign&design=d&line=MQ%3D%3D',
    }
    expect(draw(sign)).toContain('Edit design')
    expect(draw(sign)).not.toContain('another photo')
  })

  it('shows the regular price of an offer struck through', () => {
    expect(draw({ ...canvas, regularRowCents: 5900 })).toMatch(/<s [^>]*><span [^>]*>Usually <\/span>N\$59\.00<\/s>/)
    expect(draw(canvas)).not.toContain('<s ')
  })
})
