import type { TemplateItem } from '../../../../design/src/templates/template-data.ts'
import { face, graphic, rect, type SeedTemplate, triangle, words } from '../draw.ts'
import { cardTemplate } from './card-template.ts'

const NIGHT = '#1d3048'
const RANGE = '#47637d'
const FAR = '#7f98ac'
const SNOW = '#f4f6f4'
const CREAM = '#f7efdd'
const GOLD = '#e9c77f'

/** A peak with snow that reaches down on both sides, its top on a point of the page. */
function peak(name: string, x: number, top: number, width: number, height: number, colour: string): TemplateItem[] {
  const at = (down: number) => ({ x: face(x), y: face(top, down) })
  const share = 0.34
  return [
    triangle(name, { ...at(height / 2), width, height }, { fill: colour as `#${string}` }),
    triangle(
      `${name}-snow`,
      { ...at((height * share) / 2), width: width * share, height: height * share },
      { fill: SNOW },
    ),
  ]
}

export const aoraki: SeedTemplate = {
  id: 18604,
  sku: 'card-aoraki',
  name: 'Under Aoraki',
  category: 'christmas',
  description: 'Your photo is the sky behind the mountain.',
  keywords: 'mountain Christmas card, Aoraki card, South Island',
  template: cardTemplate({
    outside: NIGHT,
    front: {
      places: { id: 'tree-v620po', gap: 0, margin: 0 },
      items: [
        ...peak('far-left', 0.2, 0.51, 0.4, 0.22, FAR),
        ...peak('far-right', 0.88, 0.485, 0.6, 0.26, FAR),
        ...peak('aoraki', 0.52, 0.4, 0.74, 0.4, RANGE),
        triangle('shade', { x: face(0.38), y: face(0.6), width: 0.5, height: 0.18 }, { fill: '#35506a' }),
        rect('lake', { y: face(0.83), width: face(1, 0.1), height: face(0.37) }, { fill: NIGHT }),
        words('greeting', { y: face(0.775), width: 0.92 }, 'Meri Kirihimete', {
          font: 'lora',
          size: 0.1,
          colour: CREAM,
        }),
        rect('rule', { y: face(0.835), width: 0.12, height: 0.005 }, { fill: GOLD }),
        words('names', { y: face(0.885), width: 0.86 }, 'FROM THE SOUTH', {
          font: 'figtree',
          size: 0.038,
          colour: GOLD,
          letterSpacing: 0.24,
        }),
      ],
    },
    mark: [graphic('star', { y: face(0.9), width: 0.07, height: 0.07 }, 'star-four', GOLD)],
    paper: CREAM,
    message: {
      items: [
        graphic('star-big', { x: face(0.5), y: face(0.16), width: 0.11, height: 0.11 }, 'star-four', '#b98a35'),
        graphic('star-left', { x: face(0.38), y: face(0.2), width: 0.05, height: 0.05 }, 'star-four', '#b98a35'),
        graphic('star-right', { x: face(0.63), y: face(0.21), width: 0.06, height: 0.06 }, 'star-four', '#b98a35'),
        words(
          'wish',
          { y: face(0.42), width: 0.84, height: 0.36 },
          'May your summer be long and your boots stay dry.',
          {
            font: 'lora',
            size: 0.066,
            colour: NIGHT,
            lineHeight: 1.5,
          },
        ),
        words('love', { y: face(0.66), width: 0.8 }, 'NGĀ MIHI NUI', {
          font: 'figtree',
          size: 0.04,
          colour: '#7a5516',
          letterSpacing: 0.2,
        }),
        words('senders', { y: face(0.735), width: 0.84 }, 'Hemi and Kate', { font: 'lora', size: 0.07, colour: NIGHT }),
      ],
    },
  }),
}
