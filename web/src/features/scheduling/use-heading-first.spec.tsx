import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useHeadingFirst } from './use-heading-first'

const painted: boolean[] = []

function Page() {
  painted.push(useHeadingFirst())
  return null
}

it('a page that a link opened paints its heading before the rest, and one that Back opens is whole at once', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/cart', element: <Page /> },
    { path: '/other', element: null },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/cart'))
  expect(painted).toEqual([false, true])
  await act(() => router.navigate('/other'))
  painted.length = 0
  await act(() => router.navigate(-1))
  expect(painted[0]).toBe(true)
  expect(painted).not.toContain(false)
})
