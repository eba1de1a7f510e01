import { describe, expect, it } from 'vitest'
import { readChallenge } from './challenge'

const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: 'n', salt: 's', cost: 2000, keyLength: 32, keyPrefix: '00' }

describe('a challenge', () => {
  it('has all parameters of its work', () => {
    const challenge = { parameters, signature: 'x' }
    expect(readChallenge(challenge)).toBe(challenge)
  })

  it.each([
    ['no object', null],
    ['no parameters', { signature: 'x' }],
    ['no nonce', { parameters: { ...parameters, nonce: undefined } }],
    ['a cost as text', { parameters: { ...parameters, cost: '2000' } }],
  ])('is refused with %s', (_, value) => {
    expect(() => readChallenge(value)).toThrow('No challenge')
  })
})
