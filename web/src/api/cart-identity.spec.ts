import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { forgetCart, isOwnCart, onCart, onCartIdChange, readCartId, requireCartId, takeCart } from './cart-identity'
import { ShopError } from './errors'

let made: number

/** A browser whose backend makes the carts new-1, new-2 … */
function browserWith(cookies: Record<string, string>) {
  const jar = cookieJar(cookies)
  vi.stubGlobal('document', jar.document)
  return jar
}

beforeEach(() => {
  made = 0
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', async () => {
    made += 1
    const body = JSON.stringify({ data: { createGuestCart: { cart: { id: `new-${made}` } } } })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const gone = () => new ShopError('cart-gone', '')

describe('the cart of this browser', () => {
  it('is told to what shows it when it is taken, made or forgotten', async () => {
    browserWith({})
    const told: string[] = []
    const end = onCartIdChange(() => told.push(readCartId()))
    takeCart('kept')
    forgetCart('kept')
    await onCart(async (id) => id)
    end()
    takeCart('later')
    expect(told).toEqual(['kept', '', 'new-1'])
  })

  it('is the one in its cookie', async () => {
    browserWith({ cart_id: 'mine' })
    expect([readCartId(), requireCartId()]).toEqual(['mine', 'mine'])
    expect([isOwnCart('mine'), isOwnCart('other'), isOwnCart('')]).toEqual([true, false, false])
    expect(await onCart(async (id) => id)).toBe('mine')
    expect(made).toBe(0)
  })

  it('cannot be changed without an id', () => {
    browserWith({})
    expect(() => requireCartId()).toThrow('No cart id available')
    expect(isOwnCart('')).toBe(false)
  })

  it('is created on first need, once for all additions at the same time', async () => {
    browserWith({})
    expect(await Promise.all([onCart(async (id) => id), onCart(async (id) => id)])).toEqual(['new-1', 'new-1'])
    expect(readCartId()).toBe('new-1')
  })

  it('is replaced once when it is gone', async () => {
    browserWith({ cart_id: 'old' })
    const asked: string[] = []
    const change = async (id: string) => {
      asked.push(id)
      if (id === 'old') throw gone()
      return id
    }
    expect(await Promise.all([onCart(change), onCart(change)])).toEqual(['new-1', 'new-1'])
    expect(asked).toEqual(['old', 'old', 'new-1', 'new-1'])
    await expect(onCart(async () => Promise.reject(gone()))).rejects.toMatchObject({ code: 'cart-gone' })
  })

  it('stays when a change is refused for another reason', async () => {
    browserWith({ cart_id: 'mine' })
    await expect(onCart(async () => Promise.reject(new ShopError('input', 'Too many.')))).rejects.toThrow('Too many.')
    expect(readCartId()).toBe('mine')
  })

  it('is forgotten by its own id only', () => {
    browserWith({ cart_id: 'mine' })
    forgetCart('older')
    expect(readCartId()).toBe('mine')
    forgetCart('mine')
    expect(readCartId()).toBe('')
  })
})
