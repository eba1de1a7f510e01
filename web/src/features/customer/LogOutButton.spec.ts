import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LogOutButton } from './LogOutButton'
import { useLogOut } from './use-log-out'

vi.mock('./use-log-out', () => ({ useLogOut: vi.fn() }))

const draw = (isLeaving: boolean) => {
  vi.mocked(useLogOut).mockReturnValue({ isLeaving, leave: () => {} })
  return renderToStaticMarkup(createElement(LogOutButton, { className: 'x' }))
}

it('a logout shows that it is under way, to eyes and to screen readers', () => {
  expect(draw(false)).toBe('<button type="button" aria-disabled="false" aria-busy="false" class="x">Logout</button>')
  expect(draw(true)).toMatch(/^<button type="button" aria-disabled="true" aria-busy="true" class="x">.*Logging out<.+/)
})
