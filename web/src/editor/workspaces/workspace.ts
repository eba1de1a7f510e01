import type { PrintedSide } from '@kea/design/arrangement/printed-sides'
import type { DesignDocument, DesignPhoto, DesignSurface } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { Command, CommandContext } from '../commands/command'
import type { PhotoTarget } from '../commands/place-photo'
import type { DraftFacts } from '../model/draft-facts'
import type { How } from '../model/how'
import type { Notice } from '../model/session'
import type { Panel } from '../ui/panels'

/** A view of all surfaces, in which none is in front that a command could act on. */
interface Overview {
  /** True for a design that has surfaces to choose from. */
  isFor: (definition: ProductDefinition, design: DesignDocument) => boolean
  /**
   * Takes a photo of the design.
   *
   * @param targetOf where it was dropped; left out for a tap
   */
  place: (photo: DesignPhoto, targetOf?: (context: CommandContext) => PhotoTarget) => Command
  /** The panels that open beside it. */
  panels: readonly Panel[]
  /** True where the number of pieces is chosen beside it. */
  hasQuantity: boolean
}

/** How chosen files get a place each. */
interface Places {
  /**
   * True for files that do.
   *
   * @param count how many files were chosen
   */
  areFor: (how: How, count: number, isOverview: boolean) => boolean
  /**
   * Gives a photo its place; one without stays in the tray.
   *
   * @param first the surface in front, whose places come before others; null in the overview
   */
  give: (
    definition: ProductDefinition,
    design: DesignDocument,
    photo: DesignPhoto,
    first: DesignSurface | null,
  ) => Patch
  /** True for so many files that they are not placed one by one, but filled in together. */
  areFilledIn: (definition: ProductDefinition, design: DesignDocument, count: number) => boolean
  /** What the shopper reads about photos that found no place; null where each finds one. */
  leftOver: ((definition: ProductDefinition, count: number) => Notice) | null
}

/** The surfaces that are shown large one after another. */
export interface Steps {
  noun: 'print' | 'page'
  row: (definition: ProductDefinition, design: DesignDocument) => readonly DesignSurface[]
}

/** How the tool shows and changes the surfaces of an arrangement. `workspace-of.ts` has the table, views.tsx the components. */
export interface Workspace {
  /** Null where one surface is always in front. */
  overview: Overview | null
  /** Null where several files go into the tray. */
  places: Places | null
  /** Null where nothing leads from one surface to the next. */
  steps: Steps | null
  /** True where photos that are not on the print wait in the tray. */
  hasTray: boolean
  /** True where the tray has photos by the hundred, which are sorted out. */
  isSorted: boolean
  /**
   * The sides that the picture for cart and order shows. More would be too small to see.
   *
   * @param sides those that are seen; `isFilled` for those with something on them
   */
  previewSides: (sides: readonly PrintedSide[], isFilled: (side: PrintedSide) => boolean) => readonly PrintedSide[]
  /** What this picture shows, in words; '' where the name of the product says it. */
  previewWords: (definition: ProductDefinition, shown: readonly PrintedSide[], all: readonly PrintedSide[]) => string
  /** True where one leafs through the sides: a proof has them as they are read, and a link shows all of them. */
  isLeafedThrough: boolean
  /** How many are made of what is in front. */
  quantityOn: (surface: DesignSurface, facts: Pick<DraftFacts, 'quantity'>) => number
  /** Sets it: a command for the design, or a change of the facts. */
  setQuantity: (surface: DesignSurface, quantity: number) => { command: Command } | { facts: Partial<DraftFacts> }
  /**
   * Chooses other options for a surface, or for all that share them.
   *
   * @param choose the options with the chosen one among them
   */
  chooseOption: (
    context: Pick<CommandContext, 'product' | 'design' | 'surface'>,
    choose: (options: readonly string[]) => readonly string[],
  ) => Patch
}
