import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import type { CartLine } from '~/features/cart/cart'
import { hrefsOf, textsOf } from '~/ui/testing/drawn'
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

const draw = (line: CartLine): HTMLElement =>
  render(
    <Shop>
      <CartLineItem line={line} isRestored={false} onRemove={() => {}} onSave={() => {}} />
    </Shop>,
  ).container
const alerts = (line: CartLine) => textsOf(draw(line), '[role="alert"]')

describe('a line of the cart', () => {
  it.each([
    ['a gift certificate', gift],
    ['a canvas print', canvas],
  ])('shows the problem of %s', (_, line) => {
    expect(alerts({ ...line, problems: ['Please choose a later day.'] })).toEqual(['Please choose a later day.'])
    expect(alerts(line)).toEqual([])
  })

  it('has the parts of a set, each with the way to its design, and what is wrong with one', () => {
    const part = (uid: string, changes: object = {}) => ({
      ...{ uid, choiceUid: uid, label: 'First print', name: 'Framed photo print', path: '/framed-photo-print' },
      ...{ design: null, preview: null, previewWords: '', picture: '', problem: 'Design it.' },
      editLink: `/uploadchoice?sku=framed-photo-print&line=${uid}&part=a`,
      ...changes,
    })
    const set: CartLine = {
      ...canvas,
      name: 'Three framed prints',
      problems: ['Design it.', 'Mini easel is out of stock.', 'This product cannot be ordered at the moment.'],
      parts: [
        part('2'),
        part('3', { label: 'Second print', design: { uid: 'd', revision: 1 }, problem: '' }),
        part('4', { label: 'Easel', name: 'Mini easel', editLink: null, problem: 'Mini easel is out of stock.' }),
      ],
    }
    const drawn = draw(set)
    expect(hrefsOf(drawn).filter((href) => href?.includes('line='))).toEqual([
      '/uploadchoice?sku=framed-photo-print&line=2&part=a',
      '/uploadchoice?sku=framed-photo-print&line=3&part=a',
    ])
    expect(drawn.textContent).toContain('Design it First print, Framed photo print')
    expect(drawn.textContent).toContain('Edit design of Second print, Framed photo print')
    expect(textsOf(drawn, '.text-danger')).toEqual(['Mini easel is out of stock.'])
    expect(textsOf(drawn, '[role="alert"]')).toEqual([])
  })

  it('leads to the design tool with the same choices, for another photo', () => {
    const print: CartLine = {
      ...canvas,
      sku: 'photo-print',
      selectedOptions: ['NA==', 'NQ=='],
      design: { uid: 'd', revision: 1 },
      editLink: '/photoprints-tool?sku=photo-print&design=d&line=MQ%3D%3D',
    }
    expect(hrefsOf(draw(print))).toContain('/photoprints-tool?sku=photo-print&options=NA%3D%3D%2CNQ%3D%3D')
    expect(draw(canvas).textContent).not.toContain('another photo')
    expect(draw(gift).textContent).not.toContain('another photo')
  })

  it.each(['calendar-tool', 'photobook-tool', 'playingcards-tool', 'didacticgame-tool'])(
    'of %s offers its design, and no other photo',
    (tool) => {
      const line: CartLine = { ...canvas, design: { uid: 'd', revision: 1 }, editLink: `/${tool}?sku=many&design=d` }
      const drawn = draw(line)
      expect(hrefsOf(drawn)).toContain(`/${tool}?sku=many&design=d`)
      expect(drawn.textContent).not.toContain('another photo')
    },
  )

  it('of a neon sign offers its design, and no other photo', () => {
    const sign: CartLine = {
      ...{ ...canvas, sku: 'fern-neon-sign', name: 'Fern neon sign', design: { uid: 'd', revision: 1 } },
      editLink: '/neonchamp-tool?sku=fern-neon-sign&design=d&line=MQ%3D%3D',
    }
    expect(draw(sign).textContent).toContain('Edit design')
    expect(draw(sign).textContent).not.toContain('another photo')
  })

  it('shows the regular price of an offer struck through', () => {
    const offered = draw({ ...canvas, regularRowCents: 5900 })
    expect(textsOf(offered, 's')).toEqual(['Usually N$59.00'])
    expect(textsOf(offered, 's > span')).toEqual(['Usually '])
    expect(draw(canvas).querySelector('s')).toBeNull()
  })
})
