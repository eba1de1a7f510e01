import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolver, subscribe } from './subscribe'

let sent: { url: string; body: { query: string; variables: object } }[] = []
let answer: object = { error: false, message: 'Thank you.' }

beforeEach(() => {
  sent = []
  answer = { error: false, message: 'Thank you.' }
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: URL | string, { body }: { body: string }) => {
    sent.push({ url: String(url), body: JSON.parse(body) })
    return Response.json({ data: { cpnewsletter: answer } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (more: object = {}) =>
  subscribe({ email: ' aroha@example.co.nz ', categoryId: 7, source: 'footer', ...more }, 'a-token')

describe('a subscription', () => {
  it('sends address, page, source and captcha, and nothing else', async () => {
    expect(await send()).toBe('Thank you.')
    expect(sent[0]?.body.variables).toEqual({
      input: {
        email: 'aroha@example.co.nz',
        subscribe: true,
        category_id: 7,
        subscribe_source: 'footer',
        recaptcha_response: 'a-token',
      },
    })
    await send({ categoryId: 0, source: 'https://shop.example/canvas-prints' })
    expect(sent[1]?.body.variables).toMatchObject({
      input: { category_id: 0, subscribe_source: 'https://shop.example/canvas-prints' },
    })
  })

  it('uses the mutation cpnewsletter', async () => {
    await send()
    expect(sent[0]?.url).toBe('https://shop.example/graphql')
    expect(sent[0]?.body.query).toMatch(/cpnewsletter\(input: \$input\)\s*\{\s*error\s+message\s*\}/)
    expect(sent[0]?.body.variables).toMatchObject({ input: { recaptcha_response: 'a-token' } })
  })

  it('rejects with the message of the store', async () => {
    answer = { error: true, message: 'Not today.' }
    await expect(send()).rejects.toThrow('Not today.')
  })
})

describe('the email address of a subscription', () => {
  it.each([
    ['', 'This is a required field.'],
    ['  ', 'This is a required field.'],
    [
      'aroha@example',
      'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.',
    ],
    [' aroha@example.co.nz ', ''],
  ])('%j has the error %j', async (email, problem) => {
    const { errors } = await resolver({ email }, undefined, { fields: {}, shouldUseNativeValidation: false })
    expect(errors.email?.message ?? '').toBe(problem)
  })
})
