import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MissingPart } from './MissingPart'

it('a part that did not load is tried again once for two presses, and its button keeps the focus', async () => {
  let answer = (_: boolean) => {}
  const onRetry = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve
      }),
  )
  const { container } = render(<MissingPart onRetry={onRetry} />)
  const button = container.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await act(async () => button?.click())
  expect([onRetry.mock.calls.length, button?.textContent, document.activeElement === button]).toEqual([
    1,
    'Trying again',
    true,
  ])
  // Browsers take the focus from a disabled button, which jsdom does not.
  expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await act(async () => answer(false))
  expect(container.textContent).toContain('This part still does not load.')
  expect([button?.textContent, document.activeElement === button]).toEqual(['Try again', true])
})
