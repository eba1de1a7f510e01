import { describe, expect, it } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, type Saved, value } from '../../testing/test-shopper'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-games')

const PAIRS_12 = [value(1821, 182101)]
const PAIRS_24 = [value(1821, 182102)]
const BACKS = [value(1581, 158101)]
const FACES = [value(1581, 158102)]
const NO_FIT = 'This design does not fit its product. Open it and add it to the cart again.'

type Entry = { id: string } & Record<string, unknown>

const surface = (part: string, at: number, more: object = {}): Entry => ({
  kind: 'surface',
  id: at === 0 ? `surface:${part}` : `surface:${part}:${at + 1}`,
  part,
  order: `${part === 'face' ? 'a' : 'b'}${String(at).padStart(2, '0')}V`,
  orientation: 'portrait',
  ...more,
})

const photoOn = (id: string): Entry => ({
  kind: 'item',
  id: `photo:${id}`,
  surface: id,
  order: 'a0',
  type: 'photo',
  data: { photo: 'p1', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
})

const word = (id: string): Entry => ({
  kind: 'item',
  id: `word:${id}`,
  surface: id,
  order: 'a0',
  frame: { x: 8, y: 20, width: 44, height: 18, angle: 0 },
  type: 'text',
  data: {
    words: 'tūī',
    font: 'lora',
    sizeMm: 14,
    colour: '#16211b',
    align: 'centre',
    lineHeight: 1.2,
    letterSpacing: 0,
  },
})

/** The other card of the second pair. */
const SECOND = surface('face', 1, { id: 'surface:face:2:second', order: 'a01W', pairWith: 'surface:face:2' })

const records = (photo: string, faces: number, more: readonly Entry[] = []): Entry[] => {
  const cards = Array.from({ length: faces }, (_, at) => surface('face', at))
  const p1 = { kind: 'photo', id: 'p1', upload: photo, name: 'photo.jpg', widthPx: 1200, heightPx: 900 }
  return [p1, ...cards, ...cards.map(({ id }) => photoOn(id)), surface('back', 0), ...more]
}

async function save(sku: string, options: readonly string[], entries: readonly Entry[]) {
  const tool = sku === 'photo-memory-game' ? 'didacticgame-tool' : 'playingcards-tool'
  const document = {
    version: 2,
    sku,
    tool,
    options,
    records: Object.fromEntries(entries.map((each) => [each.id, each])),
  }
  const { design, user_errors } = await shopper.save({
    product_type: tool,
    sku,
    tool_data: JSON.stringify(document),
    for_cart: true,
  })
  return { design, errors: user_errors.map(({ message }: { message: string }) => message) }
}

const lineOf = (sku: string, options: readonly string[], { uid, revision }: Saved) => ({
  sku,
  quantity: 1,
  selected_options: options,
  design_uid: uid,
  design_revision: revision,
})

/** What the shop says to a design that is saved for the cart and put into it. */
async function refusal(sku: string, options: readonly string[], entries: readonly Entry[]): Promise<string[]> {
  const { design, errors } = await save(sku, options, entries)
  if (!design) return errors
  const { cart, user_errors } = await shopper.add(await shopper.newCart(), [lineOf(sku, options, design)])
  expect(cart.total_quantity).toBe(user_errors.length === 0 ? 1 : 0)
  return user_errors.map(({ message }: { message: string }) => message)
}

/** The sizes of the pages of the file of a design that is bought and paid, in mm, with their number, in their order. */
async function bought(sku: string, options: readonly string[], entries: readonly Entry[]): Promise<string[]> {
  const { design, errors } = await save(sku, options, entries)
  expect(errors).toEqual([])
  const cart = await shopper.newCart()
  const { user_errors } = await shopper.add(cart, [lineOf(sku, options, design)])
  expect(user_errors).toEqual([])
  await shopper.fillCheckout(cart)
  const { number } = (await shopper.place(cart)).orderV2
  await operate('paid', number)
  await tick()
  const object = await shop.files.get(`print/${number}-1-${sku}-1x.pdf`)
  const text = new TextDecoder('latin1').decode(await object?.arrayBuffer())
  const sizes = text.split('/Type/Page/').flatMap((page, at) => {
    const box = /TrimBox\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1).map(Number) ?? []
    const [left = 0, bottom = 0, right = 0, top = 0] = box
    return at === 0 ? [] : [[right - left, top - bottom].map((points) => Math.round((points / 72) * 25.4)).join(' × ')]
  })
  const counted: string[] = []
  for (const size of new Set(sizes)) counted.push(`${sizes.filter((each) => each === size).length} of ${size}`)
  return counted
}

describe('a memory game', () => {
  it('of 12 pairs has each face twice and the back once', async () => {
    const photo = await shopper.upload()
    expect(await bought('photo-memory-game', PAIRS_12, records(photo, 12))).toEqual(['25 of 60 × 60'])
  })

  it('of 24 pairs, one of a photo and a word, has 48 faces and the back', async () => {
    const photo = await shopper.upload()
    const entries = records(photo, 24, [SECOND, word(SECOND.id)])
    expect(await bought('photo-memory-game', PAIRS_24, entries)).toEqual(['49 of 60 × 60'])
  })

  it('with fewer pairs than are paid, or an empty second card, is refused', async () => {
    const photo = await shopper.upload()
    const few = records(photo, 11)
    expect(await refusal('photo-memory-game', PAIRS_12, few)).toEqual([NO_FIT])
    const instead = records(photo, 11, [SECOND, word(SECOND.id)])
    expect(await refusal('photo-memory-game', PAIRS_12, instead)).toEqual([NO_FIT])
    expect(await refusal('photo-memory-game', PAIRS_12, records(photo, 12, [SECOND]))).toEqual([
      'Nothing is on the second card of Pair 2 yet. Put a photo or a word on it first.',
    ])
  })

  it('with a second back is refused', async () => {
    const photo = await shopper.upload()
    const back = surface('back', 1, { pairWith: 'surface:back' })
    expect(await refusal('photo-memory-game', PAIRS_12, records(photo, 12, [back, word(back.id)]))).toEqual([NO_FIT])
  })
})

describe('a deck of cards', () => {
  it('with a photo on each face is 54 faces and one back', async () => {
    const photo = await shopper.upload()
    const entries = records(photo, 54, [photoOn('surface:back')])
    expect(await bought('photo-playing-cards', FACES, entries)).toEqual(['55 of 63 × 88'])
  })

  it('with the faces that every player knows is its back alone, whatever was designed before', async () => {
    const photo = await shopper.upload()
    const entries = records(photo, 54, [photoOn('surface:back')])
    expect(await bought('photo-playing-cards', BACKS, entries)).toEqual(['1 of 63 × 88'])
  })

  it('pays for its faces', async () => {
    const photo = await shopper.upload()
    const backAlone = records(photo, 0, [photoOn('surface:back')])
    expect(await refusal('photo-playing-cards', FACES, backAlone)).toEqual([NO_FIT])
  })
})
