import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const local = createTestShop({ MODE: 'local' })

/** A mail as every form queues one. */
async function mailed(): Promise<number> {
  const email = `viewer-${crypto.randomUUID()}@example.nz`
  await local.db
    .prepare(
      `INSERT INTO outbox (message_id, recipient, subject, body, html, unsubscribe_url, created_at)
       VALUES (?1, ?1, 'Hi <b>', 'Text of it', '<html><head><style>@media (prefers-color-scheme:dark){}</style></head></html>',
         'https://shop.example/u', '2026')`,
    )
    .bind(email)
    .run()
  return (await local.db.prepare('SELECT id FROM outbox WHERE recipient = ?').bind(email).first<number>('id')) ?? 0
}
const read = async (path: string, shop = local) => {
  const answer = await shop.request(path, {}, null)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

it('a shop on this computer shows its mails, with headers, text and both colour schemes', async () => {
  const id = await mailed()
  expect((await read('/__mail')).text).toContain(`<a href="/__mail/${id}">Hi &lt;b&gt;</a>`)
  const { text, headers } = await read(`/__mail/${id}`)
  expect(text).toContain('<pre>Text of it</pre>')
  expect(text).toContain('List-Unsubscribe')
  for (const scheme of ['light', 'dark']) expect(text).toContain(`src="/__mail/${id}/${scheme}"`)
  expect(text.match(/sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(4)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('each colour scheme is shown whatever the browser prefers', async () => {
  const id = await mailed()
  expect((await read(`/__mail/${id}/dark`)).text).toContain('@media all{')
  expect((await read(`/__mail/${id}/light`)).text).toContain('@media not all{')
})

it.each(['/__mail/0', '/__mail/x', '/__mail/1/blue'])('%s is no mail', async (path) => {
  expect((await read(path)).status).toBe(404)
})

it.each(['production', 'preview'])('a shop in the mode %s shows no mail', async (MODE) => {
  const id = await mailed()
  const deployed = createTestShop({ MODE })
  for (const path of ['/__mail', `/__mail/${id}`, `/__mail/${id}/dark`]) {
    const { status, text } = await read(path, deployed)
    expect([status, text.includes('Text of it')]).toEqual([404, false])
  }
})
