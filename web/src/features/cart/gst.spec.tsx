import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { CartSums } from './CartTotals'
import { sampleCart, sampleLine } from './testing/sample-cart'

/** The sums of a cart as text. */
function sums(hasGst: boolean, { isVirtual = false, taxCents = 300 } = {}): string {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { ...NO_SETTINGS, hasGst })
  const cart = sampleCart({ lines: [sampleLine()], grandTotalCents: 2300, taxCents, isVirtual })
  return render(
    <Shop client={client}>
      <CartSums cart={cart} />
    </Shop>,
  ).container.textContent
}

describe('the sums of a cart', () => {
  it('have the GST in them, where the shop has a GST number', () => {
    expect(sums(true)).toContain('Includes N$3.00 GST')
  })

  it('say of gift certificates alone that GST is due later, and not of a membership', () => {
    expect(sums(true, { isVirtual: true, taxCents: 0 })).toContain('GST is due when the certificate is spent.')
    expect(sums(true, { isVirtual: true })).toContain('Includes N$3.00 GST')
    expect(sums(true, { taxCents: 0 })).toContain('Includes N$0.00 GST')
  })

  it('say nothing of GST without a number', () => {
    expect(sums(false)).not.toContain('GST')
    expect(sums(false, { isVirtual: true, taxCents: 0 })).not.toContain('GST')
  })
})
