import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../query-client'

/** What every page has around it: an address and what was asked of the shop. */
export function Shop({
  at = '/',
  client = queryClient,
  children,
}: {
  at?: string
  client?: QueryClient
  children: ReactNode
}) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
}
