import { parseDefinition } from '@kea/design/product/definition'
import { PrintRefusal } from '@kea/print/print-refusal'
import { readDocument } from '../designs/read-document'
import type { OpenOrder } from '../orders/open-order'
import type { MadePdf } from '../print-plan/answer-pdf'
import { planTemplate } from '../print-plan/plan-template'
import type { PrintText } from '../print-plan/print-text'
import { templateFacts, templateHeading } from '../printing/file-name'
import type { PrintingRepo, PrintLine } from '../printing/repo'

interface Dependencies {
  openOrder: OpenOrder
  repo: Pick<PrintingRepo, 'line'>
  /** The text of a design document; null without it. */
  documentOf: (line: PrintLine) => Promise<string | null>
  text: PrintText
}

/** The wall templates of neon signs. They are made anew each time, by the saved words and the options of the line. */
export function createWallTemplates({ openOrder, repo, documentOf, text }: Dependencies) {
  const templateOf = async (line: PrintLine, created: Date): Promise<MadePdf | null> => {
    const stored = line.definition === null ? null : await documentOf(line)
    const read = stored === null ? null : readDocument(stored)
    if (line.definition === null || !read?.ok) return null
    const name = `wall-template-${line.orderNumber}-${line.position}.pdf`
    const { document: design } = read
    const file = await planTemplate(
      { definition: parseDefinition(line.definition), design, options: line.optionUids ?? design.options },
      { text, facts: await templateFacts(name, created), heading: templateHeading(line) },
    )
    return file && { name, file }
  }

  return {
    /**
     * The template of a line, which is 1 for the first; null without such an order, and for a line that is no neon sign or
     * cannot be made.
     */
    async open(number: string, position: number, token: string | null): Promise<MadePdf | null> {
      const order = await openOrder(number, token)
      const id = order?.lines[position - 1]?.id
      const line = id === undefined ? null : await repo.line(id)
      if (!order || !line) return null
      try {
        return await templateOf(line, new Date(order.order.created_at))
      } catch (error) {
        if (error instanceof PrintRefusal) return null
        throw error
      }
    },
  }
}

export type WallTemplates = ReturnType<typeof createWallTemplates>
