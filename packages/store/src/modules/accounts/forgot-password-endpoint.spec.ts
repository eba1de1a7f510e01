import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const mailsTo = (email: string) =>
  shop.db.prepare('SELECT count(*) AS n FROM outbox WHERE recipient = ?').bind(email).first<number>('n')
const ask = (method: string, body?: object) =>
  shop.request('/rest/V1/customers/password', {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

it('a link for a new password is asked for by a POST with template, email and website, and mailed to a customer only', async () => {
  const before = (await mailsTo('aroha@example.com')) ?? 0
  for (const email of ['aroha@example.com', 'nobody-of-rest@example.nz']) {
    const answer = await ask('POST', { template: 'email_reset', email, websiteId: 3 })
    expect([answer.status, await answer.json()]).toEqual([200, true])
  }
  expect(await mailsTo('aroha@example.com')).toBe(before + 1)
  expect(await mailsTo('nobody-of-rest@example.nz')).toBe(0)
  expect((await ask('POST', { template: 'email_reset', websiteId: 3 })).status).toBe(400)
  expect((await ask('GET')).status).toBe(405)
})
