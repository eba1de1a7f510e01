/** The step of adding the design to the cart. */
export type CartStep = 'editing' | 'sending-photo' | 'preparing' | 'saving' | 'adding' | 'done'

/** How far the design is on its way to the cart. It is not saved: a reload begins at the tool again. */
export interface Workflow {
  cart: CartStep
  /** How much of the photos is prepared for print, in 0..1. */
  prepared: number
}

/**
 * True while the design is being saved or added, when nothing may change. Changes are allowed while the photo uploads.
 */
export const isLocked = ({ cart }: Pick<Workflow, 'cart'>): boolean => cart !== 'editing' && cart !== 'sending-photo'
