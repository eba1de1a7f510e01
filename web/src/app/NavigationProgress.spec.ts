import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NavigationProgress } from './NavigationProgress'

let state = 'idle'
vi.mock('react-router-dom', () => ({
  useNavigation: () => ({ state }),
  useLocation: () => ({ pathname: '/faq' }),
}))

const draw = (hasNavigated: boolean, next: 'idle' | 'loading') => {
  state = next
  return renderToStaticMarkup(createElement(NavigationProgress, { hasNavigated }))
}
const classesOf = (html: string) => (/class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ')

it('a bar advances while the next page loads', () => {
  for (const hasNavigated of [false, true]) {
    const html = draw(hasNavigated, 'loading')
    expect(html).toContain('data-pending="true"')
    expect(classesOf(html)).toEqual(expect.arrayContaining(['data-pending:scale-x-90', 'data-pending:opacity-100']))
  }
})

it('the bar completes when the page is there', () => {
  const html = draw(true, 'idle')
  expect(classesOf(html)).toContain('animate-arrive')
  expect(html).not.toContain('data-pending="')
})

it('the first page of a visit shows no bar', () => {
  const html = draw(false, 'idle')
  expect(classesOf(html)).toContain('opacity-0')
  expect(html).not.toContain('animate-arrive')
  expect(html).not.toContain('data-pending="')
})
