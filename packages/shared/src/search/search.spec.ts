import { describe, expect, it } from 'vitest'
import { escapeSearch, isSearchText, searchIndexName } from './search'

describe('a search text', () => {
  it.each([
    ['a', true],
    ['canvas 20x30', true],
    ['mr_and-mrs', true],
    ['whānau', true],
    ['', false],
    ['   ', false],
    ['mugs!', false],
    ['a"b', false],
    ['<b>', false],
    ['a\0', false],
    ['a\nb', false],
  ])('%j is allowed: %s', (text, allowed) => {
    expect(isSearchText(text)).toBe(allowed)
  })

  it('allows letters, digits, spaces, _ and -, and no other character of a keyboard', () => {
    const keys = Array.from({ length: 127 - 32 }, (_, at) => String.fromCharCode(32 + at))
    expect(keys.filter((key) => isSearchText(`a${key}`)).join('')).toBe(
      ' -0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
    )
  })

  it('is not blank', () => {
    expect([isSearchText(''), isSearchText(' '), isSearchText('a'), isSearchText('7')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('is escaped for backslash, quotes and null characters', () => {
    expect(escapeSearch('a\\b\'c"d\0e')).toBe('a\\\\b\\\'c\\"d\\0e')
    expect(escapeSearch('canvas prints')).toBe('canvas prints')
  })
})

it('the index is named prefix + store code + _products', () => {
  expect(searchIndexName('kea_', 'nz')).toBe('kea_nz_products')
})
