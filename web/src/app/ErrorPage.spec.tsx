import { fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShopError } from '~/api/errors'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { ErrorPage } from './ErrorPage'

let thrown: unknown
vi.mock('react-router-dom', () => ({ useRouteError: () => thrown, isRouteErrorResponse: () => false }))

afterEach(() => vi.unstubAllGlobals())

function draw(error: unknown, cookies: Record<string, string> = {}): HTMLElement {
  thrown = error
  documentCookies(cookies)
  return render(<ErrorPage />).container
}

describe('the page in place of one that failed', () => {
  it('shows the error and the message of the shop', () => {
    const page = draw(new ShopError('server', 'The shop is resting.'))
    expect(page.querySelector('h1')?.textContent).toBe('Oops, Something Went Wrong!')
    expect(page.textContent).toContain('The shop is resting.')
    expect(document.title).toBe('Oops, Something Went Wrong!')
  })

  it('has a button that loads the page again', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    const buttons = draw(new Error('x')).querySelectorAll('button')
    expect([...buttons].map(({ type, textContent }) => [type, textContent])).toEqual([['button', 'Try again?']])
    for (const button of buttons) fireEvent.click(button)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows the details to a developer only', () => {
    const error = new TypeError('x is undefined')
    expect(draw(error, { developer: '1' }).textContent).toContain('TypeError: x is undefined')
    expect(draw(error).textContent).not.toContain('x is undefined')
    expect(draw(error, { logged_in: '1' }).textContent).not.toContain('x is undefined')
  })
})
