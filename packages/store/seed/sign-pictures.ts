// The pictures of a neon sign follow from its design: each colour and each drawing or wording lit at night, then the first
// one in a room, by day and close up. `pnpm sign-pictures` makes them.
import type { Fields, SeedOption, SeedProduct, SeedValue } from './seed-files.ts'

/** The rooms that a sign is shown in to scale. */
export type SignRoom = 'bedroom' | 'cafe' | 'hall' | 'living'

const OVER: Readonly<Record<SignRoom, string>> = {
  bedroom: 'over a bed',
  cafe: 'over the counter of a café',
  hall: 'over a console in a hall',
  living: 'over a sofa',
}

/** Of its rooms, the first in this list says where a sign hangs; otherwise it is the living room. */
const PLACES: readonly (readonly [room: string, place: SignRoom])[] = [
  ['bedroom', 'bedroom'],
  ['kids-room', 'bedroom'],
  ['kitchen', 'cafe'],
  ['hallway', 'hall'],
  ['living-room', 'living'],
  ['office', 'hall'],
]

/** The walls of the shop that a sign is shown on. */
export type SignWall = 'brick' | 'plaster' | 'painted' | 'timber' | 'tiles'

const ON_WALL: Readonly<Record<SignWall, string>> = {
  brick: 'a brick wall',
  plaster: 'a plastered wall',
  painted: 'a dark painted wall',
  timber: 'a timber wall',
  tiles: 'a tiled wall',
}

/** The rooms of each wall: the first one that a sign is for says where its pictures hang. */
const WALL_OF_ROOM: readonly (readonly [room: string, wall: SignWall])[] = [
  ['kitchen', 'tiles'],
  ['bathroom', 'tiles'],
  ['hallway', 'timber'],
  ['outdoors', 'timber'],
  ['bedroom', 'painted'],
  ['kids-room', 'painted'],
]

export interface SignPicture {
  name: string
  label: string
  shot: 'night' | 'day' | 'close' | 'room'
  /** What it hangs on: a wall alone, or that of a room. */
  on: SignWall | SignRoom
  /** What is chosen in it that is not the first value of its option; null for nothing. */
  chosen: { option: number; value: number } | null
}

type Product = Pick<SeedProduct, 'sku' | 'name' | 'design' | 'options' | 'attributes'>

const roomOf = ({ attributes }: Product): SignRoom =>
  PLACES.find(([room]) => attributes?.room?.includes(room))?.[1] ?? 'living'

const wallOf = ({ attributes }: Product): SignWall =>
  WALL_OF_ROOM.find(([room]) => attributes?.room?.includes(room))?.[1] ?? 'brick'

const COLOURS = ['signColour', 'signColours', 'signDrawingColour', 'signAccent']
const SHAPES = ['signWords', 'signDrawing']

const effectOn = ({ effect }: SeedValue): Fields => effect?.part?.['*'] ?? {}
const changes = ({ values }: SeedOption, fields: readonly string[]): boolean =>
  values.some((value) => fields.some((field) => field in effectOn(value)))

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Of “Sky blue” in the middle of a sentence. */
const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

const withArticle = (noun: string): string =>
  noun.endsWith('s') ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** What the sign says, with the drawing beside it; '' for a drawing alone. */
function saidBy({ signWords, signDrawing }: Fields): string {
  const words = Array.isArray(signWords) ? signWords.join(' ').trim() : ''
  const drawing = typeof signDrawing === 'string' ? ` with ${withArticle(signDrawing.replaceAll('-', ' '))}` : ''
  return words && `A neon sign that says “${words}”${drawing}`
}

/** The part that is a sign, with one value of an option and the first ones of the others; null for another product. */
function signOf({ design, options }: Product, chosen?: SeedValue): Fields | null {
  const part = design?.parts.find(({ sign }) => sign !== undefined)
  const values = options.map(({ values }) => values.find((value) => value === chosen) ?? values[0])
  return part ? Object.assign({}, part, ...values.map((value) => value && effectOn(value))) : null
}

/** The pictures of a designed sign, the first of the page first; none for another product. */
export function signPictures(product: Product): SignPicture[] {
  const sign = signOf(product)
  if (!sign) return []
  const { sku, options } = product
  const base = `neon-${sku.replace(/-neon-sign$/, '')}`
  const alone = `The ${lowered(product.name)}`
  const subject = saidBy(sign) || alone
  const coloured = options.find((option) => changes(option, COLOURS))
  const first = coloured?.values[0]
  const inFirst = first ? ` in ${lowered(first.title)}` : ''
  const [wall, room] = [wallOf(product), roomOf(product)]
  const lit = `lit at night on ${ON_WALL[wall]}`
  const others = options
    .filter((option) => changes(option, [...COLOURS, ...SHAPES]))
    .flatMap(({ id, title: optionTitle, values }) =>
      values.slice(1).map((value): SignPicture => {
        const isColour = id === coloured?.id
        const shown = saidBy(signOf(product, value) ?? {}) || alone
        // What words and colour do not say, the option does.
        const inColour = isColour ? ` in ${lowered(value.title)}` : inFirst
        const isSaid = isColour || shown.toLowerCase().includes(value.title.toLowerCase())
        const called = isSaid ? '' : `, ${lowered(optionTitle)}: ${value.title}`
        const name = [base, ...(isColour ? [] : [slug(optionTitle)]), slug(value.title)].join('-')
        return {
          name,
          label: `${shown}${inColour}${called}, ${lit}`,
          shot: 'night',
          on: wall,
          chosen: { option: id, value: value.id },
        }
      }),
    )
  return [
    { name: base, label: `${subject}${inFirst}, ${lit}`, shot: 'night', on: wall, chosen: null },
    {
      name: `${base}-room`,
      label: `${subject}${inFirst} in its largest size, lit at night ${OVER[room]}`,
      shot: 'room',
      on: room,
      chosen: null,
    },
    {
      name: `${base}-day`,
      label: `${subject}${inFirst}, switched off by day on a pale wall`,
      shot: 'day',
      on: 'plaster',
      chosen: null,
    },
    {
      name: `${base}-close`,
      label: `Close up by day: an end of the tube and a steel cap on its board. ${subject}`,
      shot: 'close',
      on: 'plaster',
      chosen: null,
    },
    ...others,
  ]
}

/** A product whose gallery and options have the pictures of its sign; any other as it is. */
export function withSignPictures<Seed extends Product & Pick<SeedProduct, 'pictures'>>(product: Seed): Seed {
  const pictures = signPictures(product)
  const [first] = pictures
  if (!first) return product
  const shown = new Map(pictures.flatMap(({ name, chosen }) => (chosen ? [[chosen.value, name]] : [])))
  const pictureOf = (option: SeedOption, value: SeedValue) =>
    shown.get(value.id) ?? (changes(option, COLOURS) && value === option.values[0] ? first.name : value.picture)
  return {
    ...product,
    pictures: pictures.map(({ name, label }) => ({ picture: name, label })),
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, picture: pictureOf(option, value) })),
    })),
  }
}
