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
      shipping_cents: 795,
      tax_cents: 1112,
      total_cents: 8526,
      carrier_title: 'Courier',
      payment_title: 'Bank transfer',
      created_at: '2026-11-01T09:00:00.000Z',
      paid_at: '2026-11-02T12:30:00.000Z',
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
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/Canvas print 2 .*42\.95 .*85\.90/)
    expect(text).toMatch(/Delivery .*7\.95/)
    expect(text).toMatch(/Total including GST .*85\.26/)
    expect(text).toMatch(/in the total .*11\.12/)
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
})

describe('an invoice', () => {
  test('is not there before the payment', () => {
    expect(invoiceOf(orderOf({ paid_at: null }), SUPPLIER)).toBeNull()
  })

  test('of a shop without a GST number has none, and one without a delivery no line for it', () => {
    const invoice = invoiceOf(orderOf({ carrier_title: '' }), { ...SUPPLIER, gstNumber: '' })
    expect(invoice?.title).toBe('Invoice')
    expect(invoice?.facts.map(({ label }) => label)).not.toContain('GST number')
    expect(invoice?.totals.map(({ label }) => label)).not.toContain('Delivery')
  })

  test('of an order that was paid back says so', () => {
    const facts = invoiceOf(orderOf({ status: 'refunded' }), SUPPLIER)?.facts
    expect(facts).toContainEqual({ label: 'Payment', value: 'Bank transfer, paid back' })
  })
})
