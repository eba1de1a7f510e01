import { expect, test } from 'vitest'
import { cardImage, fallbackSource, parsePicture, sourceSet } from './picture'

const BASE = '/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d'

test('a picture’s URL has its size, colour and widths', () => {
  const picture = parsePicture(`${BASE}/1600.webp`)
  expect(picture).toEqual({ base: BASE, width: 1600, height: 1200, color: '#d8d2c6' })
  expect(picture && cardImage(picture)).toBe(`${BASE}/og.jpg`)
  expect(picture && fallbackSource(picture)).toBe(`${BASE}/800.webp`)
})

test('no width is larger than the picture', () => {
  const picture = parsePicture('/pictures/a.1200x900.ffffff.00000000/1200.webp')
  expect(picture && sourceSet(picture, 'avif').match(/\d+w/g)).toEqual(['400w', '800w', '1200w'])
})

test('any other URL is not a picture of the shop', () => {
  expect(parsePicture('https://media.example/catalog/a.jpg')).toBeNull()
  expect(parsePicture('')).toBeNull()
})
