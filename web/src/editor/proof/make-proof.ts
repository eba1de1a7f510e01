import { allPrinted } from '@kea/design/arrangement/printed'
import { pagesOf } from '@kea/design/compose/compose'
import { pdfOf } from '@kea/print/pdf-file'
import { PROOF_WORDS, proofImages, proofPages } from '@kea/print/proof'
import { SLUG_FONT, slugLine } from '@kea/print/slug-line'
import { printedSides } from '../derived/printed-sides'
import type { Editor } from '../Editor'
import { inkOf } from '../render/ink-of'
import { loadInk } from '../render/load-ink'
import { proofFileName } from './proof-file-name'
import { type ProofPorts, proofResources } from './proof-resources'

type ProofOf = Pick<Editor, 'product' | 'store' | 'session' | 'pictures' | 'fonts' | 'graphics' | 'months'>

/** All bytes of a file that writes itself. */
async function writtenFile(file: Awaited<ReturnType<typeof pdfOf>>, name: string): Promise<File> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const [bytes] = await Promise.all([new Response(readable).arrayBuffer(), file.write(writable)])
  return new File([bytes], name, { type: 'application/pdf' })
}

/** The design as the PDF that it is printed from, with small photos and marked on each page. */
export async function makeProof(editor: ProofOf, ports: ProofPorts): Promise<File> {
  const { product, pictures, fonts } = editor
  const { design } = editor.store.read()
  const { name } = editor.session.read()
  await Promise.all([loadInk(editor, design), fonts.load(SLUG_FONT)])
  const pages = proofPages(pagesOf(design, allPrinted(design, product.definition), inkOf(editor)))
  const sides = async (key: string) => (await printedSides(editor, key, ports.renderSides)).jpeg
  const title = [product.name, name].filter(Boolean).join(' · ')
  const pdf = await pdfOf(pages, await proofResources({ design, images: proofImages(pages), pictures, sides }, ports), {
    title: `Proof · ${title}`,
    id: crypto.randomUUID().replaceAll('-', ''),
    created: new Date(),
    slug: slugLine(`Proof, not for print · ${title}`, fonts.shape),
    mark: slugLine(PROOF_WORDS, fonts.shape),
  })
  return writtenFile(pdf, proofFileName(product.name, name))
}
