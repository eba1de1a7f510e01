import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { adoptCart } from './adopt-cart'
import { createCart } from './create-cart'

type Answer = object | Error
let jar: ReturnType<typeof cookieJar>
let asked: string[] = []

const refusal = (message: string, category: string) => ({
  data: null,
  errors: [{ message, extensions: { category: `graphql-${category}` } }],
})

/** A browser with these cookies, and the shop's answers by the name of the operation. */
function browser(cookies: Record<string, string>, answers: Record<string, Answer>): void {
  jar = cookieJar(cookies)
  asked = []
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    asked.push([name, ...Object.values(variables)].join(' '))
    const answer = answers[name]
    if (!answer || answer instanceof Error) throw new TypeError('down')
    return Response.json(answer)
  })
}

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' }))
afterEach(() => vi.unstubAllGlobals())

const OWN = { data: { customerCart: { id: 'own' } } }
const merged = (messages: string[]) => ({
  data: { mergeCarts: { id: 'own', merge_errors: messages.map((message) => ({ message })) } },
})

describe('after a login', () => {
  it('the guest’s cart is merged and the id of the customer’s is stored', async () => {
    browser({ cart_id: 'guest' }, { MergeCarts: merged(['We left out 2 × Mug. Only 1 of Mug are left.']) })
    expect(await adoptCart()).toEqual(['We left out 2 × Mug. Only 1 of Mug are left.'])
    expect([asked, jar.pairs.get('cart_id')]).toEqual([['MergeCarts guest'], 'own'])
  })

  it('without a cart the id of the customer’s is stored', async () => {
    browser({}, { CustomerCart: OWN })
    expect(await adoptCart()).toEqual([])
    expect([asked, jar.pairs.get('cart_id')]).toEqual([['CustomerCart'], 'own'])
  })

  it.each([
    ['was merged by another tab', "The cart isn't active.", 'no-such-entity'],
    ['is the customer’s own', 'The current user cannot perform operations on cart "own"', 'authorization'],
  ])('a cart that %s leads to the customer’s', async (_, message, category) => {
    browser({ cart_id: 'own' }, { MergeCarts: refusal(message, category), CustomerCart: OWN })
    expect(await adoptCart()).toEqual([])
    expect(jar.pairs.get('cart_id')).toBe('own')
  })

  it('a failure leaves the guest’s cart and does not fail the login', async () => {
    browser({ cart_id: 'guest' }, { MergeCarts: new Error('down') })
    expect(await adoptCart()).toEqual([])
    expect(jar.pairs.get('cart_id')).toBe('guest')
  })
})

describe('a missing cart', () => {
  it('of a customer is the customer’s', async () => {
    browser({ logged_in: '1' }, { CustomerCart: OWN })
    expect(await createCart()).toBe('own')
  })

  it.each([
    ['a guest', {}, ['CreateGuestCart']],
    ['a session that has ended', { logged_in: '1' }, ['CustomerCart', 'CreateGuestCart']],
  ])('of %s is a new one', async (_, cookies, operations) => {
    browser(cookies as Record<string, string>, {
      CustomerCart: refusal('The request is allowed for logged in customer', 'authorization'),
      CreateGuestCart: { data: { createGuestCart: { cart: { id: 'new' } } } },
    })
    expect(await createCart()).toBe('new')
    expect(asked).toEqual(operations)
  })
})
