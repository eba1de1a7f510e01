import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import {
  type Colour,
  ellipse,
  face,
  inside,
  onCircle,
  rect,
  rugTemplate,
  type SeedTemplate,
  triangle,
  words,
} from '../draw.ts'

const GRASS = '#8fb27c'
const MEADOW = '#a5c391'
const ROAD = '#4a4f57'
const WHITE = '#fbf7ee'
const POND = '#8fc1cf'
const ROOF = '#c65f45'
const WALL = '#f6ead2'
const WALL_TWO = '#e9c46a'
const TREE = '#557d55'
const TRUNK = '#7b5a41'

type At = { x: ReturnType<typeof face>; y: ReturnType<typeof face> }

const add = (length: ReturnType<typeof face>, more: number) => {
  const [own, short] = typeof length === 'number' ? [0, length] : length
  return face(own, short + more)
}

/** A house with a roof, a window and a way in. */
const house = (name: string, { x, y }: At, wall: Colour, roof: Colour): TemplateItem[] => [
  rect(`${name}-wall`, { x, y, width: 0.11, height: 0.085 }, { fill: wall }),
  triangle(`${name}-roof`, { x, y: add(y, -0.07), width: 0.145, height: 0.06 }, { fill: roof }),
  rect(`${name}-entry`, { x: add(x, -0.022), y: add(y, 0.017), width: 0.024, height: 0.051 }, { fill: roof }),
  rect(`${name}-window`, { x: add(x, 0.025), y: add(y, -0.004), width: 0.026, height: 0.026 }, { fill: POND }),
]

const tree = (name: string, { x, y }: At, size = 0.06): TemplateItem[] => [
  rect(`${name}-trunk`, { x, y: add(y, size * 0.62), width: size * 0.18, height: size * 0.5 }, { fill: TRUNK }),
  ellipse(`${name}-leaves`, { x, y, width: size, height: size * 1.12 }, { fill: TREE }),
]

const CROSSING = [-2, -1, 0, 1, 2]

/** Stripes of a crossing over a road that runs up and down there. */
const crossing = (name: string, { x, y }: At): TemplateItem[] =>
  CROSSING.map((step) =>
    rect(`${name}${step + 2}`, { x: add(x, step * 0.024), y, width: 0.013, height: 0.07 }, { fill: WHITE }),
  )

const pond = (name: string, { x, y }: At): TemplateItem[] => [
  ellipse(`${name}-water`, { x, y, width: 0.2, height: 0.13 }, { fill: POND }),
  ellipse(`${name}-light`, { x: add(x, -0.03), y: add(y, -0.018), width: 0.07, height: 0.022 }, { fill: '#b5dbe3' }),
]

/** The name of the town, on a sign on two posts. */
const sign = (y: ReturnType<typeof face>, size: number): TemplateItem[] => [
  rect(
    'sign-post-left',
    { x: face(0.5, -size * 2.4), y: add(y, size * 1.2), width: 0.016, height: size * 1.8 },
    { fill: TRUNK },
  ),
  rect(
    'sign-post-right',
    { x: face(0.5, size * 2.4), y: add(y, size * 1.2), width: 0.016, height: size * 1.8 },
    { fill: TRUNK },
  ),
  rect('sign', { y, width: size * 8, height: size * 2.1 }, { fill: WHITE, radius: 0.02 }),
  words('name', { y, width: size * 7.6 }, 'Tama’s town', { font: 'nunito', size, colour: '#3f5a46' }),
]

const dash = (name: string, at: At, angle: number) =>
  rect(name, { ...at, width: 0.011, height: 0.05, angle }, { fill: WHITE })

/** The middle of the road, from the edge, and its width. */
const LANE = 0.15
const WIDTH = 0.14

/** Evenly along a side, between the bends. */
const SIDE = [0.2, 0.25, 0.3, 0.4, 0.45, 0.55, 0.6, 0.7, 0.75, 0.8]
const END = [0.36, 0.45, 0.55, 0.64]

