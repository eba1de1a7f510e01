import { maskFile } from '@kea/photo/testing/mask-file'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const refusalOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code]

describe('an uploaded JPEG', () => {
  it('may have a mask behind it, whose place is stored for the printer', async () => {
    const mask = maskFile({ width: 1200, height: 900, opacity: (x, y) => (x * y) % 256 })
    const file = jpeg({ trailer: mask })
    const answer = await shopper.send(file)
    const { uid, ...size } = await answer.json<{ uid: string }>()
    expect([answer.status, size]).toEqual([200, { width: 1200, height: 900, type: 'image/jpeg' }])
    const facts = await shop.db.prepare('SELECT facts FROM uploads WHERE uid = ?').bind(uid).first<string>('facts')
    const end = file.length - mask.length
    expect(JSON.parse(facts ?? '')).toMatchObject({
      ...{ end, hasTrailer: false },
      mask: { width: 1200, height: 900, start: end + 41, end: file.length - 28 },
    })
  })

  it.each([
    ['of another size', maskFile({ width: 1200, height: 901 })],
    ['that grows to a hundred megabytes', maskFile({ width: 1200, height: 900, raw: new Uint8Array(100_000_000) })],
    ['that breaks off', maskFile({ width: 1200, height: 900, raw: new Uint8Array(1201 * 899) })],
    ['that cannot be unpacked', maskFile({ width: 1200, height: 900, packed: new Uint8Array(2000).fill(0x55) })],
    ['with a filter that does not exist', maskFile({ width: 1200, height: 900, filter: 9 })],
    ['in colour', maskFile({ width: 1200, height: 900, colour: 6 })],
    ['with words in it', maskFile({ width: 1200, height: 900, extra: { name: 'tEXt', data: new Uint8Array(90) } })],
  ])('with a forged mask %s is refused, and not stored', async (_, trailer) => {
    const file = jpeg({ trailer })
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    await shopper.putPart(uid, 0, file)
    expect(await refusalOf(await shopper.complete(uid))).toEqual([422, 'MORE_THAN_A_PHOTO'])
    expect(await shop.files.head(`uploads/${uid}`)).toBeNull()
  })

  it('with more pixels than we decode in full may have no mask', async () => {
    const large = { width: 16_000, height: 2_501 }
    expect((await shopper.send(jpeg(large))).status).toBe(200)
    const masked = jpeg({ ...large, trailer: maskFile({ ...large, raw: new Uint8Array(16_001 * 2_501) }) })
    expect(await refusalOf(await shopper.send(masked))).toEqual([422, 'MORE_THAN_A_PHOTO'])
  })
})
