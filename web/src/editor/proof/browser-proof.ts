import { renderSides } from '../derived/browser-sides'
import type { Editor } from '../Editor'
import { browserSubset } from '../text/browser-subset'
import { fetchFont } from '../text/font-files'
import { makeProof } from './make-proof'
import type { PageWork } from './one-by-one'
import { proofJpeg } from './proof-jpeg'

/** @throws with a message for the shopper, or the reason of the signal */
export async function browserProof(editor: Editor, work: PageWork): Promise<File> {
  if (typeof CompressionStream === 'undefined') {
    throw new Error('This browser can’t make a PDF. Update it, or use another one.')
  }
  return makeProof(editor, { fetchFont, loadSubset: browserSubset, jpeg: proofJpeg, renderSides }, work)
}
