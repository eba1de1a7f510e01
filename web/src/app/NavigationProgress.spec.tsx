import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NavigationProgress } from './NavigationProgress'

let state = 'idle'
vi.mock('react-router-dom', () => ({
  useNavigation: () => ({ state }),
  useLocation: () => ({ pathname: '/faq' }),
}))

const draw = (hasNavigated: boolean, next: 'idle' | 'loading') => {
  state = next
  const bar = render(<NavigationProgress hasNavigated={hasNavigated} />).container.firstElementChild
  return { classes: [...(bar?.classList ?? [])], pending: bar?.getAttribute('data-pending') ?? null }
}

it('a bar advances while the next page loads', () => {
  for (const hasNavigated of [false, true]) {
    const { classes, pending } = draw(hasNavigated, 'loading')
    expect(pending).toBe('true')
    expect(classes).toEqual(expect.arrayContaining(['data-pending:scale-x-90', 'data-pending:opacity-100']))
  }
})

it('the bar completes when the page is there', () => {
  const { classes, pending } = draw(true, 'idle')
  expect(classes).toContain('animate-arrive')
  expect(pending).toBeNull()
})

it('the first page of a visit shows no bar', () => {
  const { classes, pending } = draw(false, 'idle')
  expect(classes).toContain('opacity-0')
  expect(classes).not.toContain('animate-arrive')
  expect(pending).toBeNull()
})
