import type { DesignDocument, DesignSurface } from '../document/document'
import type { ProductDefinition } from '../product/definition'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A surface that a design of a product has. */
export interface PlannedSurface {
  id: string
  /** The part of the definition. */
  part: string
}

/** A line of the cart. */
export interface OrderedLine {
  /** The uids of its options. */
  options: readonly string[]
  quantity: number
}

/** What the order of a file depends on. */
export interface OrderedPage {
  part: { id: string }
  /** How often it is there, one after another. */
  copies: number
}

/**
 * How the surfaces of a product are counted: one file for each kind of arrangement, and nothing else asks which kind it
 * is. `arrangementOf` has the rules of a definition.
 */
export interface ArrangementRules {
  /** True where the design itself says how many are made, so that no line of the cart has a quantity of its own. */
  isCountedInDesign: boolean
  /** True where one page that cannot be printed does not keep the others from the press. */
  isPrintedInParts: boolean
  /** True where a design has many photos that are compared with each other. */
  comparesPhotos: boolean
  /** The surfaces that a design has for these options, in print order. A new design starts with them. */
  surfacesFor: (definition: ProductDefinition, options: readonly string[]) => PlannedSurface[]
  /** The surfaces that the options count, in print order. All others are set aside: not drawn, not priced, not printed. */
  shown: (definition: ProductDefinition, design: Design) => readonly DesignSurface[]
  /** The surface that still needs a photo; null where none does. */
  nextPlace: (definition: ProductDefinition, design: Design) => DesignSurface | null
  /** The surfaces that take the orientation of a photo which is put on this one. */
  turnedByPhoto: (design: Design, surface: DesignSurface) => readonly DesignSurface[]
  /** The surfaces that turn together with this one. */
  turnedWith: (design: Design, surface: DesignSurface) => readonly DesignSurface[]
  /** True for a pair of a game, whose two cards may differ. */
  isPair: (surface: DesignSurface) => boolean
  /** True where empty surfaces may show the photos of others once more. */
  mayRepeat: boolean
  /** True where this surface says nothing that its product does not sell by the surface. */
  isSoldOn: (surface: DesignSurface) => boolean
  /** The options of each line of the cart. */
  lines: (design: Design) => (readonly string[])[]
  /** The surfaces that a line with these options prints. */
  printedOn: (definition: ProductDefinition, design: Design, options: readonly string[]) => readonly DesignSurface[]
  /** How often the pages of a surface are in the file of one making, which prints these surfaces. */
  timesOf: (surface: DesignSurface, printed: readonly DesignSurface[]) => number
  /** The pages in the order of the file, given in the order of the parts. */
  inPrintOrder: <Page extends OrderedPage>(pages: readonly Page[]) => readonly Page[]
  /** How many pieces of a line one making of these surfaces is. */
  unitsOf: (surfaces: readonly { copies: number }[]) => number
  /** How many pages for each surface of a part one unit of a line pays for. */
  paidPages: (definition: ProductDefinition, options: readonly string[], part: string) => number
  /** Why a design does not match its line, for the shopper; null if it matches. */
  problem: (definition: ProductDefinition, design: Design, line: OrderedLine) => string | null
}

export const CHANGED = 'The size or options of this design have changed. Please open it again.'
export const NO_FIT = 'This design does not fit its product. Open it and add it to the cart again.'
export const NOTHING = 'Put a photo on your design first.'
