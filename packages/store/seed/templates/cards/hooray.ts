import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { type Colour, ellipse, face, graphic, rect, type SeedTemplate, words } from '../draw.ts'
import { cardTemplate } from './card-template.ts'

const BUTTER = '#fbe7a8'
const INK = '#2c2a4a'
const CONFETTI: readonly Colour[] = ['#e4572e', '#2e7d6b', '#4a5fc1', '#d98e04', '#c9447a']

/** Where pieces of confetti lie, as parts of the page, and how they are turned. */
const PIECES: readonly (readonly [x: number, y: number, angle: number])[] = [
  [0.08, 0.05, 20],
  [0.24, 0.03, 70],
  [0.42, 0.06, 140],
  [0.61, 0.035, 30],
  [0.78, 0.06, 100],
  [0.93, 0.04, 160],
  [0.05, 0.7, 50],
  [0.95, 0.71, 110],
  [0.13, 0.95, 80],
  [0.33, 0.965, 15],
  [0.55, 0.95, 120],
  [0.75, 0.97, 60],
  [0.92, 0.94, 150],
  [0.06, 0.83, 130],
  [0.94, 0.84, 40],
]

const confetti: TemplateItem[] = PIECES.map(([x, y, angle], at) => {
  const fill = CONFETTI[at % CONFETTI.length] ?? INK
  const place = { x: face(x), y: face(y) }
  return at % 3 === 0
    ? ellipse(`dot-${at}`, { ...place, width: 0.032, height: 0.032 }, { fill })
    : rect(`strip-${at}`, { ...place, width: 0.05, height: 0.018, angle }, { fill })
})

export const hooray: SeedTemplate = {
  id: 18605,
  sku: 'card-hooray',
  name: 'Hip hip hooray',
  category: 'birthday',
  description: 'A birthday photo in a shower of confetti.',
  keywords: 'photo birthday card, birthday invitation',
  template: cardTemplate({
    outside: BUTTER,
    front: {
      places: { id: 'tree-v720po', gap: 0, margin: 0.11 },
      items: [
        ...confetti,
        graphic(
          'balloons',
          { x: face(0.86), y: face(0.6), width: 0.26, height: 0.36, angle: 8 },
          'balloons',
          '#e4572e',
          '#d98e04',
          '#2e7d6b',
        ),
        words('greeting', { y: face(0.765), width: 0.86 }, 'Hip hip', { font: 'nunito', size: 0.1, colour: INK }),
        words('greeting-big', { y: face(0.86), width: 0.9 }, 'hooray!', {
          font: 'nunito',
          size: 0.16,
          colour: '#b23a17',
        }),
      ],
    },
    mark: [graphic('cupcake', { y: face(0.89), width: 0.12, height: 0.12 }, 'cupcake')],
    paper: '#fffaf0',
    message: {
      items: [
        graphic('cake', { y: face(0.2), width: 0.3, height: 0.3 }, 'cake'),
        words(
          'wish',
          { y: face(0.45), width: 0.8, height: 0.36 },
          'Another year, another reason for cake. Have a great day!',
          {
            font: 'nunito',
            size: 0.068,
            colour: INK,
            lineHeight: 1.4,
          },
        ),
        words('love', { y: face(0.68), width: 0.8 }, 'Lots of love,', {
          font: 'caveat',
          size: 0.095,
          colour: '#b23a17',
        }),
        words('senders', { y: face(0.765), width: 0.84 }, 'Nana and Koro', { font: 'caveat', size: 0.11, colour: INK }),
      ],
    },
  }),
}
