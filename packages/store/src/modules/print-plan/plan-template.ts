import { itemsOn } from '@kea/design/document/records'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import { wallTemplate } from '@kea/design/items/neon/sheets/wall-template'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { Shape } from '@kea/design/text/shape'
import { type PrintFacts, type PrintPdf, pdfOf } from '@kea/print/pdf-file'
import type { PrintResources } from '@kea/print/resources'
import { checkedSurfaces, type LineToPrint } from './plan-print'

/** The name of the file among those of a line. */
export const TEMPLATE_FILE = 'template'

interface Dependencies {
  text: Pick<PrintResources, 'font' | 'subset'> & { shape: Shape }
  facts: Omit<PrintFacts, 'slug'>
  /** The order that it belongs to, in words. */
  heading: string
}

const noPhoto = async (): Promise<never> => {
  throw new Error('A wall template has no photos')
}

/** True for a product that is a neon sign. */
export const isSign = ({ parts }: ProductDefinition): boolean => parts.some(({ sign }) => sign !== undefined)

/**
 * The wall template of a line as a PDF of A4 sheets; null for a line that is no neon sign. It is drawn from what is printed
 * of the line, and has no page that is paid.
 *
 * @throws PrintRefusal for a sign that cannot be made
 */
export async function planTemplate(
  line: Omit<LineToPrint, 'quantity'>,
  { text, facts, heading }: Dependencies,
): Promise<PrintPdf | null> {
  if (!isSign(line.definition)) return null
  const pages = checkedSurfaces(line).flatMap(({ part, surface, geometry }) => {
    const item = itemsOn(line.design, surface).find(({ type }) => type === 'neon')
    const sign = item?.type === 'neon' ? NEONS.signOf(part, geometry.face, item) : null
    return item?.type === 'neon' && sign ? wallTemplate({ part, item, sign, heading, shape: text.shape }) : []
  })
  if (pages.length === 0) return null
  const resources = { ...text, original: noPhoto, derived: noPhoto }
  return pdfOf(pages, resources, { ...facts, slug: null })
}
