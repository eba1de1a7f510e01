import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { ellipse, face, graphic, inside, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const FLAX = '#d9c7a3'
const INK = '#28343a'
const CREAM = '#f5ecd8'
const CLAY = '#b4583c'

const BIG = { font: 'abril-fatface', colour: INK } as const
const SMALL = { font: 'figtree', colour: '#9b452c', letterSpacing: 0.28 } as const

/** Ribs at both ends, thin to wide. */
const ribs: TemplateItem[] = [
  [0.02, 0.045],
  [0.062, 0.016],
  [0.088, 0.008],
].flatMap(([t = 0, height = 0], at) =>
  [t, 1 - t].map((y, half) =>
    rect(
      `rib-${at}-${half}`,
      { y: face(y), width: face(1, 0.1), height: face(height) },
      { fill: at === 1 ? CLAY : INK },
    ),
  ),
)

const branch = (name: string, x: number, y: number, angle: number, size = 0.26) =>
  graphic(name, { x: face(0.5, x), y: face(0.5, y), width: size * 0.54, height: size, angle }, 'leaf-stem', '#4f6b57')

export const welcome: SeedTemplate = {
  id: 15612,
  sku: 'rug-welcome',
  name: 'Haere mai',
  category: 'home',
  description: 'A runner for the hall that says welcome in te reo Māori and in English.',
  keywords: 'welcome rug, hall runner, haere mai',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: FLAX },
      items: [
        ...ribs,
        rect('field', { width: face(1, -0.16), height: face(0.74) }, { fill: CREAM }),
        rect(
          'field-line',
          { width: face(1, -0.2), height: face(0.74, -0.04) },
          { stroke: { colour: INK, width: 0.004 } },
        ),
        branch('branch-top-left', -0.14, -0.37, -58),
        branch('branch-top-right', 0.14, -0.37, 58),
        words('first', { y: face(0.5, -0.145), width: 0.74 }, 'Haere', { ...BIG, size: 0.205 }),
        words('second', { y: face(0.5, 0.055), width: 0.74 }, 'mai', { ...BIG, size: 0.205 }),
        words('below', { y: face(0.5, 0.225), width: 0.7 }, 'WELCOME', { ...SMALL, size: 0.05 }),
        branch('branch-low-left', -0.14, 0.37, -122),
        branch('branch-low-right', 0.14, 0.37, 122),
      ],
    },
    {
      background: { kind: 'colour', colour: FLAX },
      items: [
        ellipse('rim', inside(0.03), { fill: INK }),
        ellipse('rim-line', inside(0.055), { fill: CLAY }),
        ellipse('rim-field', inside(0.07), { fill: CREAM }),
        ellipse('field-line', inside(0.09), { stroke: { colour: INK, width: 0.004 } }),
        branch('branch-top-left', -0.105, -0.25, -58, 0.2),
        branch('branch-top-right', 0.105, -0.25, 58, 0.2),
        words('first', { y: face(0.5, -0.05), width: 0.7 }, 'Haere mai', { ...BIG, size: 0.13 }),
        rect('rule', { y: face(0.5, 0.06), width: 0.1, height: 0.006 }, { fill: CLAY }),
        words('below', { y: face(0.5, 0.115), width: 0.5 }, 'WELCOME', { ...SMALL, size: 0.042 }),
        branch('branch-low-left', -0.105, 0.27, -122, 0.2),
        branch('branch-low-right', 0.105, 0.27, 122, 0.2),
      ],
    },
  ),
}
