import { INVOICES_PATH } from '@kea/shared/constants/invoices'
import { answerPdf } from '../print-plan/answer-pdf'
import type { Invoices } from './service'

const FILE = new RegExp(`^${INVOICES_PATH}/(\\d{9,12})\\.pdf$`)

/** The invoice of an order, for its customer or with the token of the order. */
export function answerInvoice(request: Request, invoices: Invoices): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, number] = FILE.exec(pathname) ?? []
  const open = async () => (number ? invoices.open(number, searchParams.get('token')) : null)
  return answerPdf(request, open, 'There is no such invoice.')
}
