import { describe, expect, it } from 'vitest'
import { slideOf } from './slides'

describe('a file in the viewer', () => {
  it.each([
    ['/a/b.png', 'picture'],
    ['/a/b.JPG', 'picture'],
    ['/a/b.jpeg?x=1', 'picture'],
    ['/a/b.bmp', 'picture'],
    ['/a/b.gif#top', 'picture'],
    ['/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp', 'picture'],
    ['/a/b.svg', 'svg'],
    ['/a/b.pdf', 'unknown'],
    ['/a/png', 'unknown'],
    ['/a/b.png.zip', 'unknown'],
    ['', 'unknown'],
  ])('named %s is shown as %s', (src, kind) => {
    expect(slideOf(src, 'A').kind).toBe(kind)
  })
})
