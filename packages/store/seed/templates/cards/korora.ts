import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { ellipse, face, graphic, rect, type SeedTemplate, triangle, words } from '../draw.ts'
import { cardTemplate } from './card-template.ts'

const FOAM = '#e8f2f3'
const DEEP = '#23566e'
const SLATE = '#40698c'
const BACK = '#2f5273'
const SAND = '#ead7b0'
const RED = '#c22f2b'

/** A little blue penguin that stands on a point of the page: its height in parts of the page's width. */
function penguin(name: string, x: number, y: number, size: number, lean: 1 | -1): TemplateItem[] {
  const at = (across: number, up: number) => ({ x: face(x, across * size * lean), y: face(y, -up * size) })
  const part = (own: string) => `${name}-${own}`
  return [
    ellipse(part('foot-back'), { ...at(-0.11, 0.02), width: 0.2 * size, height: 0.07 * size }, { fill: '#d99a6c' }),
    ellipse(part('foot-front'), { ...at(0.13, 0.02), width: 0.2 * size, height: 0.07 * size }, { fill: '#d99a6c' }),
    ellipse(part('body'), { ...at(0, 0.37), width: 0.58 * size, height: 0.74 * size }, { fill: SLATE }),
    ellipse(part('head'), { ...at(0.02, 0.76), width: 0.43 * size, height: 0.4 * size }, { fill: SLATE }),
    ellipse(part('belly'), { ...at(0.07, 0.34), width: 0.4 * size, height: 0.6 * size }, { fill: '#ffffff' }),
    ellipse(part('cheek'), { ...at(0.1, 0.7), width: 0.25 * size, height: 0.22 * size }, { fill: '#ffffff' }),
    ellipse(
      part('flipper'),
      { ...at(-0.25, 0.4), width: 0.13 * size, height: 0.44 * size, angle: 16 * lean },
      { fill: BACK },
    ),
    ellipse(
      part('wing'),
      { ...at(0.29, 0.42), width: 0.11 * size, height: 0.4 * size, angle: -22 * lean },
      { fill: BACK },
    ),
    ellipse(part('eye'), { ...at(0.1, 0.79), width: 0.06 * size, height: 0.06 * size }, { fill: '#1d2a33' }),
    ellipse(part('light'), { ...at(0.115, 0.805), width: 0.02 * size, height: 0.02 * size }, { fill: '#ffffff' }),
    triangle(
      part('bill'),
      { ...at(0.28, 0.73), width: 0.09 * size, height: 0.17 * size, angle: 98 * lean },
      { fill: '#2b3a44' },
    ),
    triangle(
      part('hat'),
      { ...at(-0.02, 1.06), width: 0.34 * size, height: 0.32 * size, angle: -12 * lean },
      { fill: RED },
    ),
    ellipse(
      part('hat-rim'),
      { ...at(0.015, 0.925), width: 0.44 * size, height: 0.1 * size, angle: -8 * lean },
      { fill: '#ffffff' },
    ),
    ellipse(part('hat-tip'), { ...at(-0.055, 1.23), width: 0.11 * size, height: 0.11 * size }, { fill: '#ffffff' }),
  ]
}

export const korora: SeedTemplate = {
  id: 18603,
  sku: 'card-korora',
  name: 'Kororā in hats',
  category: 'christmas',
  description: 'Two little blue penguins come ashore. Your photo is above your words.',
  keywords: 'penguin Christmas card, korora card NZ',
  template: cardTemplate({
    outside: FOAM,
    front: {
      items: [
        words('greeting', { y: face(0.145), width: 0.86 }, 'Have yourself', { font: 'lora', size: 0.07, colour: DEEP }),
        words('greeting-big', { y: face(0.245), width: 0.94 }, 'a little blue', {
          font: 'abril-fatface',
          size: 0.125,
          colour: DEEP,
        }),
        words('greeting-end', { y: face(0.345), width: 0.94 }, 'Christmas', {
          font: 'abril-fatface',
          size: 0.125,
          colour: DEEP,
        }),
        rect('sea', { y: face(0.69), width: face(1, 0.1), height: face(0.12) }, { fill: '#8fc1c9' }),
        ellipse('wash', { y: face(0.775), width: face(1, 0.4), height: 0.17 }, { fill: '#ffffff' }),
        rect('sand', { y: face(0.9), width: face(1, 0.1), height: face(0.25) }, { fill: SAND }),
        ...penguin('near', 0.34, 0.905, 0.5, 1),
        ...penguin('far', 0.71, 0.865, 0.38, -1),
      ],
    },
    mark: [graphic('waves', { y: face(0.89), width: 0.16, height: 0.1 }, 'waves')],
    paper: '#fbfaf5',
    message: {
      places: { id: 'tree-v540po', gap: 0, margin: 0.08 },
      items: [
        words('wish', { y: face(0.655), width: 0.82, height: 0.2 }, 'Wishing you a cool drink in a warm sea breeze.', {
          font: 'lora',
          size: 0.058,
          colour: DEEP,
          lineHeight: 1.45,
        }),
        words('love', { y: face(0.815), width: 0.8 }, 'Love from', { font: 'lora', size: 0.05, colour: '#9c2a26' }),
        words('senders', { y: face(0.885), width: 0.84 }, 'Anahera and Sam', {
          font: 'abril-fatface',
          size: 0.07,
          colour: DEEP,
        }),
      ],
    },
  }),
}
