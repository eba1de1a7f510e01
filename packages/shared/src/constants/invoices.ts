/** Invoices are private files of our own store. */
export const INVOICES_PATH = '/media/invoices'

/** The address of an order's invoice: for its customer, or for everybody with the token of the order. */
export const invoicePath = (number: string, token?: string): string =>
  `${INVOICES_PATH}/${number}.pdf${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`
