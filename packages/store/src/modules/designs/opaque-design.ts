import type { DesignFiles } from './design-files'
import { type Piece, pieceProblem } from './line-check'
import { readDocument } from './read-document'
import type { DesignsRepo } from './repo'

const isSame = (stored: string | null, text: string): boolean => {
  const earlier = readDocument(stored ?? '')
  return earlier.ok && earlier.text === text
}

interface OpaqueDesign {
  uid: string
  revision: number
  /** Null if the line has no new design: then its earlier one counts. */
  toolData: string | null
  times: { now: string; until: string }
}

const NAME = /^[\w-]{1,64}$/
const GONE = 'We could not find this design. Open it again and add it to the cart once more.'

/**
 * Why a design of another backend may not be on a line; null if it may. The design is then stored with the line. Its
 * photos stay in the other backend, so only what affects the price can be checked.
 */
export async function opaqueProblem(
  { repo, documents }: { repo: DesignsRepo; documents: DesignFiles },
  { uid, revision, toolData, times }: OpaqueDesign,
  piece: Piece,
): Promise<string | null> {
  if (!NAME.test(uid) || revision < 1) return GONE
  const earlier = await repo.find(uid, revision)
  const stored = earlier && (await documents.read(earlier))
  const read = readDocument(toolData ?? stored ?? '')
  if (!read.ok) return toolData === null ? GONE : read.message
  const problem = pieceProblem(read.document, piece)
  if (problem !== null) return problem
  // A revision never changes, in any backend. Its document may be of an earlier version.
  if (earlier && !isSame(stored, read.text)) return GONE
  const { sku, tool } = read.document
  if (earlier) await repo.keepUntil(uid, revision, times.until)
  else await repo.adopt({ uid, revision, sku, tool, fileKey: await documents.write(read.text), ...times })
  return null
}
