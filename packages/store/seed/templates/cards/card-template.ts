// A greeting card as a template: drawn once as upright pages, laid as a flat card and as the two sheets of a folded one.
import type { Template, TemplateFace, TemplateItem } from '../../../../design/src/templates/template-data.ts'
import type { Colour } from '../draw.ts'
import { rounded } from '../draw.ts'

/** Width by height of a page. The sizes are within half a per cent of it. */
const PAGE = 0.711

interface CardPage {
  /** Empty places for photos, in parts of the page's width. */
  places?: NonNullable<TemplateFace['layout']>
  items: readonly TemplateItem[]
}

interface Card {
  /** The colour of the front and of the back. */
  outside: Colour
  front: CardPage
  /** What is small on the back of a folded card. */
  mark?: readonly TemplateItem[]
  /** The colour of the page with the words. */
  paper: Colour
  /** On the right inside a folded card, and on the back of a flat one. */
  message: CardPage
  /** On the left inside a folded card. */
  beside?: CardPage
}

type Half = 'left' | 'right'

/** A length along the width of a page, as one of a sheet that is two pages wide. */
const across = ([own, short]: TemplateItem['x'], from = 0): [number, number] => [from + own / 2, short * PAGE]
const down = ([own, short]: TemplateItem['y']): [number, number] => [own, short * PAGE]

/** The lengths in an item's data, which are parts of the shorter side: of a page its width, of two pages their height. */
function smaller(item: TemplateItem): TemplateItem['data'] {
  if (item.type === 'graphic') return item.data
  if (item.type === 'text') return { ...item.data, size: item.data.size * PAGE }
  const { stroke, radius, ...data } = item.data
  return {
    ...data,
    ...(stroke && { stroke: { ...stroke, width: stroke.width * PAGE } }),
    ...(radius !== undefined && { radius: radius * PAGE }),
  }
}

const onHalf =
  (half: Half) =>
  (item: TemplateItem): TemplateItem =>
    ({
      ...item,
      name: half === 'left' ? `left-${item.name}` : item.name,
      x: across(item.x, half === 'right' ? 0.5 : 0),
      y: down(item.y),
      width: across(item.width),
      height: down(item.height),
      data: smaller(item),
    }) as TemplateItem

/** What is as wide as its page goes on over both pages, as sand and sea do. */
const isBand = ({ width: [own] }: TemplateItem): boolean => own >= 1
const overBoth = (item: TemplateItem): TemplateItem =>
  ({ ...onHalf('right')(item), x: across(item.x, 0.25), width: [item.width[0], item.width[1] * PAGE] }) as TemplateItem

/** Two pages beside each other. Bands lie below all else. */
function sheet(part: string, colour: Colour, left: CardPage, right: CardPage): TemplateFace {
  const placesOf = ({ places }: CardPage) =>
    places && { id: places.id, gap: places.gap * PAGE, margin: places.margin * PAGE }
  const [onLeft, onRight] = [placesOf(left), placesOf(right)]
  return {
    part,
    outline: 'rect',
    aspect: 2 * PAGE,
    background: { kind: 'colour', colour },
    ...((onLeft || onRight) && {
      halves: { ...(onLeft && { left: onLeft }), ...(onRight && { right: onRight }) },
    }),
    items: [
      ...right.items.filter(isBand).map(overBoth),
      ...left.items.map(onHalf('left')),
      ...right.items.filter((item) => !isBand(item)).map(onHalf('right')),
    ],
  }
}

const single = (part: string, colour: Colour, { places, items }: CardPage): TemplateFace => ({
  part,
  outline: 'rect',
  aspect: PAGE,
  background: { kind: 'colour', colour },
  ...(places && { layout: places }),
  items: [...items],
})

/** What a card shows: outside and inside of a folded one, front and back of a flat one. */
export const cardTemplate = ({
  outside,
  front,
  mark = [],
  paper,
  message,
  beside = { items: [] },
}: Card): Template => ({
  version: 1,
  faces: [
    sheet('outside', outside, { items: mark }, front),
    sheet('inside', paper, beside, message),
    single('front', outside, front),
    single('back', paper, message),
  ].map(rounded),
})
