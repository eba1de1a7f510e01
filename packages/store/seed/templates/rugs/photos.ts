import { ellipse, face, inside, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const LINEN = '#efe6d6'
const INK = '#2f3d3a'
const CLAY = '#95452d'

const NAME = { font: 'abril-fatface', colour: INK } as const
const BELOW = { font: 'lora', colour: CLAY, letterSpacing: 0.2 } as const

export const photos: SeedTemplate = {
  id: 15606,
  sku: 'rug-photos',
  name: 'Family photos',
  category: 'photos',
  description: 'Five of your photos around the name of the family and a year.',
  keywords: 'photo collage rug, family rug',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: LINEN },
      // Two above, a free band for the name, three below.
      layout: { id: 'tree-v430h560ppv310oh333ph500pp', gap: 0.026, margin: 0.06 },
      items: [
        words('name', { y: face(0.517, -0.015), width: 0.86 }, 'The Wilsons', { ...NAME, size: 0.115 }),
        words('below', { y: face(0.517, 0.085), width: 0.6 }, 'NELSON · 2026', { ...BELOW, size: 0.03 }),
      ],
    },
    {
      background: { kind: 'colour', colour: LINEN },
      // Two by two in the middle, with free areas around them.
      layout: { id: 'tree-h205oh742v205ov742v500h500pph500ppoo', gap: 0.02, margin: 0 },
      items: [
        ellipse('ring', inside(0.035), { stroke: { colour: CLAY, width: 0.006 } }),
        words('name', { y: face(0.5, -0.36), width: 0.5 }, 'The Wilsons', { ...NAME, size: 0.062 }),
        rect('rule', { y: face(0.5, 0.335), width: 0.1, height: 0.005 }, { fill: CLAY }),
        words('below', { y: face(0.5, 0.37), width: 0.46 }, 'NELSON · 2026', { ...BELOW, size: 0.03 }),
      ],
    },
  ),
}
