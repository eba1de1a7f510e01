import type { CartUserInputErrorType } from '../../../__generated__/types'
import type { PieceRequest } from './item-check'

/** A saved design for a part of a bundle. */
export interface PartDesign {
  /** Of the chosen value. */
  uid: string
  designUid: string
  designRevision: number
  toolData: string | null
}

export interface ItemRequest extends Omit<PieceRequest, 'isPart'> {
  sku: string
  /** Only for a bundle. */
  partDesigns: readonly PartDesign[]
}

export interface Refused {
  code: CartUserInputErrorType
  message: string
}
