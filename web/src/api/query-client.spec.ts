import { MutationObserver } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToast, toastAtom } from '~/lib/toast'
import { ShopError } from './errors'
import { toShopError } from './failures'
import { OWN_ERRORS, queryClient } from './query-client'

const shown = () => getDefaultStore().get(toastAtom)?.message ?? null
/** A toast's code loads with the first one. */
const settle = () => vi.waitFor(() => vi.dynamicImportSettled())

/** The error of a GraphQL answer. */
const refused = (message: string, category?: string) =>
  toShopError({ status: 200, errors: [{ message, ...(category && { extensions: { category } }) }] })

async function change(error: Error, meta = {}) {
  const observer = new MutationObserver(queryClient, { meta, mutationFn: () => Promise.reject(error) })
  await observer.mutate().catch(() => {})
  await settle()
}

async function read(error: Error, { earlier, meta = {} }: { earlier?: string; meta?: typeof OWN_ERRORS }) {
  const queryKey = ['read', error.message]
  if (earlier !== undefined) queryClient.setQueryData(queryKey, earlier)
  await queryClient
    .fetchQuery({ queryKey, meta, retry: false, staleTime: 0, queryFn: () => Promise.reject(error) })
    .catch(() => {})
  await settle()
}

beforeEach(clearToast)
afterEach(() => queryClient.clear())

describe('the error of a change', () => {
  it.each([
    ['graphql-input', 'Only 2 of Photo mug are left.', 'Only 2 of Photo mug are left.'],
    ['graphql-no-such-entity', 'The address is gone.', 'The address is gone.'],
    ['graphql-authorization', "The current customer isn't authorized.", "The current customer isn't authorized."],
    [undefined, 'SQLITE_ERROR in line 7', 'Unknown error, please try after some time.'],
  ])('of the category %s is shown as a toast', async (category, message, toast) => {
    await change(refused(message, category))
    expect(shown()).toBe(toast)
  })

  it('is not shown if its caller shows it', async () => {
    await change(refused('Region is required.', 'graphql-input'), OWN_ERRORS)
    expect(shown()).toBeNull()
  })

  it('has no message for a cart that is gone', async () => {
    await change(refused('Could not find a cart with ID "c"', 'graphql-no-such-entity'))
    expect(shown()).toBeNull()
  })
})

describe('the error of a query', () => {
  const error = refused('Too old a cart.', 'graphql-input')

  it('is a toast where the earlier answer stays on the page', async () => {
    await read(error, { earlier: 'the earlier answer' })
    expect(shown()).toBe('Too old a cart.')
  })

  it('is no toast if its caller shows it, or the page has nothing else to show', async () => {
    await read(error, { earlier: 'the earlier answer', meta: OWN_ERRORS })
    queryClient.clear()
    await read(error, {})
    expect(shown()).toBeNull()
  })

  it('is no toast for a lost connection', async () => {
    await read(new ShopError('network', 'No answer'), { earlier: 'the earlier answer' })
    expect(shown()).toBeNull()
  })
})
