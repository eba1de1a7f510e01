import { face, graphic, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const CHALK = '#f3efe7'
const STONE = '#cfc3b4'
const CLAY = '#c06a4d'
const FOREST = '#35564a'
const OCHRE = '#dcae59'

const GROUND = { kind: 'pattern' as const, pattern: 'terrazzo' as const, repeats: 9 }
const NAME = { font: 'figtree', colour: CHALK, letterSpacing: 0.3 } as const

const tile = (name: string, x: number, y: number, size: number, angle: number) =>
  graphic(name, { x: face(x), y: face(y), width: size, height: size, angle }, 'chips', CLAY, FOREST, OCHRE)

export const terrazzo: SeedTemplate = {
  id: 15607,
  sku: 'rug-terrazzo',
  name: 'Terrazzo',
  category: 'patterns',
  description: 'Stone chips in clay, forest and ochre, and your family name on a small plate.',
  keywords: 'terrazzo rug, modern rug',
  template: rugTemplate(
    {
      background: { ...GROUND, colours: [CHALK, STONE] },
      items: [
        tile('chips-a', 0.25, 0.17, 0.54, 0),
        tile('chips-b', 0.76, 0.17, 0.54, 90),
        tile('chips-c', 0.24, 0.5, 0.54, 180),
        tile('chips-d', 0.76, 0.5, 0.54, 270),
        tile('chips-e', 0.25, 0.83, 0.54, 90),
        tile('chips-f', 0.75, 0.83, 0.54, 0),
        rect('plate-edge', { y: face(0.5), width: 0.61, height: 0.175 }, { fill: CHALK, radius: 0.085 }),
        rect('plate', { y: face(0.5), width: 0.56, height: 0.125 }, { fill: FOREST, radius: 0.062 }),
        words('name', { y: face(0.5), width: 0.52 }, 'MORGAN', { ...NAME, size: 0.052 }),
      ],
    },
    {
      background: { ...GROUND, colours: [CHALK, STONE] },
      items: [
        tile('chips-a', 0.25, 0.25, 0.52, 0),
        tile('chips-b', 0.75, 0.25, 0.52, 90),
        tile('chips-c', 0.25, 0.75, 0.52, 270),
        tile('chips-d', 0.75, 0.75, 0.52, 180),
        rect('plate-edge', { y: face(0.5), width: 0.55, height: 0.165 }, { fill: CHALK, radius: 0.085 }),
        rect('plate', { y: face(0.5), width: 0.5, height: 0.115 }, { fill: FOREST, radius: 0.057 }),
        words('name', { y: face(0.5), width: 0.46 }, 'MORGAN', { ...NAME, size: 0.047 }),
      ],
    },
  ),
}
