import { type Colour, ellipse, inside, onCircle, rect, rugTemplate, type SeedTemplate, words } from '../draw.ts'

const BUTTER = '#f5e8c8'
const SAGE = '#9db391'
const FOREST = '#3d5a45'

const GROUND = { kind: 'pattern' as const, pattern: 'checks' as const, repeats: 8 }
const NAME = { font: 'abril-fatface', colour: FOREST } as const

const scallops = (name: string, size: number, fill: Colour) =>
  Array.from({ length: 14 }, (_, at) =>
    ellipse(`${name}-${at}`, { ...onCircle((at * 360) / 14, 0.2), width: size, height: size }, { fill }),
  )

export const checker: SeedTemplate = {
  id: 15610,
  sku: 'rug-checker',
  name: 'Checkerboard',
  category: 'patterns',
  description: 'Butter and sage squares with a wide border, and a word in the middle.',
  keywords: 'checkered rug, checkerboard rug, retro rug',
  template: rugTemplate(
    {
      background: { ...GROUND, colours: [BUTTER, SAGE] },
      items: [
        rect('border', inside(-0.06), { stroke: { colour: FOREST, width: 0.1225 } }),
        rect('line', inside(0.026), { stroke: { colour: BUTTER, width: 0.006 } }),
        rect('plate', { width: 0.62, height: 0.28 }, { fill: BUTTER, radius: 0.14 }),
        rect(
          'plate-line',
          { width: 0.585, height: 0.245 },
          { stroke: { colour: FOREST, width: 0.007 }, radius: 0.122 },
        ),
        words('name', { width: 0.56 }, 'hello', { ...NAME, size: 0.135 }),
      ],
    },
    {
      background: { ...GROUND, colours: [BUTTER, SAGE] },
      items: [
        ellipse('border', inside(-0.06), { stroke: { colour: FOREST, width: 0.1225 } }),
        ellipse('line', inside(0.026), { stroke: { colour: BUTTER, width: 0.006 } }),
        ...scallops('edge', 0.112, FOREST),
        ...scallops('petal', 0.095, BUTTER),
        ellipse('plate', { width: 0.4, height: 0.4 }, { fill: BUTTER }),
        ellipse('plate-line', { width: 0.355, height: 0.355 }, { stroke: { colour: FOREST, width: 0.007 } }),
        words('name', { width: 0.33 }, 'hello', { ...NAME, size: 0.105 }),
      ],
    },
  ),
}
