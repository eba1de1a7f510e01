import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noAnswer, ShopError } from '~/api/errors'
import { popupFailure, subscribeByPopup } from './subscribe-popup'

let sent: { query: string; variables: { input: object } }[] = []
let answer: object | null

beforeEach(() => {
  sent = []
  answer = { status: true, message: 'Thank you. Check your inbox.' }
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { cpnewsletter: answer } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const VALUES = { firstName: 'Mere', email: 'mere@example.co.nz', day: '', month: '', year: '' }
const PAGE = { pageId: 7, source: 'https://shop.example/photo-mugs', hasOffer: true }
const send = (more: object = {}) => subscribeByPopup({ ...VALUES, ...more }, PAGE, 'a-token')

describe('the call of the popup', () => {
  it('sends the payload of a subscription, and gets status and message', async () => {
    expect(await send({ day: '3', month: '7', year: '1990' })).toBe('Thank you. Check your inbox.')
    expect(sent[0]?.variables.input).toEqual({
      firstName: 'Mere',
      lastName: '',
      email: 'mere@example.co.nz',
      date_of_birth: '1990-07-03',
      subscribe: true,
      category_id: 7,
      subscribe_source: 'https://shop.example/photo-mugs',
      popup: true,
      popup_design: true,
      phone_number: '',
      text_notification: false,
      recaptcha_response: 'a-token',
    })
    expect(sent[0]?.query).toMatch(/cpnewsletter\(input: \$input\)\s*\{\s*status\s+message\s*\}/)
  })

  it('rejects with the message of the shop', async () => {
    answer = { status: false, message: 'Not today.' }
    await expect(send()).rejects.toThrow('Not today.')
  })

  it.each([[null], [{ status: true, message: null }], [{ status: false, message: '' }]])(
    'rejects an answer without a message: %j',
    async (wrong) => {
      answer = wrong
      await expect(send()).rejects.toThrow('An unexpected error occurred.')
    },
  )
})

describe('a failure of the popup', () => {
  it.each([
    [new ShopError('input', 'Not today.'), 'Not today.'],
    [new ShopError('busy', 'Too many requests.'), 'Too many requests.'],
    [noAnswer(), 'Submission failed. Please try again.'],
    [new ShopError('server', 'Unknown error, please try after some time.'), 'An unexpected error occurred.'],
    [new TypeError('x is not a function'), 'An unexpected error occurred.'],
  ])('%s says %s', (error, message) => {
    expect(popupFailure(error)).toBe(message)
  })
})
