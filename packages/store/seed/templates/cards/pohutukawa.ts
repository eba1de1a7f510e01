import { face, graphic, type SeedTemplate, words } from '../draw.ts'
import { cardTemplate } from './card-template.ts'

const CREAM = '#faf4e8'
const RED = '#a8201a'
const INK = '#3a2b25'

const flower = (name: string, x: number, y: number, size: number, angle: number) =>
  graphic(name, { x: face(x), y: face(y), width: size, height: size, angle }, 'pohutukawa')

export const pohutukawa: SeedTemplate = {
  id: 18601,
  sku: 'card-pohutukawa',
  name: 'Pōhutukawa',
  category: 'christmas',
  description: 'Your photo under the flowers of our Christmas tree.',
  keywords: 'pohutukawa Christmas card, kiwi Christmas card',
  template: cardTemplate({
    outside: CREAM,
    front: {
      places: { id: 'tree-v690po', gap: 0, margin: 0.07 },
      items: [
        flower('flower-left', 0.15, 0.665, 0.27, -14),
        flower('flower-middle', 0.29, 0.69, 0.19, 22),
        flower('flower-right', 0.9, 0.675, 0.23, 12),
        words('greeting', { y: face(0.81), width: 0.88 }, 'Meri Kirihimete', {
          font: 'parisienne',
          size: 0.125,
          colour: RED,
        }),
        words('names', { y: face(0.9), width: 0.84 }, 'FROM ALL OF US', {
          font: 'figtree',
          size: 0.036,
          colour: INK,
          letterSpacing: 0.22,
        }),
      ],
    },
    mark: [flower('flower', 0.5, 0.9, 0.13, 0)],
    paper: CREAM,
    message: {
      items: [
        flower('flower-above', 0.5, 0.17, 0.2, 8),
        words(
          'wish',
          { y: face(0.41), width: 0.8, height: 0.36 },
          'Sun on the water, a full table and time for a nap.',
          {
            font: 'lora',
            size: 0.062,
            colour: INK,
            lineHeight: 1.5,
          },
        ),
        words('love', { y: face(0.66), width: 0.8 }, 'Arohanui,', { font: 'parisienne', size: 0.09, colour: RED }),
        words('senders', { y: face(0.745), width: 0.84 }, 'Mere, Tom and the kids', {
          font: 'lora',
          size: 0.054,
          colour: INK,
        }),
      ],
    },
  }),
}
