import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { ellipse, face, graphic, inside, onCircle, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const PAPER = '#f6f0e4'
const LEAF = '#5f7a63'
const SAGE = '#93a88c'
const PLUM = '#5b3f4d'
const ROSE = '#cf8c7c'
const RED = '#b3503c'
const INK = '#3b3640'
const STRAW = '#bfa064'
const LILAC = '#8d7fab'

type Stem = readonly [drawing: string, x: number, y: number, height: number, angle: number]

const FORMS: Readonly<Record<string, readonly [aspect: number, ...colours: `#${string}`[]]>> = {
  'leaf-stem': [70 / 130, LEAF],
  eucalyptus: [70 / 130, SAGE],
  lavender: [50 / 130, LEAF, LILAC],
  poppy: [90 / 140, RED, INK, LEAF],
  umbel: [100 / 140, LEAF, STRAW],
  anemone: [90 / 140, ROSE, INK, LEAF],
  grasses: [90 / 140, STRAW],
  'fern-leaf': [90 / 140, LEAF],
}

/** A stem at a place in 0..1 of the face. */
const pressed = (stems: readonly Stem[]): TemplateItem[] =>
  stems.map(([drawing, x, y, height, angle], at) => {
    const [aspect = 1, ...colours] = FORMS[drawing] ?? []
    const place = { x: face(x), y: face(y), width: height * aspect, height, angle }
    return graphic(`stem-${at}`, place, drawing, ...colours)
  })

/** A stem that stands on a circle and points away from its middle. */
const around = (stems: readonly (readonly [drawing: string, degrees: number, height: number])[], radius: number) =>
  stems.map(([drawing, degrees, height], at): TemplateItem => {
    const [aspect = 1, ...colours] = FORMS[drawing] ?? []
    const place = { ...onCircle(degrees, radius), width: height * aspect, height, angle: degrees }
    return graphic(`stem-${at}`, place, drawing, ...colours)
  })

const NAME = { font: 'parisienne', colour: PLUM } as const
const BELOW = { font: 'lora', colour: '#4a654f', letterSpacing: 0.16 } as const

export const flowers: SeedTemplate = {
  id: 15602,
  sku: 'rug-flowers',
  name: 'Pressed flowers',
  category: 'names',
  description: 'Poppies, lavender and fern leaves, pressed on paper around a name.',
  keywords: 'floral rug, flower rug, botanical rug',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: PAPER },
      items: [
        rect('frame', inside(0.055), { stroke: { colour: SAGE, width: 0.005 } }),
        ...pressed([
          ['fern-leaf', 0.205, 0.2, 0.43, -16],
          ['poppy', 0.42, 0.205, 0.42, 3],
          ['lavender', 0.6, 0.165, 0.32, 7],
          ['umbel', 0.78, 0.205, 0.43, 10],
          ['leaf-stem', 0.3, 0.335, 0.25, -34],
          ['eucalyptus', 0.65, 0.325, 0.26, 24],
          ['anemone', 0.2, 0.79, 0.42, 170],
          ['grasses', 0.4, 0.805, 0.42, 183],
          ['poppy', 0.6, 0.8, 0.4, 188],
          ['fern-leaf', 0.82, 0.8, 0.42, 166],
          ['eucalyptus', 0.32, 0.665, 0.24, 214],
          ['lavender', 0.71, 0.665, 0.25, 148],
        ]),
        words('name', { y: face(0.5, -0.02), width: 0.84 }, 'Isla Rose', { ...NAME, size: 0.17 }),
        words('below', { y: face(0.5, 0.115), width: 0.7 }, 'PICKED FOR YOU', { ...BELOW, size: 0.032 }),
      ],
    },
    {
      background: { kind: 'colour', colour: PAPER },
      items: [
        ellipse('frame', inside(0.05), { stroke: { colour: SAGE, width: 0.005 } }),
        ...around(
          [
            ['fern-leaf', 0, 0.23],
            ['lavender', 26, 0.2],
            ['poppy', 52, 0.23],
            ['eucalyptus', 78, 0.18],
            ['umbel', 104, 0.23],
            ['leaf-stem', 130, 0.2],
            ['anemone', 155, 0.23],
            ['lavender', 180, 0.2],
            ['fern-leaf', 205, 0.22],
            ['poppy', 230, 0.23],
            ['eucalyptus', 256, 0.2],
            ['grasses', 282, 0.2],
            ['leaf-stem', 308, 0.2],
            ['anemone', 334, 0.23],
          ],
          0.315,
        ),
        words('name', { y: face(0.5, -0.02), width: 0.42 }, 'Isla Rose', { ...NAME, size: 0.092 }),
        words('below', { y: face(0.5, 0.065), width: 0.36 }, 'PICKED FOR YOU', { ...BELOW, size: 0.021 }),
      ],
    },
  ),
}
