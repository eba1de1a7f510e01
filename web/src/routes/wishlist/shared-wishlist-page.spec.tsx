import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import SharedWishlistPage from './SharedWishlistPage'
import { type SharedEntry, type SharedList, sharedWishlistQuery } from './shared-wishlist'

const TOKEN = '0123456789abcdef0123456789abcdef'
const EASEL: SharedEntry = {
  card: {
    ...{ sku: 'mini-easel', name: 'Mini easel', path: '/mini-easels', picture: '', alt: '' },
    ...{ cents: 1295, regularCents: null, inStock: true, arrivesBy: '' },
  },
  design: null,
}

afterEach(() => queryClient.clear())

it('a list with an easel does not say that it is personalised', () => {
  const list: SharedList = { firstName: 'Kiri', entries: [EASEL] }
  queryClient.setQueryData<SharedList | null>(sharedWishlistQuery(TOKEN).queryKey, list)
  const drawn = render(
    <Shop at={`/shared-wishlist#${TOKEN}`}>
      <SharedWishlistPage />
    </Shop>,
  ).container
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The wishlist of Kiri')
  expect(screen.getByRole('link', { name: /^Choose ?Mini easel$/ }).getAttribute('href')).toBe('/mini-easels')
  expect(drawn.textContent).not.toMatch(/personalise|your own photos/i)
})
