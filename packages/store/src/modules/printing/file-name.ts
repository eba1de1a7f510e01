import type { TypedSize } from '@kea/design/geometry/free-size'
import type { PrintLine } from './repo'

const PARTS_OF_A_NAME = /[^0-9A-Za-z._]+/g

const folder = 'print'

interface PrintedLine extends PrintLine {
  /** How often the file is printed: the quantity, or once if the file has a page for each piece. */
  times: number
}

/** `print/000000012-3-canvas-print-2x.pdf`; of several files `…-2x-1of3.pdf`. */
export function printKey(
  { orderNumber, position, sku, times }: PrintedLine,
  { part, parts }: { part: number; parts: number },
): string {
  const name = [orderNumber, position, sku.replace(PARTS_OF_A_NAME, '-'), `${times}x`].join('-')
  return `${folder}/${name}${parts > 1 ? `-${part}of${parts}` : ''}.pdf`
}

export const fileName = (key: string): string => key.slice(folder.length + 1)

const inMm = ({ widthMm, heightMm }: TypedSize): string => `${widthMm} × ${heightMm} mm`

/** The line outside the bleed. `typed`: a size that no option names. */
export const slugText = (
  { orderNumber, position, sku, options, quantity, times }: PrintedLine,
  typed?: TypedSize,
): string =>
  [
    `Order ${orderNumber}`,
    `line ${position}`,
    sku,
    ...(typed ? [inMm(typed)] : []),
    ...options.map(({ label, value }) => `${label}: ${value}`),
    times === quantity ? `${quantity} ×` : `${quantity} prints`,
  ].join(' · ')
