import type { ProductDefinition, ProductPart } from '@kea/design/definition'
import type { DesignDocument } from '@kea/design/document'
import { isPaidBy } from '@kea/design/free-size'
import { derivedNeeds } from '@kea/design/look/derived-plan'
import { hasOptions, printLines } from '@kea/design/prints'
import { derivedOf, itemsOn, photoOf, surfacesOf } from '@kea/design/records'
import { sidesKeys } from '@kea/design/sides-key'
import { SIZE_MESSAGE, sizesAreTrue } from './photo-sizes'
import { placedPhotoIds, tileUploads } from './read-document'
import type { RevisionFacts, UploadState } from './repo'

/** The options of the line. */
export interface Piece {
  sku: string
  optionUids: readonly string[]
  /** The parts of one item of the product that have a design of their own. */
  parts: readonly Pick<ProductPart, 'id' | 'label' | 'mayBeEmpty'>[]
  /** The ids of all its parts. */
  knownParts: readonly string[]
  definition: ProductDefinition | null
  /** A design of the product has many prints, each with options and a number of copies. */
  isByCopies: boolean
  quantity: number
}

const CHANGED = 'The size or options of this design have changed. Please open it again.'
const NO_FIT = 'This design does not fit its product. Open it again and add it to the cart once more.'
const NOT_READY = 'A photo of this design is not ready for print yet. Open it again and add it to the cart once more.'
const NOTHING = 'Put a photo on your design first.'

/** A line has all prints with its options, and its quantity is that of their copies. */
function printsProblem(document: DesignDocument, { optionUids, quantity, knownParts }: Piece): string | null {
  if (surfacesOf(document).some(({ part }) => !knownParts.includes(part))) return NO_FIT
  const lines = printLines(document)
  if (lines.length === 0) return NOTHING
  const line = lines.find(({ options }) => hasOptions(options, optionUids))
  if (!line) return CHANGED
  return line.copies === quantity ? null : copiesMessage(line.copies)
}

const copiesMessage = (copies: number): string =>
  `Your design has ${copies} ${copies === 1 ? 'print' : 'prints'} of this size. Change the number in the design tool.`

/** Why a document does not match its line, for the shopper; null if it matches. */
export function pieceProblem(document: DesignDocument, piece: Piece): string | null {
  const { sku, definition } = piece
  if (document.sku !== sku) return 'This design was made for another product.'
  const problem = piece.isByCopies ? printsProblem(document, piece) : partsProblem(document, piece)
  if (problem !== null) return problem
  if (!definition) return null
  const keys = [...derivedNeeds(definition, document).map(({ key }) => key), ...sidesKeys(definition, document)]
  return keys.every((key) => derivedOf(document, key)) ? null : NOT_READY
}

/** A line has one item with all its parts. */
function partsProblem(document: DesignDocument, { optionUids, parts, knownParts, definition }: Piece): string | null {
  if (!hasOptions(document.options, optionUids)) return CHANGED
  const surfaces = surfacesOf(document)
  if (definition && !surfaces.every((surface) => isPaidBy(definition, surface, optionUids))) return CHANGED
  const surfacesWith = (id: string) => surfaces.filter(({ part }) => part === id)
  // One price pays for one item: each of its parts once. Parts that the options leave out are not printed.
  const fits = parts.length > 0 && parts.every(({ id }) => surfacesWith(id).length === 1)
  if (!fits || surfaces.some(({ part }) => !knownParts.includes(part))) {
    return NO_FIT
  }
  const isEmpty = ({ id }: { id: string }) =>
    surfacesWith(id).every((surface) => itemsOn(document, surface).length === 0)
  if (parts.every(isEmpty)) return NOTHING
  const empty = parts.find((part) => isEmpty(part) && !part.mayBeEmpty)
  return empty ? `Nothing is on this side yet: ${empty.label}. Put a photo on it first.` : null
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
  const missing = [
    ...placedPhotoIds(document).map((id) => photoOf(document, id)?.upload ?? ''),
    ...tileUploads(document),
  ].some((uid) => !arrived.has(uid))
  if (missing) return 'A photo of this design has not finished uploading yet. Wait for it and try again.'
  return sizesAreTrue(document, uploads) ? null : SIZE_MESSAGE
}