export const road: SeedTemplate = {
  id: 15609,
  sku: 'rug-road',
  name: 'Little town',
  category: 'kids',
  description: 'A road to drive round and round, with houses, a pond and the name of the mayor.',
  keywords: 'kids rug, road rug, play mat',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: GRASS },
      items: [
        ellipse('meadow-a', { x: face(0.5), y: face(0.24), width: 0.62, height: 0.5 }, { fill: MEADOW }),
        ellipse('meadow-b', { x: face(0.46), y: face(0.74), width: 0.6, height: 0.56 }, { fill: MEADOW }),
        rect('road', inside(LANE - WIDTH / 2), { stroke: { colour: ROAD, width: WIDTH }, radius: 0.2 }),
        rect('street', { y: face(0.5), width: face(1, -2 * LANE), height: WIDTH }, { fill: ROAD }),
        ...SIDE.flatMap((t, at) => [
          dash(`left-${at}`, { x: face(0, LANE), y: face(t) }, 0),
          dash(`right-${at}`, { x: face(1, -LANE), y: face(t) }, 0),
        ]),
        ...END.flatMap((t, at) => [
          dash(`top-${at}`, { x: face(t), y: face(0, LANE) }, 90),
          dash(`bottom-${at}`, { x: face(t), y: face(1, -LANE) }, 90),
        ]),
        ...[0.3, 0.4, 0.6, 0.7].map((x, at) => dash(`street-${at}`, { x: face(x), y: face(0.5) }, 90)),
        ...crossing('crossing-a', { x: face(0, LANE), y: face(0.35) }),
        ...crossing('crossing-b', { x: face(1, -LANE), y: face(0.65) }),
        ...house('house-a', { x: face(0.34), y: face(0.375) }, WALL, ROOF),
        ...house('house-b', { x: face(0.66), y: face(0.375) }, WALL_TWO, '#5b7c99'),
        ...house('house-c', { x: face(0.36), y: face(0.8) }, '#e7b9a2', '#7d5a6d'),
        ...house('house-d', { x: face(0.36), y: face(0.655) }, WALL, '#5b7c99'),
        ...tree('tree-a', { x: face(0.5), y: face(0.345) }, 0.085),
        ...tree('tree-b', { x: face(0.455), y: face(0.395) }, 0.055),
        ...tree('tree-c', { x: face(0.52), y: face(0.81) }, 0.085),
        ...tree('tree-d', { x: face(0.64), y: face(0.83) }, 0.065),
        ...tree('tree-e', { x: face(0.54), y: face(0.62) }, 0.06),
        ...tree('tree-f', { x: face(0.68), y: face(0.615) }, 0.08),
        ...pond('pond', { x: face(0.6), y: face(0.715) }),
        ...sign(face(0.215), 0.056),
      ],
    },
    {
      background: { kind: 'colour', colour: GRASS },
      items: [
        ellipse('meadow-a', { x: face(0.5), y: face(0.5), width: 0.56, height: 0.56 }, { fill: MEADOW }),
        ellipse('road', inside(LANE - WIDTH / 2), { stroke: { colour: ROAD, width: WIDTH } }),
        ...Array.from({ length: 24 }, (_, at) => dash(`ring-${at}`, onCircle(at * 15, 0.5 - LANE) as At, at * 15 + 90)),
        ...house('house-a', { x: face(0.37), y: face(0.43) }, WALL, ROOF),
        ...house('house-b', { x: face(0.63), y: face(0.43) }, WALL_TWO, '#5b7c99'),
        ...tree('tree-a', { x: face(0.5), y: face(0.345) }, 0.08),
        ...tree('tree-b', { x: face(0.5), y: face(0.43) }, 0.06),
        ...tree('tree-c', { x: face(0.36), y: face(0.675) }, 0.06),
        ...tree('tree-d', { x: face(0.645), y: face(0.67) }, 0.07),
        ...pond('pond', { x: face(0.5), y: face(0.69) }),
        ...sign(face(0.545), 0.046),
      ],
    },
  ),
}
