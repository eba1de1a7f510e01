import { pdfOf } from '@kea/print/pdf-file'
import { sha256 } from '../../identity'
import type { OpenOrder } from '../orders/open-order'
import type { Order } from '../orders/repo'
import type { MadePdf } from '../print-plan/answer-pdf'
import type { PrintText } from '../print-plan/print-text'
import type { SettingsService } from '../settings/service'
import { invoiceOf, type Supplier } from './invoice'
import { invoicePages } from './invoice-pages'

interface Dependencies {
  openOrder: OpenOrder
  settings: SettingsService
  /** Takes time and memory, so only where an invoice is made. */
  startText: () => PrintText
}

const SETTINGS = ['store_name', 'store_legal_name', 'store_street', 'store_city', 'store_postcode', 'store_email']

const noPhoto = async (): Promise<never> => {
  throw new Error('An invoice has no photos')
}

/** The invoices of paid orders. They are made anew each time: after its payment an order changes by refunds alone. */
export function createInvoices({ openOrder, settings, startText }: Dependencies) {
  const supplierOf = async ({ order }: Order): Promise<Supplier> => {
    const values = new Map((await settings.configValues(SETTINGS)).map(({ key, value }) => [key, value]))
    const value = (key: string) => values.get(key) ?? ''
    return {
      brand: value('store_name'),
      legalName: value('store_legal_name'),
      address: [value('store_street'), [value('store_city'), value('store_postcode')].filter(Boolean).join(' ')],
      email: value('store_email'),
      gstNumber: settings.gstNumberOf(order.gst_number),
    }
  }

  return {
    /** The invoice as a PDF; null without such an order, and before its payment. */
    async open(number: string, token: string | null): Promise<MadePdf | null> {
      const order = await openOrder(number, token)
      const invoice = order && invoiceOf(order, await supplierOf(order))
      if (!order || !invoice) return null
      const text = startText()
      const resources = { ...text, original: noPhoto, derived: noPhoto }
      const file = await pdfOf(invoicePages(invoice, text.shape), resources, {
        title: `${invoice.title} ${invoice.number}`,
        id: (await sha256(`invoice ${order.order.token}`)).slice(0, 32),
        created: new Date(order.order.paid_at ?? order.order.created_at),
        slug: null,
      })
      return { name: `${invoice.number}.pdf`, file }
    },
  }
}

export type Invoices = ReturnType<typeof createInvoices>
