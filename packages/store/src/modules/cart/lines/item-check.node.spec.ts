import { GIFT_FIELDS } from '@kea/shared/gift/gift'
import { describe, expect, it, vi } from 'vitest'
import { productOf } from '../../../testing/product'
import type { DesignCheck } from '../../designs/line-designs'
import { checkPiece, type PieceRequest, stockProblem } from './item-check'

const NOW = new Date('2026-11-02T09:00:00Z')
const design = {
  uid: 'd1',
  revision: 2,
  previewUid: null,
  previewWords: '',
  photoUid: null,
  letters: 0,
  facts: [],
  isShared: false,
}
const accepts: DesignCheck = async () => ({ ok: true, design })
const plain: PieceRequest = {
  quantity: 1,
  optionUids: [],
  designUid: null,
  designRevision: null,
  toolData: null,
  entered: [],
  isPart: false,
}
const withDesign = { ...plain, designUid: 'd1', designRevision: 2, toolData: '{}' }
const canvas = { name: 'Canvas print', sku: 'canvas-print', tool: 'canvastool' }

describe('a piece', () => {
  it('without a design is accepted if its product needs none', async () => {
    expect(await checkPiece(productOf(), plain, accepts, NOW)).toEqual({
      ok: true,
      valueIds: [],
      gift: null,
      design: null,
    })
  })

  it('has the checked design', async () => {
    const check = vi.fn(accepts)
    expect(await checkPiece(productOf(canvas), withDesign, check, NOW)).toEqual({
      ok: true,
      valueIds: [],
      gift: null,
      design,
    })
    expect(check.mock.calls).toEqual([
      [
        'd1',
        2,
        {
          sku: 'canvas-print',
          optionUids: [],
          quantity: 1,
          definition: null,
          toolData: '{}',
        },
      ],
    ])
  })

  it('is refused with the message of its design', async () => {
    const refuses: DesignCheck = async () => ({ ok: false, message: 'Put a photo on your design first.' })
    expect(await checkPiece(productOf(canvas), withDesign, refuses, NOW)).toEqual({
      ok: false,
      message: 'Put a photo on your design first.',
    })
  })

  it.each([
    ['a design for a product that takes none', {}, withDesign, 'Photo mug does not take a design.'],
    ['half a piece', {}, { ...plain, quantity: 0.5 }, 'Choose a whole number of pieces from 1 to 999.'],
    [
      'an unknown option',
      {},
      { ...plain, optionUids: ['gold'] },
      'An option you chose is no longer available for Photo mug.',
    ],
    [
      'no design for a product that needs one',
      canvas,
      plain,
      'Canvas print is made from your own photo. Design it before adding it to the cart.',
    ],
    [
      'a design without its revision',
      canvas,
      { ...withDesign, designRevision: null },
      'Canvas print is made from your own photo. Design it before adding it to the cart.',
    ],
    [
      'a product that is made to a quote',
      { ordering: 'quote' as const },
      plain,
      'Photo mug is made to a quote. Write to us, and we send you a drawing and its price.',
    ],
    [
      'a product that is laid out by hand',
      { ordering: 'design' as const },
      plain,
      'Photo mug is laid out by hand from your photos. Write to us, and we send you a proof.',
    ],
  ])('is refused: %s', async (_, change, piece, message) => {
    expect(await checkPiece(productOf(change), piece, accepts, NOW)).toEqual({ ok: false, message })
  })
})

describe('a gift certificate', () => {
  const certificate = productOf({ kind: 'gift', sku: 'gift-certificate', name: 'Gift certificate' })
  const entered = [
    { uid: GIFT_FIELDS.amount.uid, value: '50' },
    { uid: GIFT_FIELDS.recipientName.uid, value: 'Mere' },
    { uid: GIFT_FIELDS.recipientEmail.uid, value: 'mere@example.com' },
    { uid: GIFT_FIELDS.senderName.uid, value: 'Tama' },
    { uid: GIFT_FIELDS.deliverOn.uid, value: '2026-11-05' },
  ]

  it('is read from the typed values', async () => {
    expect(await checkPiece(certificate, { ...plain, entered }, accepts, NOW)).toEqual({
      ok: true,
      valueIds: [],
      design: null,
      gift: {
        amountCents: 5000,
        recipientName: 'Mere',
        recipientEmail: 'mere@example.com',
        senderName: 'Tama',
        message: '',
        deliverOn: '2026-11-05',
      },
    })
  })

  it('is for one person', async () => {
    expect(await checkPiece(certificate, { ...plain, entered, quantity: 2 }, accepts, NOW)).toEqual({
      ok: false,
      message: 'Each gift certificate is for one person. Add another one for the next person.',
    })
  })

  it('names the invalid field', async () => {
    const wrong = entered.map((field) => (field.value === '50' ? { ...field, value: 'much' } : field))
    expect(await checkPiece(certificate, { ...plain, entered: wrong }, accepts, NOW)).toEqual({
      ok: false,
      message: 'Amount: Please enter an amount in dollars, for example 50 or 75.50.',
    })
  })
})

describe('the stock of a product', () => {
  it.each([
    [null, 999, null],
    [3, 3, null],
    [3, 4, 'Only 3 of Photo mug are left.'],
    [0, 1, 'Photo mug is out of stock.'],
  ])('of %s for a quantity of %i answers: %s', (stock, wanted, message) => {
    expect(stockProblem(productOf({ stock }), wanted)).toBe(message)
  })
})
