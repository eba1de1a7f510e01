import { ellipse, face, inside, onCircle, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const PETROL = '#1d3b40'
const DEEP = '#16303a'
const GOLD = '#d8ae63'
const CREAM = '#f5ecd9'

const LETTER = { font: 'abril-fatface', colour: PETROL } as const

/** Quarter circles one inside the other, in each corner. */
const fans = [0, 1].flatMap((right) =>
  [0, 1].flatMap((low) =>
    [0.36, 0.29, 0.22, 0.15, 0.08].map((radius, at) =>
      ellipse(
        `fan-${right}${low}-${at}`,
        { x: face(right), y: face(low), width: 2 * radius, height: 2 * radius },
        { fill: at % 2 === 0 ? GOLD : PETROL },
      ),
    ),
  ),
)

/** A star of two squares around a disc. `reach` is the radius of the disc. */
const medallion = (reach: number) => [
  ...[0, 45].map((angle) =>
    rect(`star-${angle}`, { width: reach * 1.92, height: reach * 1.92, angle }, { fill: GOLD, radius: 0.008 }),
  ),
  ...[0, 45].map((angle) =>
    rect(`inner-${angle}`, { width: reach * 1.8, height: reach * 1.8, angle }, { fill: DEEP, radius: 0.006 }),
  ),
  ...Array.from({ length: 8 }, (_, at) =>
    ellipse(`dot-${at}`, { ...onCircle(at * 45, reach * 1.06), width: 0.026, height: 0.026 }, { fill: GOLD }),
  ),
  ellipse('disc', { width: reach * 1.62, height: reach * 1.62 }, { fill: CREAM }),
  ellipse('ring', { width: reach * 1.5, height: reach * 1.5 }, { stroke: { colour: GOLD, width: 0.007 } }),
  words('letter', { width: reach * 1.4 }, 'K', { ...LETTER, size: reach * 0.98 }),
]

export const monogram: SeedTemplate = {
  id: 15608,
  sku: 'rug-monogram',
  name: 'Monogram',
  category: 'names',
  description: 'Your initial on a gold medallion, with fans in the corners like a 1920s cinema.',
  keywords: 'monogram rug, initial rug, art deco rug',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: PETROL },
      items: [...fans, rect('frame', inside(0.05), { stroke: { colour: GOLD, width: 0.008 } }), ...medallion(0.325)],
    },
    {
      background: { kind: 'colour', colour: PETROL },
      items: [
        ellipse('frame', inside(0.05), { stroke: { colour: GOLD, width: 0.008 } }),
        ...Array.from({ length: 32 }, (_, at) =>
          rect(
            `ray-${at}`,
            { ...onCircle(at * 11.25, 0.405), width: 0.006, height: at % 4 === 0 ? 0.07 : 0.04, angle: at * 11.25 },
            { fill: GOLD },
          ),
        ),
        ...medallion(0.27),
      ],
    },
  ),
}
