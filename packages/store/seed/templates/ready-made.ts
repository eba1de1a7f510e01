// The products with ready-made designs: a list for each `templates` of a design.
import { CARD_TEMPLATES } from './card-templates.ts'
import type { SeedTemplate } from './draw.ts'
import { RUG_TEMPLATES } from './rug-templates.ts'

/** A picture of each design: what its name ends with, and the face that it shows. */
export interface TemplateShape {
  /** The outline of that face. */
  outline: 'rect' | 'ellipse'
  ending: string
  /** The ids of an option and of its value. */
  size: readonly [option: number, value: number]
  /** The part that it shows, the first one where left out, and the page of it. */
  part?: string
  half?: 'right'
}

/** The ready-made designs of a product, with what is true for all of them. */
export interface ReadyMade {
  sku: string
  material: string
  /** What a shopper calls the product, with its article. */
  noun: string
  shapes: readonly TemplateShape[]
  templates: readonly SeedTemplate[]
}

/** By the `templates` of a product's design. */
export const READY_MADE: Readonly<Record<string, ReadyMade>> = {
  rug: {
    sku: 'photo-rug',
    material: 'Polyester pile, 6 mm',
    noun: 'a rug',
    shapes: [
      { outline: 'rect', ending: '', size: [1561, 156102] },
      { outline: 'ellipse', ending: '-round', size: [1561, 156103] },
    ],
    templates: RUG_TEMPLATES,
  },
  'greeting-card': {
    sku: 'photo-greeting-cards',
    material: 'Matt card, 300 to 350 gsm',
    noun: 'a card',
    shapes: [{ outline: 'rect', ending: '', size: [1861, 186102], part: 'outside', half: 'right' }],
    templates: CARD_TEMPLATES,
  },
}
