import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginQuestionAtom } from '~/lib/login-question'
import { keepSession } from '~/lib/shown-session'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { CustomerCartDocument } from './__generated__/documents/CustomerCart'
import { LogInByPasswordDocument } from './__generated__/documents/LogInByPassword'
import { OTHER_CUSTOMER } from './errors'

const SAVE = 'mutation SaveIt { updateCustomerAddress(id: 1) { id } }'
const READ = '{ cart(cart_id: "c") { id } }'
const json = (body: object) => Response.json(body)
const refusal = (message = "The current customer isn't authorized.") =>
  json({ errors: [{ message, extensions: { category: 'graphql-authorization' } }], data: null })

let jar = cookieJar()
let sent: string[] = []
const question = () => getDefaultStore().get(loginQuestionAtom)

/** A tab of a customer. The answers come in turn; the edge ends the session with a refusal. */
function openTab(answers: (() => Response)[]) {
  jar = cookieJar({ logged_in: 'session-of-a' })
  vi.stubGlobal('document', jar.document)
  keepSession()
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body).query)
    return (answers.shift() ?? refusal)()
  })
}
const endSession = () => {
  jar.pairs.delete('logged_in')
  return refusal()
}
async function logIn(isBack: boolean): Promise<void> {
  await vi.waitFor(() => expect(question()).not.toBeNull())
  if (isBack) jar.pairs.set('logged_in', 'next-session-of-a')
  question()?.answer(isBack)
}
const send = async (query: string) => (await import('./client')).send(query, {})

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  sent = []
})
afterEach(() => vi.unstubAllGlobals())

it('a form whose session is over is sent again after another login', async () => {
  openTab([endSession, () => json({ data: { updateCustomerAddress: { id: 1 } } })])
  const saving = send(SAVE)
  await logIn(true)
  expect(await saving).toEqual({ updateCustomerAddress: { id: 1 } })
  expect(sent).toEqual([SAVE, SAVE])
  expect(question()).toBeNull()
})

it('a login method that needs a fresh login is added after one, and not without', async () => {
  const ADD = 'mutation AddIt { startPasskeyRegistration { options } }'
  const tooOld = () =>
    json({
      errors: [
        { message: 'Please log in again first.', extensions: { category: 'graphql-input', needs_fresh_login: true } },
      ],
      data: null,
    })
  openTab([tooOld, () => json({ data: { startPasskeyRegistration: { options: '{}' } } }), tooOld])
  const adding = send(ADD)
  await vi.waitFor(() => expect(question()?.reason).toBe('proof'))
  await logIn(true)
  expect(await adding).toEqual({ startPasskeyRegistration: { options: '{}' } })
  keepSession()
  const failure = expect(send(ADD)).rejects.toThrow('Please log in again first.')
  await logIn(false)
  await failure
  expect(sent).toEqual([ADD, ADD, ADD])
})

it('requests that fail together share one question', async () => {
  openTab([endSession, refusal, () => json({ data: { a: 1 } }), () => json({ data: { a: 2 } })])
  const both = Promise.all([send('{ a }'), send('{ a }')])
  await logIn(true)
  expect(await both).toEqual([{ a: 1 }, { a: 2 }])
})

it('a login that is refused leaves the form, with a message', async () => {
  openTab([endSession])
  const saving = send(SAVE)
  const failure = expect(saving).rejects.toThrow('You are logged out. Please log in and try again.')
  await logIn(false)
  await failure
  expect(sent).toEqual([SAVE])
})

it('the cart of a customer whose session is over is not given up', async () => {
  const notYours = () => refusal('The current user cannot perform operations on cart "c"')
  openTab([notYours, endSession, () => json({ data: { cart: { id: 'c' } } })])
  const reading = send(READ)
  await logIn(true)
  expect(await reading).toEqual({ cart: { id: 'c' } })
  expect(sent[1]).toContain('HeaderCustomer')
})

it('a cart that is gone is gone, and asks nothing', async () => {
  openTab([
    () => json({ errors: [{ message: 'Could not find a cart with ID "c"' }], data: null }),
    () => json({ data: { customer: { firstname: 'Aroha' } } }),
  ])
  await expect(send(READ)).rejects.toMatchObject({ code: 'cart-gone' })
  expect(question()).toBeNull()
})

it.each([
  ['a wrong password', LogInByPasswordDocument],
  ['a new cart', CustomerCartDocument],
])('%s asks nothing', async (_, document) => {
  openTab([endSession])
  await expect(send(document.toString())).rejects.toMatchObject({ code: 'unauthorised' })
  expect(question()).toBeNull()
})

it('a guest is not asked', async () => {
  openTab([refusal])
  jar.pairs.delete('logged_in')
  keepSession()
  await expect(send('{ customer { id } }')).rejects.toMatchObject({ code: 'unauthorised' })
  expect(question()).toBeNull()
})

it('a form of one customer is never sent as another one', async () => {
  openTab([() => json({ data: { a: 1 } })])
  jar.pairs.set('logged_in', 'session-of-b')
  await expect(send(SAVE)).rejects.toThrow(OTHER_CUSTOMER)
  expect(sent).toEqual([])
  expect(await send('{ a }')).toEqual({ a: 1 })
})
