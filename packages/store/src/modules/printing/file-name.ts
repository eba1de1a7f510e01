import type { TypedSize } from '@kea/design/geometry/free-size'
import type { DocumentFacts } from '@kea/print/document-facts'
import { sha256 } from '../../identity'
import type { PrintedLine as NamedLine, PrintLine } from './repo'

const PARTS_OF_A_NAME = /[^0-9A-Za-z._]+/g

const folder = 'print'

interface PrintedLine extends PrintLine {
  /** How often the file is printed: the quantity, or once if the file has a page for each piece. */
  times: number
}

/** Which file of a line. */
interface WhichFile {
  /** The name of the file where a product has several, such as its cover. */
  file: string | null
  part: number
  parts: number
}

/** `print/000000012-3-canvas-print-2x.pdf`; of several files `…-2x-cover.pdf`, of a long one `…-2x-1of3.pdf`. */
export function printKey({ orderNumber, position, sku, times }: PrintedLine, { file, part, parts }: WhichFile): string {
  const name = [orderNumber, position, sku.replace(PARTS_OF_A_NAME, '-'), `${times}x`, ...(file ? [file] : [])].join(
    '-',
  )
  return `${folder}/${name}${parts > 1 ? `-${part}of${parts}` : ''}.pdf`
}

export const fileName = (key: string): string => key.slice(folder.length + 1)

const inMm = ({ widthMm, heightMm }: TypedSize): string => `${widthMm} × ${heightMm} mm`

/** The line outside the bleed. `typed`: a size that no option names; `file`: which file of several. */
export const slugText = (
  { orderNumber, position, sku, options, quantity, times, toApprove }: PrintedLine,
  typed?: TypedSize,
  file: string | null = null,
): string =>
  [
    ...(toApprove === null ? [] : [`WAITS FOR APPROVAL: drawing ${toApprove}`]),
    `Order ${orderNumber}`,
    `line ${position}`,
    sku,
    ...(file ? [file] : []),
    ...(typed ? [inMm(typed)] : []),
    ...options.map(({ label, value }) => `${label}: ${value}`),
    times === quantity ? `${quantity} ×` : `${quantity} prints`,
  ].join(' · ')

/** What the wall template of a line says on each of its sheets. */
export const templateHeading = ({ orderNumber, position, name }: NamedLine): string =>
  `Wall template for order ${orderNumber}, line ${position}: ${name}`

/** What the file of a wall template says about itself. */
export const templateFacts = async (title: string, created: Date): Promise<DocumentFacts> => ({
  ...{ title, created },
  id: (await sha256(title)).slice(0, 32),
})
