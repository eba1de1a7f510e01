import type { DesignDocument } from '../document/document'
import type { Patch } from '../document/patch'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { Months } from '../items/month/months'
import type { Neons } from '../items/neon/neons'
import type { ProductDefinition } from '../product/definition'
import type { Shape } from '../text/shape'

export type FindingKind =
  | 'empty-places'
  | 'sample'
  | 'blurry'
  | 'white-edge'
  | 'text-cut'
  | 'text-covered'
  | 'faint'
  | 'photo-covered'
  | 'photo-fold'
  | 'text-fold'
  | 'thin-spine'
  | 'unprinted'
  | 'unwritten'
  | 'no-words'
  | 'one-way'
  | 'thin-border'
  | 'alike'
  | 'full-day'
  | 'long-caption'
  /** The workshop cannot make these, so they are not ordered as they are. */
  | 'no-days'
  | 'too-long'
  | 'unbendable'

/** A change that a shopper can take with one tap. */
export type Remedy =
  | { kind: 'patch'; label: string; patch: Patch }
  /** The choice of another size. Its label is the title of the option. */
  | { kind: 'size'; optionUid: string }

/** Something that will not print as the shopper expects. */
export interface Finding {
  kind: FindingKind
  /** The id of the surface. */
  surface: string
  /** The id of the item; null for a finding of the surface. */
  item: string | null
  /** One sentence for the shopper. */
  text: string
  /** Null where only the shopper can decide. */
  remedy: Remedy | null
}

/** What an item is judged by. */
export interface PreflightWorld {
  definition: ProductDefinition
  design: Pick<DesignDocument, 'options' | 'records' | 'settings'>
  geometry: SurfaceGeometry
  /** The letters. Their fonts are loaded. */
  shape: Shape
  /** What draws the months of a calendar. It is loaded first. */
  months?: Months | null
  /** What bends the tubes of a sign. It is loaded first. */
  neons?: Neons | null
}
