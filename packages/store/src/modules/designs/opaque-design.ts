import type { DesignFiles } from './design-files'
import { type Piece, pieceProblem } from './line-check'
import { readDocument } from './read-document'
import type { DesignsRepo } from './repo'

interface OpaqueDesign {
  uid: string
  revision: number
  /** Null where the line says nothing new: then what came with it before counts. */
  toolData: string | null
  times: { now: string; until: string }
}

const NAME = /^[\w-]{1,64}$/
const GONE = 'We could not find this design. Open it again and add it to the cart once more.'

/**
 * Why a design that another shop's studio keeps may not go on a line; null where it may, and then it is kept here with
 * the line. Its photos stay there: only what is charged can be checked.
 */
export async function opaqueProblem(
  { repo, documents }: { repo: DesignsRepo; documents: DesignFiles },
  { uid, revision, toolData, times }: OpaqueDesign,
  piece: Piece,
): Promise<string | null> {
  if (!NAME.test(uid) || revision < 1) return GONE
  const earlier = await repo.find(uid, revision)
  const kept = earlier && (await documents.read(earlier))
  const read = readDocument(toolData ?? kept ?? '')
  if (!read.ok) return toolData === null ? GONE : read.message
  const problem = pieceProblem(read.document, piece)
  if (problem !== null) return problem
  // A revision never changes, whoever keeps it.
  if (earlier && kept !== read.text) return GONE
  const { sku, tool } = read.document
  if (earlier) await repo.keepUntil(uid, revision, times.until)
  else await repo.adopt({ uid, revision, sku, tool, fileKey: await documents.write(read.text), ...times })
  return null
}
