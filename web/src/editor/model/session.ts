/** From the front with what is cut or folded, or as the piece will stand in the room. */
export type View = 'front' | 'piece'

export interface Notice {
  tone: 'danger' | 'calm'
  text: string
}

/** How far the way into the cart has come. */
export type CartStep = 'editing' | 'sending-photo' | 'saving' | 'adding' | 'done'

/** What is true of this visit and is neither saved nor undone. */
export interface Session {
  view: View
  /** A finger or the mouse holds the photo. */
  isMoving: boolean
  quantity: number
  /** A photo is being read; its name. */
  reading: string | null
  notice: Notice | null
  cart: CartStep
  /** Read out to those who do not see the canvas. */
  announcement: string
}

export const newSession = (quantity: number): Session => ({
  view: 'front',
  isMoving: false,
  quantity,
  reading: null,
  notice: null,
  cart: 'editing',
  announcement: '',
})

/** From the saving of the design on nothing may change any more; while the photo is on its way everything may. */
export const isLocked = ({ cart }: Session): boolean => cart !== 'editing' && cart !== 'sending-photo'
