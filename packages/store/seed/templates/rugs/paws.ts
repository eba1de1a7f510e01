import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import {
  type Colour,
  ellipse,
  face,
  graphic,
  inside,
  onCircle,
  rect,
  rugTemplate,
  type SeedTemplate,
  words,
} from '../draw.ts'

const OAT = '#eadfcc'
const COCOA = '#5d4638'
const CARAMEL = '#c08a55'
const CREAM = '#f8f2e6'

const NAME = { font: 'nunito', colour: COCOA } as const
const BELOW = { font: 'nunito', colour: '#8a5a2f', letterSpacing: 0.22 } as const

const paw = (
  name: string,
  x: ReturnType<typeof face>,
  y: ReturnType<typeof face>,
  angle: number,
  size: number,
  colour: Colour,
) => graphic(name, { x, y, width: size, height: size, angle }, 'paw', colour)

/** Steps of a walk: left and right in turns, along a line of points in 0..1 of the face with the way it goes. */
const walk = (
  name: string,
  steps: readonly (readonly [x: number, y: number, way: number])[],
  size: number,
  colour: Colour,
) =>
  steps.map(([x, y, way], at): TemplateItem => {
    const side = at % 2 === 0 ? -1 : 1
    const across = ((way + 90) * Math.PI) / 180
    const out = size * 0.5 * side
    return paw(`${name}-${at}`, face(x, Math.sin(across) * out), face(y, -Math.cos(across) * out), way, size, colour)
  })

export const paws: SeedTemplate = {
  id: 15611,
  sku: 'rug-paws',
  name: 'Paw prints',
  category: 'pets',
  description: 'Somebody has walked over it already. With the name of the culprit.',
  keywords: 'dog rug, cat rug, pet rug, paw prints',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: OAT },
      items: [
        rect('frame', inside(0.05), { stroke: { colour: CARAMEL, width: 0.012 }, radius: 0.06 }),
        ...walk(
          'in',
          [
            [0.2, 0.885, 20],
            [0.235, 0.825, 24],
            [0.28, 0.768, 30],
            [0.335, 0.715, 36],
            [0.4, 0.665, 42],
          ],
          0.1,
          CARAMEL,
        ),
        ...walk(
          'out',
          [
            [0.6, 0.345, 42],
            [0.665, 0.295, 38],
            [0.72, 0.242, 30],
            [0.765, 0.185, 24],
            [0.8, 0.125, 18],
          ],
          0.1,
          CARAMEL,
        ),
        rect('plate', { y: face(0.505), width: 0.72, height: 0.32 }, { fill: CREAM, radius: 0.16 }),
        rect(
          'plate-line',
          { y: face(0.505), width: 0.685, height: 0.285 },
          { stroke: { colour: CARAMEL, width: 0.006 }, radius: 0.142 },
        ),
        words('name', { y: face(0.505, -0.022), width: 0.62 }, 'Biscuit', { ...NAME, size: 0.135 }),
        words('below', { y: face(0.505, 0.08), width: 0.56 }, 'LIVES HERE', { ...BELOW, size: 0.034 }),
      ],
    },
    {
      background: { kind: 'colour', colour: OAT },
      items: [
        ellipse('frame', inside(0.045), { stroke: { colour: CARAMEL, width: 0.012 } }),
        ...Array.from({ length: 18 }, (_, at) => {
          const { x, y } = onCircle(at * 20, at % 2 === 0 ? 0.378 : 0.318)
          return paw(`ring-${at}`, x, y, at * 20 + 90, 0.088, CARAMEL)
        }),
        ellipse('plate', { width: 0.5, height: 0.5 }, { fill: CREAM }),
        ellipse('plate-line', { width: 0.47, height: 0.47 }, { stroke: { colour: CARAMEL, width: 0.005 } }),
        words('name', { y: face(0.5, -0.02), width: 0.46 }, 'Biscuit', { ...NAME, size: 0.1 }),
        words('below', { y: face(0.5, 0.062), width: 0.4 }, 'LIVES HERE', { ...BELOW, size: 0.027 }),
      ],
    },
  ),
}
