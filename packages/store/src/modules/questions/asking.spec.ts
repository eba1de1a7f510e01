import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const ASK = 'mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) { status message } }'
const QUESTION = { question: 'Does it come\nwith a hook?', name: 'Mia', email: 'mia@example.com' }

const pageId = async (url: string): Promise<number> =>
  (await shop.graphql('query ($url: String!) { pageDetails(url: $url) { id } }', { url })).data.pageDetails.id

const ask = async (input: object, captcha?: string) =>
  shop.graphql(ASK, { input: { ...QUESTION, recaptcha_response: captcha ?? (await shop.captcha()), ...input } })

const waiting = async () =>
  (
    await shop.db
      .prepare("SELECT slug, name, email, question, status FROM asked_questions WHERE email = 'mia@example.com'")
      .all()
  ).results

/** Mails of this file's questions: other tests ask, too. */
const OWN_MAILS = "FROM outbox WHERE message_id LIKE 'asked-%' AND body LIKE '%mia@example.com%'"
const mails = () => shop.db.prepare(`SELECT count(*) AS n ${OWN_MAILS}`).first<number>('n')

describe('a new question', () => {
  it('waits for its answer, and the shop gets a mail; both once', async () => {
    const page_id = await pageId('canvas-stretcher-bars')
    const { data } = await ask({ page_id })
    expect(data.askProductQuestion).toEqual({ status: true, message: expect.stringContaining('We answer by email') })
    await ask({ page_id })
    expect(await mails()).toBe(1)
    await shop.db.prepare(`DELETE ${OWN_MAILS}`).run()
    await ask({ page_id })
    expect(await mails()).toBe(0)
    expect(await waiting()).toEqual([{ slug: 'canvas-stretcher-bars', ...QUESTION, status: 'pending' }])
    const shown = await shop.graphql('query ($id: Int!) { productQa(page_id: $id) { total_counts } }', { id: page_id })
    expect(shown.data.productQa.total_counts).toBe(2)
    await shop.db.prepare("DELETE FROM asked_questions WHERE email = 'mia@example.com'").run()
  })

  it('on a product page is stored for that page', async () => {
    await ask({ page_id: 0, sku: 'photo-wall-clock' })
    expect(await waiting()).toMatchObject([{ slug: 'photo-wall-clock' }])
    await shop.db.prepare("DELETE FROM asked_questions WHERE email = 'mia@example.com'").run()
  })

  it.each([
    [{ page_id: 99_999 }, 'There is no such page to ask about.'],
    [{ page_id: 1, sku: 'no-such-product' }, 'There is no such page to ask about.'],
    [{ page_id: 1, question: ' ' }, 'question: This is a required field.'],
    [{ page_id: 1, email: 'mia' }, expect.stringContaining('email: ')],
  ])('with %j is refused', async (input, message) => {
    expect((await ask(input)).errors?.[0]?.message).toEqual(message)
    expect(await waiting()).toEqual([])
  })

  it('is accepted twenty times a day from one browser, also concurrently', async () => {
    const own = createTestShop()
    own.wait(40)
    const page_id = await pageId('canvas-stretcher-bars')
    const guest = 'guest-key-of-a-questioner'
    const send = (n: number) => own.submit(ASK, { input: { ...QUESTION, page_id, question: `Question ${n}?` } }, guest)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))
    expect(answers.filter(({ data }) => data.askProductQuestion?.status)).toHaveLength(20)
    expect(await waiting()).toHaveLength(20)
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toMatch(/^You have asked a lot of questions/)
    await shop.db.prepare("DELETE FROM asked_questions WHERE email = 'mia@example.com'").run()
  })

  it('sends no links to its email address', async () => {
    const page_id = await pageId('canvas-stretcher-bars')
    await ask({ page_id, name: 'casino.com', question: 'Have you seen keaprize。com?', email: 'victim@example.com' })
    const operator = createTestShop({ OPERATOR_TOKEN: 'operator-token-of-a-test' })
    const id = await shop.db.prepare("SELECT id FROM asked_questions WHERE email = 'victim@example.com'").first('id')
    const headers = { authorization: 'Bearer operator-token-of-a-test' }
    const body = JSON.stringify({ args: ['questions', 'answer', String(id), 'No.'] })
    expect((await operator.request('/operator', { method: 'POST', headers, body }, null)).status).toBe(200)
    const mail = await shop.db.prepare("SELECT body FROM outbox WHERE recipient = 'victim@example.com'").first('body')
    expect(mail).toContain('Kia ora casino. com,')
    expect(mail).toContain('Have you seen keaprize. com?')
    await shop.db.prepare("DELETE FROM asked_questions WHERE email = 'victim@example.com'").run()
  })

  it('needs a captcha', async () => {
    const { errors } = await ask({ page_id: await pageId('canvas-stretcher-bars') }, 'none')
    expect(errors?.[0]?.message).toBe('ReCaptcha validation failed, please try again')
    expect(await waiting()).toEqual([])
  })
})
