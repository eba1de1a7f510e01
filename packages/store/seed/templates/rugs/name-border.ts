import { ellipse, face, inside, onCircle, rect, row, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const CREAM = '#f4ecdb'
const FOREST = '#2d4a3e'
const CLAY = '#b8593d'
const OCHRE = '#d3a04c'

const NAME = { font: 'dancing-script', colour: FOREST } as const
const BELOW = { font: 'lora', colour: '#9a452c', letterSpacing: 0.18 } as const

/** The middle of the band, from the edge. */
const BAND = 0.105

const diamond = (name: string, at: { x: ReturnType<typeof face>; y: ReturnType<typeof face> }, fill = CREAM) =>
  rect(name, { ...at, width: 0.036, height: 0.036, angle: 45 }, { fill: fill as '#f4ecdb' })

/** A place along an upright band: half a step inside both corners. */
const along = (t: number) => face(t, BAND * (1 - 2 * t))

export const nameBorder: SeedTemplate = {
  id: 15601,
  sku: 'rug-name-border',
  name: 'Name in a border',
  category: 'names',
  description: 'One name in brush script, with a woven border in forest green.',
  keywords: 'name rug, personalised rug, border rug',
  template: rugTemplate(
    {
      background: { kind: 'colour', colour: CREAM },
      items: [
        rect('band', inside(0.045), { fill: FOREST, radius: 0.012 }),
        rect('field', inside(0.165), { fill: CREAM }),
        rect('line', inside(0.19), { stroke: { colour: OCHRE, width: 0.007 } }),
        ...row(8, (t, at) => [
          diamond(`top-${at}`, { x: along(t), y: face(0, BAND) }, at === 0 || at === 7 ? OCHRE : CREAM),
          diamond(`bottom-${at}`, { x: along(t), y: face(1, -BAND) }, at === 0 || at === 7 ? OCHRE : CREAM),
        ]),
        ...row(12, (t, at) =>
          at === 0 || at === 11
            ? []
            : [
                diamond(`left-${at}`, { x: face(0, BAND), y: along(t) }),
                diamond(`right-${at}`, { x: face(1, -BAND), y: along(t) }),
              ],
        ),
        words('name', { y: face(0.5, -0.035), width: 0.58 }, 'Aroha', { ...NAME, size: 0.21 }),
        rect('rule-left', { x: 0.4, y: face(0.5, 0.115), width: 0.1, height: 0.005 }, { fill: OCHRE }),
        diamond('mark', { x: face(0.5), y: face(0.5, 0.115) }, CLAY),
        rect('rule-right', { x: 0.6, y: face(0.5, 0.115), width: 0.1, height: 0.005 }, { fill: OCHRE }),
        words('below', { y: face(0.5, 0.19), width: 0.56 }, 'SINCE 2021', { ...BELOW, size: 0.042 }),
      ],
    },
    {
      background: { kind: 'colour', colour: CREAM },
      items: [
        ellipse('band', inside(0.045), { fill: FOREST }),
        ellipse('field', inside(0.165), { fill: CREAM }),
        ellipse('line', inside(0.19), { stroke: { colour: OCHRE, width: 0.007 } }),
        ...Array.from({ length: 24 }, (_, at) =>
          diamond(`ring-${at}`, onCircle(at * 15, 0.5 - BAND) as never, at % 6 === 0 ? OCHRE : CREAM),
        ),
        words('name', { y: face(0.5, -0.03), width: 0.56 }, 'Aroha', { ...NAME, size: 0.19 }),
        rect('rule-left', { x: face(0.5, -0.09), y: face(0.5, 0.095), width: 0.09, height: 0.005 }, { fill: OCHRE }),
        diamond('mark', { x: face(0.5), y: face(0.5, 0.095) }, CLAY),
        rect('rule-right', { x: face(0.5, 0.09), y: face(0.5, 0.095), width: 0.09, height: 0.005 }, { fill: OCHRE }),
        words('below', { y: face(0.5, 0.16), width: 0.4 }, 'SINCE 2021', { ...BELOW, size: 0.036 }),
      ],
    },
  ),
}
