import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { CartSums } from './CartTotals'
import { sampleCart, sampleLine } from './testing/sample-cart'

/** The sums of a cart as text. */
function sums(hasGst: boolean, isVirtual = false): string {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { ...NO_SETTINGS, hasGst })
  const cart = sampleCart({ lines: [sampleLine()], grandTotalCents: 2300, taxCents: 300, isVirtual })
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(CartSums, { cart })))
  return html.replace(/<[^>]+>/g, ' ')
}

describe('the sums of a cart', () => {
  it('have the GST in them, where the shop has a GST number', () => {
    expect(sums(true)).toContain('Includes N$3.00 GST')
    expect(sums(true, true)).toContain('GST is due when the certificate is spent.')
  })

  it('say nothing of GST without a number', () => {
    expect(sums(false)).not.toContain('GST')
    expect(sums(false, true)).not.toContain('GST')
  })
})
