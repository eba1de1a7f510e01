import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { BackToTop } from './BackToTop'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, false],
  [800, false],
  [801, true],
])('after %i px on a screen of 800 px the button is there: %s', (scrollY, isThere) => {
  vi.stubGlobal('window', { scrollY, innerHeight: 800 })
  expect(renderToStaticMarkup(createElement(BackToTop)) !== '').toBe(isThere)
})
