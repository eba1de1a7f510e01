import { allPrinted } from '@kea/design/arrangement/printed'
import { pagesOf } from '@kea/design/compose/compose'
import { leafScale, proofLeaves } from '@kea/design/compose/proof-leaves'
import type { DesignDocument } from '@kea/design/document/document'
import { pdfOf } from '@kea/print/pdf-file'
import { PROOF_WORDS, proofImages, proofPages } from '@kea/print/proof'
import { SLUG_FONT, slugLine } from '@kea/print/slug-line'
import { formatDate } from '@kea/shared/dates'
import { printedSides } from '../derived/printed-sides'
import type { Editor } from '../Editor'
import { type DrawingLibraries, drawingsOf } from '../render/drawings-of'
import { loadDrawings } from '../render/load-drawings'
import { workspaceOf } from '../workspaces/workspace-of'
import { oneByOne, type PageWork } from './one-by-one'
import { proofFileName } from './proof-file-name'
import { type ProofPorts, proofResources } from './proof-resources'

type ProofOf = Pick<Editor, 'product' | 'store' | 'facts' | 'pictures' | keyof DrawingLibraries>

/** All bytes of a file that writes itself. */
async function writtenFile(file: Awaited<ReturnType<typeof pdfOf>>, name: string): Promise<File> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const [bytes] = await Promise.all([new Response(readable).blob(), file.write(writable)])
  return new File([bytes], name, { type: 'application/pdf' })
}

/** What one leafs through is shown as it is read, at the size of a screen; another piece as it is printed. */
function pagesWithImages(editor: ProofOf, design: DesignDocument) {
  const { definition } = editor.product
  if (workspaceOf({ definition }).isLeafedThrough) {
    const pages = proofLeaves(definition, design, drawingsOf(editor)).map(({ page }) => page)
    return { pages, images: proofImages(pages, leafScale) }
  }
  const pages = proofPages(pagesOf(design, allPrinted(design, definition), drawingsOf(editor)))
  return { pages, images: proofImages(pages) }
}

/**
 * The design as a PDF with small photos and marked on each page, made page after page.
 *
 * @throws with a message for the shopper, or the reason of the signal
 */
export async function makeProof(editor: ProofOf, ports: ProofPorts, work: PageWork = {}): Promise<File> {
  const { product, pictures, fonts } = editor
  const { design } = editor.store.read()
  const { name } = editor.facts.read()
  await Promise.all([loadDrawings(editor, design), fonts.load(SLUG_FONT)])
  const { pages, images } = pagesWithImages(editor, design)
  const sides = async (key: string) => (await printedSides(editor, key, ports.renderSides)).jpeg
  const title = [product.name, name].filter(Boolean).join(' · ')
  const created = new Date()
  const pdf = await pdfOf(oneByOne(pages, work), await proofResources({ design, images, pictures, sides }, ports), {
    title: `Proof · ${title}`,
    id: crypto.randomUUID().replaceAll('-', ''),
    created,
    slug: slugLine(`Proof, not for print · ${title} · ${formatDate(created)}`, fonts.shape),
    mark: slugLine(PROOF_WORDS, fonts.shape),
  })
  return writtenFile(pdf, proofFileName(product.name, name))
}
