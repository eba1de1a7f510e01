import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LogOutButton } from './LogOutButton'
import { useLogOut } from './use-log-out'

vi.mock('./use-log-out', () => ({ useLogOut: vi.fn() }))

const draw = (isLeaving: boolean) => {
  vi.mocked(useLogOut).mockReturnValue({ isLeaving, leave: () => {} })
  const [button, ...others] = render(<LogOutButton className="x" />).container.children
  expect(others).toEqual([])
  return button
}

it('a logout shows that it is under way, to eyes and to screen readers', () => {
  const facts = (isLeaving: boolean) => {
    const button = draw(isLeaving)
    const attributes = Object.fromEntries([...(button?.attributes ?? [])].map(({ name, value }) => [name, value]))
    return { ...attributes, element: button?.localName, text: button?.textContent }
  }
  const common = { element: 'button', type: 'button', class: 'x' }
  expect(facts(false)).toEqual({ ...common, 'aria-disabled': 'false', 'aria-busy': 'false', text: 'Logout' })
  expect(facts(true)).toMatchObject({ ...common, 'aria-disabled': 'true', 'aria-busy': 'true' })
  expect(facts(true).text).toContain('Logging out')
})
