/** What the shopper says of a design beside what is on it. It is saved with the design, and no step of undo. */
export interface DraftFacts {
  /** What the shopper calls the design; '' for the product's name. */
  name: string
  quantity: number
}
