import { routeOf } from '@kea/shared/routes'
import { NOW, pageAt } from '@kea/shared/testing/page'
import { firstView } from '@kea/shared/view/document/first-view'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { MenuBar } from './MenuBar'

const MENU = [
  { label: 'Wall art', path: '/wall-art', hasPanel: true },
  { label: 'Offers', path: '/coupons-codes-and-deals', hasPanel: false },
]

const classesOf = (bar: Element | null) =>
  bar && [bar, ...bar.querySelectorAll('[class]')].map((part) => [part.className, part.textContent])

it('the main menu has its words and its geometry in the document, with links in place of buttons', () => {
  const written = document.createElement('div')
  const page = { ...pageAt('/faq', { cms: { title: 'FAQ', content: '<p>x</p>' } }), menu: MENU }
  written.innerHTML = firstView(page, routeOf('/faq'), NOW)
  const bar = written.querySelector('nav[aria-label="Products"]')
  expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/wall-art',
    '/coupons-codes-and-deals',
  ])
  const drawn = render(
    <Shop at="/faq">
      <MenuBar links={MENU} />
    </Shop>,
  ).container.querySelector('nav')
  expect(drawn?.querySelectorAll('button')).toHaveLength(1)
  expect(classesOf(bar)).toEqual(classesOf(drawn))
})
