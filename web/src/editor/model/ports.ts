import type { DesignDocument } from '@kea/design/document/document'

/** A design in the store. `document` is not validated yet and may be of an older version. */
export interface StoredDesign {
  uid: string
  name?: string
  revision: number
  document: unknown
}

/** The store's answer for a saved design. */
export type SavedDesign = Pick<StoredDesign, 'uid' | 'revision'>

export interface LineRequest {
  sku: string
  quantity: number
  options: readonly string[]
  designUid: string
  designRevision: number
}

/** The store has a newer revision than the one that was changed here. */
export class DesignChanged extends Error {
  override readonly name = 'DesignChanged'
}

/** The store does not have the design any more. */
export class DesignGone extends Error {
  override readonly name = 'DesignGone'
}

export interface SaveRequest {
  designUid: string | null
  /** The revision that was changed; null if it is not known. */
  base: number | null
  /** '' keeps the name that the design has. */
  name: string
  document: DesignDocument
  /** The upload uid of the preview picture; null keeps the earlier one. */
  preview: string | null
  /** What the picture shows, in words; '' where the name of the product says it. */
  previewWords?: string
  forCart: boolean
  /** True when the page is being closed: the request has to outlive it, and is not repeated. */
  isLast: boolean
}

/** The requests of the design tool to the shop. Each rejects with an error whose message is for the shopper. */
export interface ShopPorts {
  /** Null when this shopper has no such design. */
  loadDesign(uid: string): Promise<StoredDesign | null>
  /** Rejects with `DesignChanged` if there is a newer revision, and with `DesignGone` if there is no such design. */
  saveDesign(request: SaveRequest): Promise<SavedDesign>
  /** True for an error that is no answer of the store: whether it has saved is not known. */
  isUnanswered(error: unknown): boolean
  /** Adds all lines of a design, or none. Prints by copies replace those of an earlier revision. */
  addLines(requests: readonly LineRequest[]): Promise<void>
  /** The quantity of a cart line; null for a missing line. */
  lineQuantity(line: string): Promise<number | null>
  /** Puts the design on a cart line; on a new line when that one is gone. */
  updateLine(line: string, request: LineRequest): Promise<void>
}
