import { expect, it } from 'vitest'
import { isSigned, sign } from './signature'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

it('is HMAC-SHA256 in base64url', async () => {
  expect(await sign('a key of the tests', 'photo 12')).toBe('6AOmirO-pIbJCzYHY7qsi_xTysRNFeGTahT_98Nasew')
})

it('is the one of its text and key, written in one way', async () => {
  const signature = await sign('a key of the tests', 'photo 12')
  const accepted = []
  for (const last of ALPHABET) {
    const other = signature.slice(0, -1) + last
    if (await isSigned('a key of the tests', 'photo 12', other)) accepted.push(other)
  }
  expect(accepted).toEqual([signature])
  expect(await isSigned('another key', 'photo 12', signature)).toBe(false)
  expect(await isSigned('a key of the tests', 'photo 13', signature)).toBe(false)
  expect(await isSigned('a key of the tests', 'photo 12', '')).toBe(false)
})
