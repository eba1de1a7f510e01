import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineNote } from './OfflineNote'

afterEach(() => vi.restoreAllMocks())

it('the tool says that it works without a connection, for as long as there is none', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { container } = render(<OfflineNote />)
  expect(screen.getByText(/Keep designing: it is saved on this device and sent later/)).toBeTruthy()
  isOnline.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(container.textContent).toBe('')
})
