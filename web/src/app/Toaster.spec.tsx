import { act, fireEvent, render } from '@testing-library/react'
import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, expect, it } from 'vitest'
import { clearToast, showToast, toastAtom } from '~/lib/toast'
import { Toaster } from './Toaster'

afterEach(() => act(clearToast))

it('a toast is announced politely, and a click closes it', () => {
  showToast('Saved it')
  const { container } = render(<Toaster />)
  expect(container.firstElementChild?.getAttribute('role')).toBe('status')
  expect(container.firstElementChild?.getAttribute('aria-live')).toBe('polite')
  const [button] = container.querySelectorAll('button')
  expect([button?.type, button?.textContent]).toEqual(['button', 'Saved it Dismiss'])
  expect(button?.querySelector('.sr-only')?.textContent).toBe(' Dismiss')
  if (button) fireEvent.click(button)
  expect(getDefaultStore().get(toastAtom)).toBeNull()
  expect(container.querySelector('button')).toBeNull()
})
