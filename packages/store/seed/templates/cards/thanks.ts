import { face, graphic, rect, type SeedTemplate, words } from '../draw.ts'
import { cardTemplate } from './card-template.ts'

const LINEN = '#f3ede2'
const SAGE = '#5c7457'
const INK = '#333a33'

const stem = (name: string, x: number, y: number, angle: number, size = 0.34) =>
  graphic(name, { x: face(x), y: face(y), width: size * 0.54, height: size, angle }, 'eucalyptus', '#8a9f83')

export const thanks: SeedTemplate = {
  id: 18606,
  sku: 'card-thanks',
  name: 'Thank you',
  category: 'thank-you',
  description: 'For a wedding, a new baby or the whole class.',
  keywords: 'photo thank you card, wedding thank you card',
  template: cardTemplate({
    outside: LINEN,
    front: {
      places: { id: 'tree-v700po', gap: 0, margin: 0 },
      items: [
        stem('stem-left', 0.17, 0.74, 64),
        stem('stem-right', 0.83, 0.74, -64),
        words('greeting', { y: face(0.825), width: 0.9 }, 'Thank you', { font: 'parisienne', size: 0.17, colour: INK }),
        words('names', { y: face(0.94), width: 0.84 }, 'OLIVIA & WIREMU · 2026', {
          font: 'figtree',
          size: 0.034,
          colour: '#4c6248',
          letterSpacing: 0.2,
        }),
      ],
    },
    mark: [stem('stem', 0.5, 0.88, 0, 0.18)],
    paper: LINEN,
    message: {
      items: [
        stem('stem-above', 0.5, 0.17, 90, 0.3),
        words(
          'wish',
          { y: face(0.44), width: 0.78, height: 0.36 },
          'You came, you danced and you made our day. Thank you for all of it.',
          {
            font: 'lora',
            size: 0.06,
            colour: INK,
            lineHeight: 1.55,
          },
        ),
        rect('rule', { y: face(0.62), width: 0.12, height: 0.005 }, { fill: SAGE }),
        words('love', { y: face(0.7), width: 0.84 }, 'With all our love', {
          font: 'parisienne',
          size: 0.1,
          colour: INK,
        }),
      ],
    },
  }),
}
