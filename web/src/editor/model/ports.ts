import type { DesignDocument } from '@kea/design/document'

/** A design as the shop keeps it. `document` is unread: it may be older than this code. */
export interface StoredDesign {
  uid: string
  revision: number
  document: unknown
}

/** What the shop answers for a design that it has kept. */
export type SavedDesign = Pick<StoredDesign, 'uid' | 'revision'>

export interface LineRequest {
  sku: string
  quantity: number
  options: readonly string[]
  designUid: string
  designRevision: number
}

/** What the design tool asks of the shop round it. Each rejects with an error whose message is for the shopper. */
export interface ShopPorts {
  /** Null where there is no such design of this shopper. */
  loadDesign(uid: string): Promise<StoredDesign | null>
  saveDesign(request: {
    designUid: string | null
    document: DesignDocument
    /** Uid of the uploaded picture of the design. */
    preview: string
  }): Promise<SavedDesign>
  addLine(request: LineRequest): Promise<void>
  /** Pieces on a line of the cart; null where there is no such line. */
  lineQuantity(line: string): Promise<number | null>
  /** Puts the design on a line of the cart; on a new line where that one is gone. */
  updateLine(line: string, request: LineRequest): Promise<void>
}
