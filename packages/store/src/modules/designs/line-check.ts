import { strangeItemProblem } from '@kea/design/allowed'
import { isAsSold } from '@kea/design/as-sold'
import type { ProductDefinition } from '@kea/design/definition'
import type { DesignDocument } from '@kea/design/document'
import { isPaidBy } from '@kea/design/free-size'
import { printedLettersProblem } from '@kea/design/letters'
import { derivedNeeds } from '@kea/design/look/derived-plan'
import { unpaidPages } from '@kea/design/paid-pages'
import { designedParts } from '@kea/design/parts'
import { type PrintedSurface, printed, unitsOf } from '@kea/design/printed'
import { hasOptions, printsOf } from '@kea/design/prints'
import { derivedOf, itemsOn, photoOf, surfacesOf } from '@kea/design/records'
import { sidesKeys } from '@kea/design/sides-key'
import { photosWith } from './photo-names'
import { sizeProblem } from './photo-sizes'
import { placedPhotoIds, tileUploads } from './read-document'
import type { RevisionFacts, UploadState } from './repo'

/** The line. */
export interface Piece {
  sku: string
  optionUids: readonly string[]
  /** Of the product; null for one that is not designed. */
  definition: ProductDefinition | null
  quantity: number
}

type DesignedPiece = Piece & { definition: ProductDefinition }

const CHANGED = 'The size or options of this design have changed. Please open it again.'
export const NO_FIT = 'This design does not fit its product. Open it again and add it to the cart once more.'
const NOT_READY = 'A photo of this design is not ready for print yet. Open it again and add it to the cart once more.'
const NOTHING = 'Put a photo on your design first.'

/** A line has all prints with its options, and its quantity is that of their copies. */
function printsProblem(document: DesignDocument, { definition, quantity }: DesignedPiece, own: PrintedSurface[]) {
  if (printsOf(document).length === 0) return NOTHING
  if (own.length === 0) return CHANGED
  const copies = unitsOf(definition, own)
  return copies === quantity ? null : copiesMessage(copies)
}

const copiesMessage = (copies: number): string =>
  `Your design has ${copies} ${copies === 1 ? 'print' : 'prints'} of this size. Change the number in the design tool.`

/** A line has one item with all its parts. */
function partsProblem(document: DesignDocument, { optionUids, definition }: DesignedPiece): string | null {
  if (!hasOptions(document.options, optionUids)) return CHANGED
  const surfaces = surfacesOf(document)
  if (!surfaces.every((surface) => isPaidBy(definition, surface, optionUids))) return CHANGED
  const parts = designedParts(definition, optionUids)
  const surfacesWith = (id: string) => surfaces.filter(({ part }) => part === id)
  // One price pays for one item: each of its parts once. Parts that the options leave out are not printed.
  if (!parts.every(({ id }) => surfacesWith(id).length === 1)) return NO_FIT
  const isEmpty = ({ id }: { id: string }) =>
    surfacesWith(id).every((surface) => itemsOn(document, surface).length === 0)
  if (parts.every(isEmpty)) return NOTHING
  const empty = parts.find((part) => isEmpty(part) && !part.mayBeEmpty)
  return empty ? `Nothing is on this side yet: ${empty.label}. Put a photo on it first.` : null
}

/** Why a document does not match its line, for the shopper; null if it matches. */
export function pieceProblem(document: DesignDocument, { definition, ...piece }: Piece): string | null {
  if (document.sku !== piece.sku) return 'This design was made for another product.'
  const isKnown = (id: string) => definition?.parts.some((part) => part.id === id)
  if (!definition || !surfacesOf(document).every(({ part }) => isKnown(part))) return NO_FIT
  if (!isAsSold(definition, document)) return NO_FIT
  const line = { ...piece, definition }
  const own = printed(document, definition, piece.optionUids)
  const problem = definition.isByCopies ? printsProblem(document, line, own) : partsProblem(document, line)
  if (problem !== null) return problem
  const words = strangeItemProblem(document, own) ?? printedLettersProblem(document, own)
  if (words !== null) return words
  const pages = own.flatMap(({ trims, copies }) => trims.flatMap((trim) => Array.from({ length: copies }, () => trim)))
  const paid = { options: piece.optionUids, units: unitsOf(definition, own) }
  if (unpaidPages(definition, paid, pages) !== null) return NO_FIT
  const keys = [...derivedNeeds(document, own).map(({ key }) => key), ...sidesKeys(document, own)]
  return keys.every((key) => derivedOf(document, key)) ? null : NOT_READY
}

/** Why a design may not be on a line, for the shopper; null if it may. */
export function lineProblem(
  design: RevisionFacts | null,
  document: DesignDocument | null,
  uploads: readonly UploadState[],
  owners: readonly string[],
  piece: Piece,
): string | null {
  if (!design || !document || !owners.includes(design.owner)) {
    return 'We could not find this design. Open it again and add it to the cart once more.'
  }
  const problem = pieceProblem(document, piece)
  if (problem !== null) return problem
  // Whose they are was checked when the design was saved. In a copy they may be another guest's.
  const arrived = new Set(uploads.filter(({ state }) => state === 'complete').map(({ uid }) => uid))
  const placed = placedPhotoIds(document)
  const missing = [...placed.map((id) => photoOf(document, id)?.upload ?? null), ...tileUploads(document)].filter(
    (uid) => uid === null || !arrived.has(uid),
  )
  if (missing.length > 0) {
    const { subject, has, it } = photosWith(
      document,
      (upload, photo) => missing.includes(upload) && (photo === undefined || placed.includes(photo)),
    )
    return `${subject} ${has} not finished uploading yet. Wait for ${it} and try again.`
  }
  return sizeProblem(document, uploads)
}
