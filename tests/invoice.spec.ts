import { pdfOf } from '@kea/print/pdf-file'
import { shape, TEXT, writtenBytes } from '@kea/print/testing/print-case'
import { afterEach, describe, expect, test } from 'vitest'
import { type Invoice, invoiceOf } from '../packages/store/src/modules/invoices/invoice'
import { invoicePages } from '../packages/store/src/modules/invoices/invoice-pages'
import type { Order } from '../packages/store/src/modules/orders/repo'
import { type Judge, judge } from './support/pdf-judges'

let open: Judge | null = null
afterEach(() => {
  open?.close()
  open = null
})

const SUPPLIER = {
  brand: 'Kea Prints',
  legalName: 'Kea Prints Limited',
  address: ['1 Sample Street', 'Auckland 1010'],
  email: 'hello@keaprints.example',
  gstNumber: '123-456-789',
}

const line = {
  name: 'Canvas print',
  options: [{ label: 'Size', value: '30 × 40 cm' }],
  quantity: 2,
  unit_cents: 4295,
  row_cents: 8590,
  gift: null,
  bundle: null,
}
const address = {
  kind: 'billing',
  firstname: 'Māia',
  lastname: 'Tāmati',
  company: 'Wharenui Trust',
  street: ['12 Ponsonby Road'],
  city: 'Auckland',
  postcode: '1011',
  vat_id: '98-765-432',
}

/** The fields that an invoice reads. */
const orderOf = (more: object = {}, lines: readonly object[] = [line]): Order =>
  ({
    order: {
      number: '000000123',
      status: 'processing',
      email: 'maia@example.nz',
      coupon_code: 'SPRING10',
      discount_cents: 859,
      subtotal_cents: 7731,
      shipping_cents: 795,
      gift_wrap_cents: 0,
      tax_cents: 1112,
      total_cents: 8526,
      reward_points_cents: 0,
      gift_card_cents: 0,
      store_credit_cents: 0,
      refunded_cents: 0,
      refunded_at: null,
      carrier_title: 'Courier',
      method_title: 'Standard',
      payment_title: 'Bank transfer',
      created_at: '2026-11-01T09:00:00.000Z',
      paid_at: '2026-11-02T12:30:00.000Z',
      notes: '{}',
      ...more,
    },
    lines,
    addresses: [address],
  }) as unknown as Order

async function judged(order: Order): Promise<Judge> {
  const invoice = invoiceOf(order, SUPPLIER) as Invoice
  const original = () => Promise.reject(new Error('no photo'))
  const file = await pdfOf(
    invoicePages(invoice, shape),
    { ...TEXT, original },
    { title: invoice.number, id: '0'.repeat(32), created: new Date('2026-11-02T12:30:00Z'), slug: null },
  )
  open = judge(await writtenBytes(file))
  return open
}

