import { getDefaultStore } from 'jotai/vanilla'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { clearToast, showToast, toastAtom } from '~/lib/toast'
import { Toaster } from './Toaster'

afterEach(clearToast)

type Element = ReactElement<{ children?: ReactNode; onClick?: () => void }>
let drawn: Element
function Reader() {
  drawn = Toaster() as Element
  return drawn
}

/** What a press on the first button below an element does. */
function pressOf(element: Element): (() => void) | undefined {
  if (element.type === 'button') return element.props.onClick
  const children = [element.props.children].flat() as (Element | null | string)[]
  return children.map((child) => (child && typeof child === 'object' ? pressOf(child) : undefined)).find(Boolean)
}

it('a toast is announced politely, and a click closes it', () => {
  showToast('Saved it')
  expect(renderToStaticMarkup(createElement(Reader))).toMatch(
    /^<div role="status" aria-live="polite"[^>]*>.*<button type="button"[^>]*>Saved it<span class="sr-only"> Dismiss<\/span><\/button>/,
  )
  pressOf(drawn)?.()
  expect(getDefaultStore().get(toastAtom)).toBeNull()
  expect(renderToStaticMarkup(createElement(Reader))).not.toContain('button')
})
