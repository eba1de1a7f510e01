import { strangeItemProblem } from '@kea/design/arrangement/allowed'
import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { isAsSold } from '@kea/design/arrangement/as-sold'
import { monthProblem } from '@kea/design/arrangement/month-problem'
import { unpaidPages } from '@kea/design/arrangement/paid-pages'
import { printed, unitsOf } from '@kea/design/arrangement/printed'
import { NO_FIT } from '@kea/design/arrangement/rules'
import { type SignFact, signFacts } from '@kea/design/arrangement/sign-facts'
import { signProblem } from '@kea/design/arrangement/sign-problem'
import { sidesKeys } from '@kea/design/compose/sides-key'
import type { DesignDocument } from '@kea/design/document/document'
import { derivedOf, photoOf, surfacesOf } from '@kea/design/document/records'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import { derivedNeeds } from '@kea/design/look/derived-plan'
import { printedLettersProblem } from '@kea/design/preflight/letters'
import type { ProductDefinition } from '@kea/design/product/definition'
import { photosWith } from './photo-names'
import { sizeProblem } from './photo-sizes'
import { tileUploads, usedPhotoIds } from './read-document'
import type { RevisionFacts, UploadState } from './repo'

/** The line. */
export interface Piece {
  sku: string
  optionUids: readonly string[]
  /** Of the product; null for one that is not designed. */
  definition: ProductDefinition | null
  quantity: number
}

const NOT_READY = 'A photo of this design is not ready for print yet. Open it and add it to the cart again.'

/** Why a document does not match its line, for the shopper; null if it matches. */
export function pieceProblem(document: DesignDocument, { definition, ...piece }: Piece): string | null {
  if (document.sku !== piece.sku) return 'This design was made for another product.'
  const isKnown = (id: string) => definition?.parts.some((part) => part.id === id)
  if (!definition || !surfacesOf(document).every(({ part }) => isKnown(part))) return NO_FIT
  if (!isAsSold(definition, document)) return NO_FIT
  const own = printed(document, definition, piece.optionUids)
  const { optionUids: options, quantity } = piece
  const problem = arrangementOf(definition).problem(definition, document, { options, quantity })
  if (problem !== null) return problem
  const items =
    strangeItemProblem(definition, document, own) ??
    monthProblem(definition, document, own) ??
    printedLettersProblem(definition, document, own) ??
    signProblem(document, own, NEONS)
  if (items !== null) return items
  const pages = own.flatMap(({ trims, copies }) => trims.flatMap((trim) => Array.from({ length: copies }, () => trim)))
  const paid = { options: piece.optionUids, units: unitsOf(definition, own) }
  if (unpaidPages(definition, paid, pages) !== null) return NO_FIT
  const keys = [...derivedNeeds(document, own).map(({ key }) => key), ...sidesKeys(document, own)]
  return keys.every((key) => derivedOf(document, key)) ? null : NOT_READY
}

/** What the neon sign of a document that matches its line is made of; none for other products. */
export const pieceFacts = (document: DesignDocument, { definition, optionUids }: Piece): SignFact[] =>
  definition ? signFacts(document, printed(document, definition, optionUids), NEONS) : []

/** Why a design may not be on a line, for the shopper; null if it may. */
export function lineProblem(
  design: RevisionFacts | null,
  document: DesignDocument | null,
  uploads: readonly UploadState[],
  owners: readonly string[],
  piece: Piece,
): string | null {
  if (!design || !document || !owners.includes(design.owner)) {
    return 'We could not find this design. Open it and add it to the cart again.'
  }
  const problem = pieceProblem(document, piece)
  if (problem !== null) return problem
  // Whose they are was checked when the design was saved. In a copy they may be another guest's.
  const arrived = new Set(uploads.filter(({ state }) => state === 'complete').map(({ uid }) => uid))
  const used = usedPhotoIds(document)
  const missing = [...used.map((id) => photoOf(document, id)?.upload ?? null), ...tileUploads(document)].filter(
    (uid) => uid === null || !arrived.has(uid),
  )
  if (missing.length > 0) {
    const { subject, has, it } = photosWith(
      document,
      (upload, photo) => missing.includes(upload) && (photo === undefined || used.includes(photo)),
    )
    return `${subject} ${has} not finished uploading yet. Wait for ${it} and try again.`
  }
  return sizeProblem(document, uploads)
}
