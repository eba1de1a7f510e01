import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import { ConnectedLogins } from './ConnectedLogins'

const GOOGLE = { uid: 'g-1', label: 'Google', created_at: '2026-10-05 20:00:00' }
const answer = (logins: object[]) => Response.json({ data: { customer: { social_logins: logins } } })

const defaults = queryClient.getDefaultOptions()

/** What the page shows with these answers of the shop, one after the other. */
function open(answers: (() => Response)[]) {
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? new Response('', { status: 502 }))
  return render(
    <Shop>
      <ConnectedLogins />
    </Shop>,
  ).container
}

afterEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions(defaults)
  vi.unstubAllGlobals()
})

it('a list of logins that did not load says so, and comes with another try', async () => {
  const place = open([() => new Response('', { status: 502 }), () => answer([GOOGLE])])
  await waitFor(() => expect(place.textContent).toContain('Your connected logins haven’t changed.'))
  await act(async () => place.querySelector('button')?.click())
  // It is the next day in New Zealand.
  await waitFor(() => expect(place.querySelector('li')?.textContent).toContain('GoogleConnected 6 October 2026'))
})

it('a customer without such a login sees nothing of them', async () => {
  const place = open([() => answer([])])
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(place.textContent).toBe('')
})
