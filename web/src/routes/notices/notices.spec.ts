import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import UnderConstructionPage from './UnderConstructionPage'

const drawn = (page: FunctionComponent) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queryClient }, createElement(MemoryRouter, null, createElement(page))),
  )

it('the page under construction shows a message and links', () => {
  const html = drawn(UnderConstructionPage)
  expect(html).toContain('>Under construction</h1>')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/checkout/cart'])
})
