import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShopError } from '~/api/errors'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { ErrorPage } from './ErrorPage'

let thrown: unknown
vi.mock('react-router-dom', () => ({ useRouteError: () => thrown, isRouteErrorResponse: () => false }))
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: () => {},
}))

afterEach(() => vi.unstubAllGlobals())

function draw(error: unknown, cookies: Record<string, string> = {}) {
  thrown = error
  vi.stubGlobal('document', cookieJar(cookies).document)
  return renderToStaticMarkup(createElement(ErrorPage))
}

describe('the page in place of one that failed', () => {
  it('shows the error and the message of the shop', () => {
    const html = draw(new ShopError('server', 'The shop is resting.'))
    expect(html).toMatch(/<h1 [^>]*>Oops, Something Went Wrong!<\/h1>/)
    expect(html).toContain('The shop is resting.')
  })

  it('has a button that loads the page again', () => {
    expect(draw(new Error('x'))).toMatch(/<button type="button"[^>]*>Try again\?<\/button>/)
    const reload = vi.fn()
    vi.stubGlobal('window', { location: { reload } })
    const page = ErrorPage({}) as ReactElement<{ children: ReactNode[] }>
    const button = page.props.children.at(-1) as ReactElement<{ onClick: () => void }>
    button.props.onClick()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows the details to a developer only', () => {
    const error = new TypeError('x is undefined')
    expect(draw(error, { developer: '1' })).toContain('TypeError: x is undefined')
    expect(draw(error)).not.toContain('x is undefined')
    expect(draw(error, { logged_in: '1' })).not.toContain('x is undefined')
  })
})
