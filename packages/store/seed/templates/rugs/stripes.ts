import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { type Colour, face, rect, rugTemplate, type SeedTemplate, triangle } from '../draw.ts'

const SAND = '#eadcc3'
const NAVY = '#26384a'
const CLAY = '#b55a3c'
const OCHRE = '#d6a24a'
const SAGE = '#8b9a7b'

/** Wide enough to reach past the edge that is cut off. */
const ACROSS = face(1, 0.1)

/** A stripe of so much of the height, in both halves. */
const stripe = (name: string, t: number, height: number, fill: Colour): TemplateItem[] =>
  [t, 1 - t].map((y, at) => rect(`${name}-${at}`, { y: face(y), width: ACROSS, height: face(height) }, { fill }))

/** Teeth across the face, which point to its middle. */
const teeth = (name: string, t: number, height: number, count: number, fill: Colour): TemplateItem[] =>
  [t, 1 - t].flatMap((y, half) =>
    Array.from({ length: count }, (_, at) =>
      triangle(
        `${name}-${half}-${at}`,
        {
          x: face((at + 0.5) / count),
          y: face(y),
          width: 1 / count,
          height: face(height),
          angle: half === 0 ? 180 : 0,
        },
        { fill },
      ),
    ),
  )

/** Diamonds on one line, each with a smaller one inside. */
const diamonds = (name: string, t: number, count: number, size: number, fill: Colour, heart: Colour): TemplateItem[] =>
  Array.from({ length: count }, (_, at) => {
    const place = { x: face((at + 0.5) / count), y: face(t), angle: 45 }
    return [
      rect(`${name}-${at}`, { ...place, width: size, height: size }, { fill }),
      rect(`${name}-heart-${at}`, { ...place, width: size * 0.45, height: size * 0.45 }, { fill: heart }),
    ]
  }).flat()

/** What is woven from both ends to the middle; `high` is the height of a unit. */
const woven = (teethCount: number): TemplateItem[] => [
  ...stripe('end', -0.02, 0.12, NAVY),
  ...stripe('thin-a', 0.052, 0.012, OCHRE),
  ...stripe('wide-a', 0.112, 0.09, CLAY),
  ...teeth('teeth-a', 0.178, 0.042, teethCount, CLAY),
  ...stripe('thin-b', 0.222, 0.012, NAVY),
  ...stripe('wide-b', 0.278, 0.076, SAGE),
  ...stripe('thin-c', 0.278, 0.012, SAND),
  ...stripe('thin-d', 0.332, 0.012, NAVY),
  ...stripe('band', 0.382, 0.066, OCHRE),
  ...teeth('teeth-b', 0.432, 0.034, teethCount * 2, OCHRE),
]

export const stripes: SeedTemplate = {
  id: 15604,
  sku: 'rug-stripes',
  name: 'Woven stripes',
  category: 'patterns',
  description: 'Stripes, teeth and diamonds in clay, ochre and navy, like a flat-woven rug.',
  keywords: 'striped rug, geometric rug, kilim style',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: SAND },
      items: [...woven(8), ...diamonds('row', 0.5, 6, 0.098, NAVY, CLAY)],
    },
    {
      background: { kind: 'colour', colour: SAND },
      items: [...woven(8), ...diamonds('row', 0.5, 7, 0.072, NAVY, CLAY)],
    },
  ),
}
