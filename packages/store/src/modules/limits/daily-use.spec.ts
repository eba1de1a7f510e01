import { UPLOAD } from '@kea/shared/constants/uploads'
import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { DAY_LIMITS } from './daily-use'

const shop = createTestShop()

const refusalOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  (await answer.json<{ code: string }>()).code,
]

describe('the uploads of a day', () => {
  it('of a guest are two gigabytes at most', async () => {
    const guest = createShopper(shop, 'guest-key-of-a-test-busy')
    const per = UPLOAD.maxBytes
    for (let sent = 0; sent + per <= UPLOAD.guestDayBytes; sent += per) {
      expect((await guest.startUpload(per)).status).toBe(201)
    }
    expect(await refusalOf(await guest.startUpload(per))).toEqual([429, 'DAY_LIMIT'])
  })

  it('of an address are not more for a new guest', async () => {
    const start = (guest: string, address: string) =>
      shop.request(
        '/uploads',
        {
          method: 'POST',
          body: JSON.stringify({ name: 'a.jpg', size: 1000 }),
          headers: { 'x-caller': address },
        },
        guest,
      )
    expect((await start('guest-key-of-a-test-mint-1', '203.0.113.9')).status).toBe(201)
    // All but the last byte of the day, as after thousands of photos.
    const { address } = DAY_LIMITS.uploads
    await shop.db
      .prepare("UPDATE daily_use SET bytes = ?1 - 1 WHERE what = 'uploads' AND bytes_max = ?1")
      .bind(address.bytes)
      .run()
    expect(await refusalOf(await start('guest-key-of-a-test-mint-2', '203.0.113.9'))).toEqual([429, 'DAY_LIMIT'])
    expect((await start('guest-key-of-a-test-mint-2', '203.0.113.8')).status).toBe(201)
  })

  it('are stored without the address, and forgotten the day after', async () => {
    const other = createTestShop()
    other.wait(3)
    await other.request(
      '/uploads',
      { method: 'POST', body: '{"name":"a.jpg","size":1000}', headers: { 'x-caller': '198.51.100.7' } },
      'guest-key-of-a-test-mint-4',
    )
    const counted = () =>
      other.db.prepare("SELECT group_concat(who) AS who FROM daily_use WHERE day = '2026-11-05'").first<string>('who')
    // Other specs may count on this day too.
    expect(await counted()).toMatch(/^[0-9a-f]{64}(,[0-9a-f]{64})+$/)
    await other.tick()
    expect(await counted()).not.toBeNull()
    await other.tick(1)
    expect(await counted()).toBeNull()
  })
})
