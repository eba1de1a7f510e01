import { renderSides } from '../derived/browser-sides'
import type { Editor } from '../Editor'
import { browserSubset } from '../text/browser-subset'
import { fetchFont } from '../text/font-files'
import { makeProof } from './make-proof'
import { proofJpeg } from './proof-jpeg'

/** @throws with a message for the shopper */
export async function browserProof(editor: Editor): Promise<File> {
  if (typeof CompressionStream === 'undefined') {
    throw new Error('This browser can’t make a PDF. Update it, or use another one.')
  }
  return makeProof(editor, {
    fetchFont,
    loadSubset: browserSubset,
    jpeg: proofJpeg,
    renderSides,
  })
}