describe('an invoice, by programs of others,', () => {
  test('has supplier, GST number, date, buyer, lines, GST and total', async () => {
    const found = await judged(orderOf())
    expect(found.check()).toContain('No syntax or stream encoding errors')
    const text = found.text().replace(/ +/g, ' ')
    for (const part of [
      'Tax invoice',
      'Kea Prints Limited',
      'Auckland 1010',
      'GST number 123-456-789',
      'Invoice INV-000000123',
      'Order 000000123',
      // The day in New Zealand.
      '03, November 2026',
      'Māia Tāmati',
      'Wharenui Trust',
      'GST number 98-765-432',
      '30 × 40 cm',
      'Code SPRING10',
      'GST (15%) in the total',
      'Items N$85.90',
      'Total excluding GST N$74.14',
      'page 1 of 1',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/Canvas print 2 .*42\.95 .*85\.90/)
    expect(text).toMatch(/Delivery, Standard .*7\.95/)
    expect(text).toMatch(/Total including GST .*85\.26/)
    expect(text).toMatch(/in the total .*11\.12/)
  })

  test('has a set as one line with its pieces, and with one price', async () => {
    const bundle = JSON.stringify({ uid: 'b', sku: 'mug-set', name: 'Mug and coaster set', choice: 'c' })
    const partOf = { label: 'Part of', value: 'Mug and coaster set' }
    const part = (name: string, value: string, unit_cents: number) => ({
      ...{ name, quantity: 2, unit_cents, row_cents: 2 * unit_cents, gift: null, bundle },
      options: [partOf, { label: 'Kind', value }],
    })
    const lines = [part('Photo mug', 'White, 330 ml', 1813), part('Photo coaster', 'Round', 1182), line]
    expect(invoiceOf(orderOf({}, lines), SUPPLIER)?.lines).toEqual([
      {
        name: 'Mug and coaster set',
        about: 'Photo mug (White, 330 ml), Photo coaster (Round)',
        quantity: 2,
        unit: 'N$29.95',
        amount: 'N$59.90',
      },
      { name: 'Canvas print', about: '30 × 40 cm', quantity: 2, unit: 'N$42.95', amount: 'N$85.90' },
    ])
    const text = (await judged(orderOf({}, lines))).text().replace(/ +/g, ' ')
    expect(text).toMatch(/Mug and coaster set 2 .*29\.95 .*59\.90/)
    expect(text).toContain('Photo mug (White, 330 ml), Photo coaster (Round)')
    expect(text).not.toContain('18.13')
  })

  test('has the GST number that came with the order', async () => {
    const notes = JSON.stringify({ businessPurchase: true, gstNumber: '123-456-780' })
    const text = (await judged(orderOf({ notes }))).text().replace(/ +/g, ' ')
    expect(text).toContain('GST number 123-456-780')
    expect(text).not.toContain('98-765-432')
  })

  test('is A4, and a hundred lines are on pages that are counted', async () => {
    const found = await judged(
      orderOf(
        {},
        Array.from({ length: 100 }, (_, at) => ({ ...line, name: `Print ${at}` })),
      ),
    )
    expect(found.information()).toMatch(/Page size: +595\.\d+ x 841\.\d+ pts \(A4\)/)
    const text = found.text()
    const pages = Number(/page 1 of (\d+)/.exec(text)?.[1])
    expect(pages).toBeGreaterThan(3)
    expect(text).toContain(`page ${pages} of ${pages}`)
    for (let at = 0; at < 100; at += 1) expect(text).toMatch(new RegExp(`Print ${at}\\b`))
  })

  test('cuts a long name at a word instead of writing over the numbers', async () => {
    const name = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
    const text = (await judged(orderOf({}, [{ ...line, name }]))).text()
    expect(text).toContain('word1 ')
    expect(text).toContain('…')
    expect(text).not.toContain('word39')
  })

  test('has long options in full, in lines below the name', async () => {
    const options = Array.from({ length: 30 }, (_, at) => ({ label: `Option ${at}`, value: `value${at}` }))
    const text = (await judged(orderOf({}, [{ ...line, options }]))).text()
    for (let at = 0; at < 30; at += 1) expect(text).toMatch(new RegExp(`value${at}\\b`))
    expect(text).not.toContain('…')
  })

  test('has a long payment in full, in lines beside its label', async () => {
    const title = 'Pay later in four parts, by card or bank account, with a payment provider'
    const text = (await judged(orderOf({ payment_title: title }))).text()
    const lines = text.split('\n')
    const first = lines.findIndex((each) => each.includes('Payment'))
    expect(lines[first]).toMatch(/Payment {2,}Pay later in four/)
    expect(lines[first]).not.toContain('provider')
    expect(lines[first + 1]).toMatch(/bank account, with a payment$/)
    expect(lines[first + 2]).toMatch(/provider, paid$/)
  })
})

describe('an invoice', () => {
  const BUYER = ['Māia Tāmati', 'Wharenui Trust', '12 Ponsonby Road', 'Auckland 1011']

  test.each([
    [{ businessPurchase: true, gstNumber: '123-456-780' }, '98-765-432', ['GST number 123-456-780']],
    [{ businessPurchase: true, gstNumber: '123-456-780' }, null, ['GST number 123-456-780']],
    [{ gstNumber: '123 456\n780' }, null, ['GST number 123 456 / 780']],
    [{ businessPurchase: true, gstNumber: '98-765-432' }, '98-765-432', ['GST number 98-765-432']],
    [{ businessPurchase: false, gstNumber: '123-456-780' }, '98-765-432', ['GST number 98-765-432']],
    [{ businessPurchase: false, gstNumber: '123-456-780' }, null, []],
    [{ gstNumber: '' }, '98-765-432', ['GST number 98-765-432']],
    [{}, null, []],
  ])('of an order with %j, and %j in its address, has the GST number of its buyer once', (notes, vatId, gst) => {
    const rows = ['billing', 'shipping'].map((kind) => ({ ...address, kind, vat_id: vatId }))
    const order = { ...orderOf({ notes: JSON.stringify(notes) }), addresses: rows } as unknown as Order
    expect(invoiceOf(order, SUPPLIER)?.blocks).toEqual([{ label: 'For', lines: [...BUYER, ...gst, 'maia@example.nz'] }])
  })

  test('is not there before the payment', () => {
    expect(invoiceOf(orderOf({ paid_at: null }), SUPPLIER)).toBeNull()
  })

  test('of a shop without a GST number is no tax invoice and shows no GST, also after a refund', () => {
    const paidBack = { refunded_cents: 2300, refunded_at: '2026-11-05T12:00:00.000Z' }
    const invoice = invoiceOf(orderOf(paidBack), { ...SUPPLIER, gstNumber: '' })
    expect(invoice?.title).toBe('Invoice')
    expect(invoice?.facts.map(({ label }) => label)).toEqual(['Invoice', 'Order', 'Date', 'Payment'])
    expect(invoice?.totals.map(({ label, value }) => [label, value])).toEqual([
      ['Items', 'N$85.90'],
      ['Code SPRING10', '-N$8.59'],
      ['Delivery, Standard', 'N$7.95'],
      ['Total', 'N$85.26'],
      ['Refunded, 06/11/2026', '-N$23.00'],
    ])
  })

  test('of an order without a delivery has no line for it', () => {
    const labels = invoiceOf(orderOf({ carrier_title: '' }), SUPPLIER)?.totals.map(({ label }) => label)
    expect(labels?.join()).not.toContain('Delivery')
  })

  test('of an order that was paid back says so', () => {
    const facts = invoiceOf(orderOf({ status: 'refunded' }), SUPPLIER)?.facts
    expect(facts).toContainEqual({ label: 'Payment', value: 'Bank transfer, refunded' })
  })

  test('has what balances have paid below the total, which they do not change', () => {
    const order = orderOf({
      reward_points_cents: 1000,
      gift_card_cents: 3000,
      store_credit_cents: 1526,
      total_cents: 3000,
    })
    expect(invoiceOf(order, SUPPLIER)?.totals.map(({ label, value }) => [label, value])).toEqual([
      ['Items', 'N$85.90'],
      ['Code SPRING10', '-N$8.59'],
      ['Delivery, Standard', 'N$7.95'],
      ['Total including GST', 'N$85.26'],
      ['GST (15%) in the total', 'N$11.12'],
      ['Total excluding GST', 'N$74.14'],
      ['Paid with points', 'N$10.00'],
      ['Paid with gift certificates', 'N$30.00'],
      ['Paid with store credit', 'N$15.26'],
      ['Paid by bank transfer', 'N$30.00'],
    ])
  })

  test('has what was paid back so far, with its GST where all of it was taxed', () => {
    const paidBack = { refunded_cents: 2300, refunded_at: '2026-11-05T12:00:00.000Z' }
    const last = (lines?: readonly object[]) =>
      invoiceOf(orderOf(paidBack, lines), SUPPLIER)
        ?.totals.slice(6)
        .map(({ label, value }) => [label, value])
    const sums = [
      ['Refunded, 06/11/2026', '-N$23.00'],
      ['GST (15%) in it', '-N$3.00'],
    ]
    expect(last()).toEqual(sums)
    expect(last([line, { ...line, gift: '{}' }])).toEqual(sums.slice(0, 1))
    expect(invoiceOf(orderOf(paidBack), SUPPLIER)?.facts).toContainEqual({
      label: 'Payment',
      value: 'Bank transfer, partly refunded',
    })
  })

  test('says where it is sent if that is not where the buyer lives', () => {
    const order = orderOf()
    const elsewhere = { ...address, kind: 'shipping', firstname: 'Rangi', company: null, vat_id: null, city: 'Raglan' }
    const blocks = (shipping: object) =>
      invoiceOf({ ...order, addresses: [address, shipping] } as unknown as Order, SUPPLIER)?.blocks
    expect(blocks(elsewhere)?.[1]).toEqual({
      label: 'Delivered to',
      lines: ['Rangi Tāmati', '12 Ponsonby Road', 'Raglan 1011'],
    })
    expect(blocks({ ...address, kind: 'shipping' })).toHaveLength(1)
  })
})
