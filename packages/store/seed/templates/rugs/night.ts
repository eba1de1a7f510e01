import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { ellipse, face, graphic, inside, onCircle, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const NIGHT = '#18243b'
const DUSK = '#223253'
const GOLD = '#e7c684'
const CREAM = '#f6efdd'
const DIM = '#7f8fb0'

const NAME = { font: 'lora', colour: CREAM } as const
const DATE = { font: 'lora', colour: GOLD, letterSpacing: 0.2 } as const

type Star = readonly [x: number, y: number, size: number]

/** Stars on the disc of the sky, from its middle in parts of the shorter side. */
const STARS: readonly Star[] = [
  [-0.27, -0.12, 9],
  [-0.21, -0.2, 6],
  [-0.09, -0.29, 8],
  [0.02, -0.24, 5],
  [0.14, -0.28, 7],
  [0.24, -0.19, 5],
  [0.3, -0.06, 8],
  [0.26, 0.08, 5],
  [0.31, 0.14, 6],
  [0.17, 0.24, 9],
  [0.05, 0.31, 6],
  [-0.06, 0.22, 5],
  [-0.17, 0.27, 7],
  [-0.28, 0.15, 6],
  [-0.32, 0.03, 5],
  [-0.14, -0.1, 5],
  [-0.02, -0.13, 7],
  [0.1, -0.16, 5],
  [0.19, -0.02, 6],
  [0.08, 0.12, 5],
  [-0.1, 0.1, 6],
  [-0.2, 0.02, 5],
  [0.24, 0.2, 4],
  [-0.24, -0.27, 4],
  [0.33, 0.03, 4],
  [-0.08, 0.31, 4],
  [0.21, -0.26, 4],
  [-0.33, -0.05, 4],
  [0.0, 0.17, 4],
  [0.14, 0.03, 4],
]

/** Lines of the Southern Cross, its pointers and a hook of stars, by the numbers of their stars. */
const LINES: readonly (readonly [from: number, to: number])[] = [
  [15, 16],
  [16, 17],
  [17, 18],
  [18, 19],
  [19, 20],
  [20, 21],
  [2, 3],
  [3, 4],
  [9, 10],
  [10, 12],
]

const starAt = (at: number): Star => STARS[at] ?? [0, 0, 0]

/** The sky about a point of the face. `scale` of 1 is a disc of 0.72 of the shorter side. */
function sky(y: number, scale: number): TemplateItem[] {
  const place = (x: number, down: number) => ({ x: face(0.5, x * scale), y: face(y, down * scale) })
  return [
    ellipse('sky', { y: face(y), width: 0.76 * scale, height: 0.76 * scale }, { fill: DUSK }),
    ellipse(
      'sky-line',
      { y: face(y), width: 0.8 * scale, height: 0.8 * scale },
      { stroke: { colour: GOLD, width: 0.005 } },
    ),
    ...LINES.map(([from, to], at): TemplateItem => {
      const [x1, y1] = starAt(from)
      const [x2, y2] = starAt(to)
      const length = Math.hypot(x2 - x1, y2 - y1) * scale
      const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
      return rect(
        `line-${at}`,
        { ...place((x1 + x2) / 2, (y1 + y2) / 2), width: length, height: 0.003, angle },
        { fill: DIM },
      )
    }),
    ...STARS.map(([x, down, size], at): TemplateItem => {
      const reach = size * 0.0022 * scale
      if (size < 8) return ellipse(`star-${at}`, { ...place(x, down), width: reach, height: reach }, { fill: CREAM })
      return graphic(`star-${at}`, { ...place(x, down), width: reach * 3.4, height: reach * 3.4 }, 'star-four', GOLD)
    }),
  ]
}

export const night: SeedTemplate = {
  id: 15605,
  sku: 'rug-night',
  name: 'The night you came',
  category: 'kids',
  description: 'A sky of stars for a birth, a wedding or a first night in the new house.',
  keywords: 'star rug, night sky rug, baby rug',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: NIGHT },
      items: [
        rect('frame', inside(0.05), { stroke: { colour: GOLD, width: 0.006 } }),
        ...sky(0.385, 1),
        words('name', { y: face(0.745), width: 0.82 }, 'The night you came', { ...NAME, size: 0.078 }),
        rect('rule', { y: face(0.795), width: 0.12, height: 0.004 }, { fill: GOLD }),
        words('date', { y: face(0.845), width: 0.7 }, '14 MARCH 2026', { ...DATE, size: 0.042 }),
      ],
    },
    {
      background: { kind: 'colour', colour: NIGHT },
      items: [
        ellipse('frame', inside(0.045), { stroke: { colour: GOLD, width: 0.006 } }),
        ...Array.from({ length: 36 }, (_, at) =>
          ellipse(
            `edge-${at}`,
            { ...onCircle(at * 10, 0.425), width: at % 3 === 0 ? 0.014 : 0.007, height: at % 3 === 0 ? 0.014 : 0.007 },
            { fill: GOLD },
          ),
        ),
        ...sky(0.4, 0.7),
        words('name', { y: face(0.745), width: 0.6 }, 'The night you came', { ...NAME, size: 0.052 }),
        words('date', { y: face(0.815), width: 0.5 }, '14 MARCH 2026', { ...DATE, size: 0.033 }),
      ],
    },
  ),
}
