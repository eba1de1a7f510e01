import { toSettings } from '@kea/shared/page/settings'
import { render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { textsOf } from '~/ui/testing/drawn'
import { FooterSignup } from './FooterSignup'

const CONFIG = {
  store_name: 'Brand',
  newsletter_offer: 'A free 8x8 inch canvas print on your first order',
  newsletter_offer_terms: 'One each.',
  newsletter_offer_sitewide: '10% off sitewide on your first order',
  newsletter_offer_pages: '/,/canvas-prints',
}

function draw(path: string): HTMLElement {
  queryClient.setQueryData(settingsQuery.queryKey, toSettings(CONFIG))
  return render(
    <Shop at={path}>
      <FooterSignup path={path} pageId={0} />
    </Shop>,
  ).container
}

afterEach(() => queryClient.clear())

describe('the newsletter block of the footer', () => {
  it('has an email field and one button', () => {
    const block = draw('/faq')
    expect(block.querySelectorAll('input[type="email"]')).toHaveLength(1)
    expect(textsOf(block, 'button')).toEqual(['Subscribe'])
    expect(block.querySelector('button')?.type).toBe('submit')
  })

  it.each(['/success', '/checkout', '/checkout/cart', '/checkout/success', '/abandoned/checkout/cart'])(
    'is absent at %s',
    (path) => {
      expect(draw(path).childNodes).toHaveLength(0)
    },
  )

  it.each([
    ['/', 'A free 8x8 inch canvas print on your first order'],
    ['/canvas-prints', 'A free 8x8 inch canvas print on your first order'],
    ['/photo-mugs', '10% off sitewide on your first order'],
    ['/faq', '10% off sitewide on your first order'],
  ])('has the offer at %s: %s', (path, heading) => {
    expect(textsOf(draw(path), 'h2')).toEqual([heading])
  })

  it('has no offer on the registration page', () => {
    const block = draw('/customer/register')
    expect(block.textContent).not.toMatch(/10% off|free 8x8/)
    expect(block.querySelectorAll('input[type="email"]')).toHaveLength(1)
  })
})
