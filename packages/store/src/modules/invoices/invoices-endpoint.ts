import { INVOICES_PATH } from '@kea/shared/constants/invoices'
import type { Invoices } from './service'

const FILE = new RegExp(`^${INVOICES_PATH}/(\\d{9,12})\\.pdf$`)

const notFound = (): Response =>
  Response.json(
    { code: 'NOT_FOUND', message: 'There is no such invoice.' },
    { status: 404, headers: { 'Cache-Control': 'private, no-store' } },
  )

/** The invoice of an order, for its customer or with the token of the order. */
export async function answerInvoice(request: Request, invoices: Invoices): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const { pathname, searchParams } = new URL(request.url)
  const [, number] = FILE.exec(pathname) ?? []
  const invoice = number ? await invoices.open(number, searchParams.get('token')) : null
  if (!invoice) return notFound()
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': String(invoice.file.length),
    'Content-Disposition': `attachment; filename="${invoice.name}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { readable, writable } = new FixedLengthStream(invoice.file.length)
  // The reader of the answer sees a failure: its stream ends early.
  invoice.file.write(writable).catch(() => {})
  return new Response(readable, { headers })
}
