import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { ellipse, face, graphic, rect, row, type SeedTemplate, words } from '../draw.ts'
import { cardTemplate } from './card-template.ts'

const SKY = '#cfe9ee'
const SAND = '#f0dcb2'
const SEA = '#2c7f93'
const INK = '#17424f'
const CORAL = '#d9513c'

/** Surf along the sand: a row of round crests. */
const surf: TemplateItem[] = row(9, (t, at) =>
  ellipse(`crest-${at}`, { x: face(t), y: face(0.71), width: 0.15, height: 0.06 }, { fill: '#ffffff' }),
)

export const beach: SeedTemplate = {
  id: 18602,
  sku: 'card-beach',
  name: 'Christmas at the beach',
  category: 'christmas',
  description: 'Two photos over the surf, with jandals in the sand.',
  keywords: 'beach Christmas card, summer Christmas card NZ',
  template: cardTemplate({
    outside: SKY,
    front: {
      places: { id: 'tree-v140ov570h500ppo', gap: 0.03, margin: 0.07 },
      items: [
        graphic('bunting', { y: face(0.075), width: 0.94, height: 0.2 }, 'bunting', CORAL, '#f2c14e', SEA),
        rect('sea', { y: face(0.675), width: face(1, 0.1), height: face(0.09) }, { fill: SEA }),
        rect('sand', { y: face(0.87), width: face(1, 0.1), height: face(0.325) }, { fill: SAND }),
        ...surf,
        words('greeting', { y: face(0.8), width: 0.9 }, 'Merry Christmas', {
          font: 'caveat',
          size: 0.145,
          colour: INK,
        }),
        words('place', { x: face(0.43), y: face(0.9), width: 0.62 }, 'FROM THE BACH', {
          font: 'nunito',
          size: 0.042,
          colour: '#9c3425',
          letterSpacing: 0.14,
        }),
        graphic('jandals', { x: face(0.85), y: face(0.905), width: 0.17, height: 0.17, angle: 14 }, 'jandals'),
      ],
    },
    mark: [...surf, graphic('sun', { y: face(0.88), width: 0.14, height: 0.14 }, 'sun')],
    paper: '#fbf6ea',
    message: {
      items: [
        graphic('sun', { y: face(0.17), width: 0.24, height: 0.24 }, 'sun'),
        words(
          'wish',
          { y: face(0.42), width: 0.8, height: 0.36 },
          'Slip on a hat, put the barbecue on and have the best of summers.',
          {
            font: 'caveat',
            size: 0.085,
            colour: INK,
            lineHeight: 1.35,
          },
        ),
        words('love', { y: face(0.66), width: 0.8 }, 'Love from', { font: 'caveat', size: 0.08, colour: '#9c3425' }),
        words('senders', { y: face(0.735), width: 0.84 }, 'the Taylors', { font: 'caveat', size: 0.1, colour: INK }),
        rect('sand', { y: face(0.95), width: face(1, 0.1), height: face(0.13) }, { fill: SAND }),
      ],
    },
  }),
}
