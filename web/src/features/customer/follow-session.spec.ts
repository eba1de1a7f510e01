import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { keepSession, shownSession } from '~/lib/shown-session'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { clearToast, toastAtom } from '~/lib/toast'
import { comeBack, followSession, shownEmail } from './follow-session'
import { profileQuery } from './profile'

const PROFILE = {
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.com',
  dateOfBirth: '',
  phone: '',
  isSubscribed: false,
}
const customer = (email: string) => ({
  firstname: email.startsWith('aroha') ? 'Aroha' : 'Hemi',
  lastname: 'Ngata',
  email,
})

let jar = cookieJar()
const toast = () => getDefaultStore().get(toastAtom)?.message
const ADDRESSES = ['CustomerAddresses', {}]

/** A tab of Aroha, in a browser where another tab has changed the session. */
function openTab(now: string | undefined, email = 'hemi@example.com') {
  jar = cookieJar({ logged_in: 'session-of-aroha' })
  vi.stubGlobal('document', jar.document)
  keepSession()
  queryClient.setQueryData(profileQuery.queryKey, PROFILE)
  queryClient.setQueryData(ADDRESSES, ['12 Cuba Street'])
  queryClient.setQueryData(['page', '/'], 'the same for everybody')
  if (now === undefined) jar.pairs.delete('logged_in')
  else jar.pairs.set('logged_in', now)
  vi.stubGlobal('fetch', async () => Response.json({ data: { customer: customer(email) } }))
}

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' }))
afterEach(() => {
  queryClient.clear()
  clearToast()
  vi.unstubAllGlobals()
})

it('after a login of another customer the tab has nothing of the first one', async () => {
  openTab('session-of-hemi')
  followSession()
  await vi.waitFor(() => expect(toast()).toBe('This page now shows the account of Hemi.'))
  expect(queryClient.getQueryData(ADDRESSES)).toBeUndefined()
  expect(queryClient.getQueryData(['page', '/'])).toBe('the same for everybody')
  expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined()
  expect(shownSession()).toBe('session-of-hemi')
})

it('after another login of the same customer the tab keeps everything', async () => {
  openTab('next-session', 'aroha@example.com')
  followSession()
  await vi.waitFor(() => expect(shownSession()).toBe('next-session'))
  expect(queryClient.getQueryData(ADDRESSES)).toEqual(['12 Cuba Street'])
  expect(toast()).toBeUndefined()
})

it('after a logout in another tab the tab has nothing of the customer', async () => {
  openTab(undefined)
  followSession()
  await vi.waitFor(() => expect(toast()).toBe('You are logged out.'))
  expect(queryClient.getQueryData(ADDRESSES)).toBeUndefined()
})

it('outside the account the customer is known by the header, also beside a namesake', async () => {
  openTab('next-session', 'aroha@example.com')
  queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  queryClient.setQueryData(['HeaderCustomer'], { firstName: 'Aroha', email: 'aroha@example.com' })
  expect(shownEmail()).toBe('aroha@example.com')
  expect(await comeBack()).toBe(true)
  queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  queryClient.setQueryData(['HeaderCustomer'], { firstName: 'Aroha', email: 'aroha.k@example.com' })
  expect(await comeBack()).toBe(false)
})

it.each([
  ['the same customer', 'aroha@example.com', true],
  ['another customer', 'hemi@example.com', false],
])('a login over the page brings back %s: %s', async (_, email, isBack) => {
  openTab('next-session', email)
  expect(await comeBack()).toBe(isBack)
  expect(queryClient.getQueryData(ADDRESSES) !== undefined).toBe(isBack)
})
