import { describe, expect, it } from 'vitest'
import { tableNames } from '../../testing/foreign-keys'
import { createGiftBuyer, hashOf } from '../../testing/test-gifts'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const { order, setStatus, certificates } = createGiftBuyer(shop)

describe('the code of a gift certificate', () => {
  const TOKEN = 'operator-token-of-a-test'
  const sent: { text: string; to: string }[] = []
  const send = async (mail: { text: string; to: string }) => {
    sent.push(mail)
    return { messageId: '1' }
  }
  const open = createTestShop({
    OPERATOR_TOKEN: TOKEN,
    MAIL_FROM: 'shop@kea.example',
    EMAIL: { send } as unknown as string,
  })
  // Past the day on which they are mailed.
  open.wait(60)
  async function run(...args: string[]) {
    const init = { method: 'POST', body: JSON.stringify({ args }), headers: { authorization: `Bearer ${TOKEN}` } }
    return (await open.request('/operator', init, null)).json<{ text?: string; message?: string; rows?: object[] }>()
  }
  const codeIn = (text = '') => /([0-9A-F]{4}-){4}[0-9A-F]{4}/.exec(text)?.[0] ?? ''

  /** A paid and mailed certificate of N$75.50: its order, its id and its code. */
  async function mailed(name: string) {
    const number = await order({ recipientName: name, deliverOn: '2026-12-24' })
    await setStatus(number, 'processing')
    await shop.db.prepare("UPDATE outbox SET state = 'sent' WHERE message_id NOT LIKE 'gift-%'").run()
    await open.tick()
    const text = sent.find((mail) => mail.text.includes(`Kia ora ${name},`))?.text
    const [{ id } = { id: 0 }] = await certificates(number)
    return { number, id, code: codeIn(text) }
  }

  it('is in no table after its mail was sent, also when the operator has entered it', async () => {
    const { code } = await mailed('Hemi')
    expect((await run('gift', code)).text).toBe('N$75.50 left.')
    expect((await run('gift', 'use', code, '1')).text).toBe('N$1.00 used, N$74.50 left.')
    const tables = await tableNames()
    const dump = await shop.db.batch(tables.map((name) => shop.db.prepare(`SELECT * FROM "${name}"`)))
    const text = JSON.stringify(dump.map(({ results }) => results))
    expect(text).toContain('Hemi')
    expect(text).not.toContain(code)
    expect(text).not.toContain(code.replaceAll('-', ''))
  })

  it('is found in any spelling of its code, and no other is', async () => {
    const { code, id, number } = await mailed('Ana')
    const row = { id, order: number, for: 'Ana', amount: 'N$75.50', left: 'N$75.50', mailed: 'mailed' }
    for (const typed of [code, code.replaceAll('-', ' ').toLowerCase()]) {
      expect(await run('gift', typed)).toMatchObject({ text: 'N$75.50 left.', rows: [row] })
    }
    expect((await run('gift', 'order', number)).rows).toEqual([row])
    for (const typed of ['', '0000-0000-0000-0000-0000', await hashOf(code)]) {
      expect((await run('gift', typed)).message).toBe('There is no gift certificate with this code.')
    }
  })

  it('pays until its balance is 0, also when it is used twice at once', async () => {
    const { code } = await mailed('Pita')
    expect((await run('gift', 'use', code, '25.50')).text).toBe('N$25.50 used, N$50.00 left.')
    const both = await Promise.all([run('gift', 'use', code, '50'), run('gift', 'use', code, '50')])
    expect(both.map(({ text, message }) => text ?? message).sort()).toEqual([
      'N$50.00 used, N$0.00 left.',
      'Only N$0.00 are left.',
    ])
    expect((await run('gift', 'use', code, '0')).message).toMatch(/^Give the amount/)
    expect((await run('gift', 'use', '0000', '5')).message).toBe('There is no gift certificate with this code.')
  })

  it('can be replaced by a new code for the balance, and is then invalid', async () => {
    const { code, id } = await mailed('Rangi')
    await run('gift', 'use', code, '70')
    const finder = createShopper(open, 'guest-key-of-a-finder')
    const { cartId } = await finder.readyCart()
    await open.db
      .prepare(
        "INSERT INTO cart_gift_cards (cart_id, gift_id, ending) SELECT id, ?2, 'FFFF' FROM carts WHERE masked_id = ?1",
      )
      .bind(cartId, id)
      .run()
    sent.length = 0
    expect((await run('gift', 'again', String(id))).text).toBe('mere@example.co.nz gets a new code.')
    await open.tick()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('a gift certificate of N$5.50')
    const next = codeIn(sent[0]?.text)
    expect(
      await open.db.prepare('SELECT count(*) AS n FROM cart_gift_cards WHERE gift_id = ?').bind(id).first('n'),
    ).toBe(0)
    expect((await run('gift', next)).text).toBe('N$5.50 left.')
    expect((await run('gift', code)).message).toBe('There is no gift certificate with this code.')
    expect((await run('gift', 'again', '999999')).message).toBe('There is no mailed gift certificate 999999.')
  })

  it('is one, in one mail, when two ticks deliver it at once', async () => {
    const number = await order({ recipientName: 'Tui', deliverOn: '2026-12-24' })
    await setStatus(number, 'processing')
    await Promise.all([open.tick(), open.tick(), open.tick()])
    const bodies = sent.map(({ text }) => text).filter((text) => text.startsWith('Kia ora Tui,'))
    expect(bodies).toHaveLength(1)
    expect((await certificates(number))[0]?.code_hash).toBe(await hashOf(codeIn(bodies[0])))
  })

  it('from before codes were hashed is valid, and is hashed by the next tick', async () => {
    const keepPlain = (id: number, code: string) =>
      shop.db
        .prepare('UPDATE gift_certificates SET code_hash = NULL, plain_code = ?2 WHERE id = ?1')
        .bind(id, code)
        .run()
    const plain = () => shop.db.prepare('SELECT id FROM gift_certificates WHERE plain_code IS NOT NULL').all()
    const { id, number } = await mailed('Wiremu')
    await keepPlain(id, '0123456789ABCDEF0123')
    expect((await run('gift', '0123-4567-89AB-CDEF-0123')).text).toBe('N$75.50 left.')
    await keepPlain(id, 'FEDCBA98765432100123')
    for (const _ of [1, 2]) await open.tick()
    expect((await plain()).results).toEqual([])
    expect((await certificates(number))[0]?.code_hash).toBe(await hashOf('FEDCBA98765432100123'))
  })
})
