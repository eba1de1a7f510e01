import type { SignFact } from '@kea/design/arrangement/sign-facts'
import { signLetters } from '@kea/design/arrangement/sign-letters'
import type { DesignFiles } from './design-files'
import { type Piece, pieceFacts, pieceProblem } from './line-check'
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
const refuse = (message: string) => ({ ok: false, message }) as const
const GONE = 'We could not find this design. Open it and add it to the cart again.'

/**
 * Checks a design of another backend for a line: its letters and facts, or why it may not be on it. The design is then stored with
 * the line. Its photos stay in the other backend, so only what affects the price can be checked.
 */
export async function checkOpaque(
  { repo, documents }: { repo: DesignsRepo; documents: DesignFiles },
  { uid, revision, toolData, times }: OpaqueDesign,
  piece: Piece,
): Promise<{ ok: true; letters: number; facts: SignFact[] } | { ok: false; message: string }> {
  if (!NAME.test(uid) || revision < 1) return refuse(GONE)
  const earlier = await repo.find(uid, revision)
  const stored = earlier && (await documents.read(earlier))
  const read = readDocument(toolData ?? stored ?? '')
  if (!read.ok) return refuse(toolData === null ? GONE : read.message)
  const problem = pieceProblem(read.document, piece)
  if (problem !== null) return refuse(problem)
  // A revision never changes, in any backend. Its document may be of an earlier version.
  if (earlier && !isSame(stored, read.text)) return refuse(GONE)
  const { sku, tool } = read.document
  const said = { letters: signLetters(read.document), facts: pieceFacts(read.document, piece) }
  if (earlier) await repo.keepUntil({ uid, revision, ...said }, times.until)
  else await repo.adopt({ uid, revision, sku, tool, ...said, fileKey: await documents.write(read.text), ...times })
  return { ok: true, ...said }
}
