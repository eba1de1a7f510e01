import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BackToTop } from './BackToTop'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, false],
  [800, false],
  [801, true],
])('after %i px on a screen of 800 px the button is there: %s', (scrollY, isThere) => {
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('innerHeight', 800)
  const { container } = render(<BackToTop />)
  expect(container.querySelector('button') !== null).toBe(isThere)
})
