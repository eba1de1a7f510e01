import { expect, it } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, value } from '../../testing/test-shopper'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-books')

const WITHOUT_NUMBERS = value(1444, 144401)
/** 20 × 20 cm, soft cover, 24 pages: N$34.95. */
const SOFT_24 = [value(1441, 144101), value(1442, 144201), value(1443, 144301), WITHOUT_NUMBERS]
const LINEN_36 = [value(1441, 144101), value(1442, 144203), value(1443, 144302), WITHOUT_NUMBERS]

const crop = { x: 0, y: 0, width: 1, height: 1 }

/** A book with its photo on each of its parts that take one. `spreads` is how many it has. */
async function bookOf(options: readonly string[], cover: 'cover' | 'title', spreads: number) {
  const surfaces = [
    [cover, `surface:${cover}`],
    ['first', 'surface:first'],
    ...Array.from({ length: spreads }, (_, at) => ['spread', `surface:spread${at === 0 ? '' : `:${at + 1}`}`]),
    ['last', 'surface:last'],
  ] as const
  const photo = {
    kind: 'photo',
    id: 'p1',
    upload: await shopper.upload(),
    name: 'photo.jpg',
    widthPx: 1200,
    heightPx: 900,
  }
  const records: { id: string }[] = surfaces.flatMap(([part = '', id = ''], at) => [
    { kind: 'surface', id, part, order: `a${at.toString(36)}V`, orientation: 'portrait' },
    ...(part === 'title'
      ? []
      : [
          {
            kind: 'item',
            id: `i${at}`,
            surface: id,
            order: 'a0',
            type: 'photo',
            data: { photo: 'p1', turns: 0, crop },
          },
        ]),
  ])
  const all = [photo, ...records].map((entry) => [entry.id, entry])
  return { version: 2, sku: 'photo-book', tool: 'photobook-tool', options, records: Object.fromEntries(all) }
}

const save = async (document: object, forCart = true) =>
  shopper.save({
    product_type: 'photobook-tool',
    sku: 'photo-book',
    tool_data: JSON.stringify(document),
    for_cart: forCart,
  })

async function buy(document: { options: readonly string[]; records: object }, quantity = 1) {
  const { design, user_errors } = await save(document)
  expect(user_errors).toEqual([])
  const cartId = await shopper.newCart()
  const added = await shopper.add(cartId, [
    {
      sku: 'photo-book',
      quantity,
      selected_options: document.options,
      design_uid: design?.uid,
      design_revision: design?.revision,
    },
  ])
  if (added.user_errors.length > 0)
    return { errors: added.user_errors.map(({ message }: { message: string }) => message) }
  await shopper.fillCheckout(cartId)
  const { orderV2 } = await shopper.place(cartId)
  return { number: orderV2.number as string, total: orderV2.total.subtotal.value as number }
}

/** The trimmed sizes of the pages of a file in mm; null without the file. */
async function pagesOf(key: string): Promise<string[] | null> {
  const object = await shop.files.get(key)
  if (!object) return null
  const text = new TextDecoder('latin1').decode(await object.arrayBuffer())
  return text.split('/Type/Page/').flatMap((page, at) => {
    if (at === 0) return []
    const [left = 0, bottom = 0, right = 0, top = 0] =
      /TrimBox\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1).map(Number) ?? []
    return [[right - left, top - bottom].map((points) => Math.round((points / 72) * 254) / 10).join(' × ')]
  })
}

it('a paid book is printed as a cover and a block, and nothing else of it is', async () => {
  const { number, total } = await buy(await bookOf(SOFT_24, 'cover', 11), 2)
  expect(total).toBe(65.9)
  await operate('paid', number ?? '')
  await tick()
  const name = `${number}-1-photo-book-2x`
  expect(await pagesOf(`print/${name}-cover.pdf`)).toEqual(['402.8 × 200'])
  expect(await pagesOf(`print/${name}-block.pdf`)).toEqual(Array.from({ length: 24 }, () => '200 × 200'))
  expect(await pagesOf(`print/${name}.pdf`)).toBeNull()
  expect((await operate('print', 'files', number ?? '')).rows).toEqual([
    expect.objectContaining({ state: 'made', files: `${name}-cover.pdf | ${name}-block.pdf`, colours: 'RGB | RGB' }),
  ])
})

it('a linen book has the artwork of its foil in place of a cover', async () => {
  const { number, total } = await buy(await bookOf(LINEN_36, 'title', 17))
  // 34.95 for the format, 28 for linen, 12 for the pages.
  expect(total).toBe(74.95)
  await operate('paid', number ?? '')
  await tick()
  expect(await pagesOf(`print/${number}-1-photo-book-1x-foil.pdf`)).toEqual(['463.8 × 248'])
  expect(await pagesOf(`print/${number}-1-photo-book-1x-block.pdf`)).toHaveLength(36)
  expect(await pagesOf(`print/${number}-1-photo-book-1x-cover.pdf`)).toBeNull()
})

it('a book of 24 pages with one spread more prints what is paid, and one with a spread less is refused', async () => {
  const { number } = await buy(await bookOf(SOFT_24, 'cover', 12))
  await operate('paid', number ?? '')
  await tick()
  expect(await pagesOf(`print/${number}-1-photo-book-1x-block.pdf`)).toHaveLength(24)
  const less = await buy(await bookOf(SOFT_24, 'cover', 10))
  expect(less.errors).toEqual(['This design does not fit its product. Open it and add it to the cart again.'])
})

it('a photo on a linen cover is refused in the cart', async () => {
  const document = await bookOf(LINEN_36, 'title', 17)
  const stray = {
    ...{ kind: 'item', id: 'stray', surface: 'surface:title', order: 'a0', type: 'photo' },
    data: { photo: 'p1', turns: 0, crop },
  }
  const { errors } = await buy({ ...document, records: { ...document.records, stray } })
  expect(errors).toEqual(['Cover takes words only. Remove everything else from it first.'])
})
