import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { type Colour, ellipse, face, inside, rect, rugTemplate, type SeedTemplate, triangle } from '../draw.ts'

const BLUSH = '#f3ddcb'
const CLAY = '#c0603f'
const OCHRE = '#dfa848'
const ROSE = '#d98f78'
const CREAM = '#f9efdf'
const PLUM = '#6d3b43'

/** Rays from one point, which narrow towards it. */
function rays(
  name: string,
  y: ReturnType<typeof face>,
  count: number,
  from: number,
  to: number,
  fills: readonly Colour[],
) {
  const [own, short] = typeof y === 'number' ? [0, y] : y
  return Array.from({ length: count }, (_, at): TemplateItem => {
    const degrees = -90 + (180 * (at + 0.5)) / count
    const angle = (degrees * Math.PI) / 180
    const middle = (from + to) / 2
    const place = {
      x: face(0.5, middle * Math.sin(angle)),
      y: face(own, short - middle * Math.cos(angle)),
      width: 2 * to * Math.tan(Math.PI / count / 2) * 0.62,
      height: to - from,
      angle: degrees + 180,
    }
    return triangle(`${name}-${at}`, place, { fill: fills[at % fills.length] ?? CLAY })
  })
}

/** Circles about one point, the largest first. */
const arches = (y: ReturnType<typeof face>, radii: readonly (readonly [radius: number, fill: Colour])[]) =>
  radii.map(([radius, fill], at) => ellipse(`arch-${at}`, { y, width: 2 * radius, height: 2 * radius }, { fill }))

const SUN = [
  [0.44, PLUM],
  [0.4, CREAM],
  [0.365, CLAY],
  [0.285, CREAM],
  [0.255, OCHRE],
  [0.175, CREAM],
  [0.148, ROSE],
] as const

export const sunburst: SeedTemplate = {
  id: 15603,
  sku: 'rug-sunburst',
  name: 'Sunrise arches',
  category: 'patterns',
  description: 'A sun of warm arches with long rays. It needs no words, and takes them gladly.',
  keywords: 'sunburst rug, arch rug, boho rug',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: BLUSH },
      items: [
        ...rays('long', face(0.74), 15, 0.49, 1.0, [OCHRE, ROSE, CLAY]),
        ...arches(face(0.74), SUN),
        rect('ground', { y: face(0.9), width: face(1, 0.1), height: face(0.32) }, { fill: PLUM }),
        rect('line-a', { y: face(0.79), width: face(1, 0.1), height: 0.02 }, { fill: OCHRE }),
        rect('line-b', { y: face(0.84), width: face(1, 0.1), height: 0.02 }, { fill: ROSE }),
        rect('line-c', { y: face(0.89), width: face(1, 0.1), height: 0.02 }, { fill: CLAY }),
        rect('frame', inside(0.035), { stroke: { colour: CREAM, width: 0.012 } }),
      ],
    },
    {
      background: { kind: 'colour', colour: BLUSH },
      items: [
        ...rays('long', face(0.64), 15, 0.4, 0.64, [OCHRE, ROSE, CLAY]),
        ...arches(
          face(0.64),
          SUN.map(([radius, fill]) => [radius * 0.82, fill] as const),
        ),
        rect('ground', { y: face(0.83), width: face(1, 0.1), height: face(0.38) }, { fill: PLUM }),
        rect('line-a', { y: face(0.7), width: face(1, 0.1), height: 0.02 }, { fill: OCHRE }),
        rect('line-b', { y: face(0.76), width: face(1, 0.1), height: 0.02 }, { fill: ROSE }),
        rect('line-c', { y: face(0.82), width: face(1, 0.1), height: 0.02 }, { fill: CLAY }),
        ellipse('frame', inside(0.035), { stroke: { colour: CREAM, width: 0.012 } }),
      ],
    },
  ),
}
