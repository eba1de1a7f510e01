import { expect, it } from 'vitest'
import { POPUP_COOKIE } from '../newsletter/popup'
import { VISIT_COOKIES } from '../tracking/visit-cookies'
import { COOKIES } from './cookies'

it('the cookies of the shop are all there, each with its name', () => {
  const { guestKey, loggedIn, ...asked } = COOKIES
  const visits = Object.values(VISIT_COOKIES).map(({ name }) => name)
  expect([...Object.values(asked), ...visits, POPUP_COOKIE.name].sort()).toEqual([
    'affiliate_click_id',
    'cart_id',
    'customer_token',
    'developer',
    'home_popup',
    'landing_page',
    'mailchimp_campaign_id',
    'order_data',
    'price_cache',
    'redirect_path',
    'referral_code',
    'shipping_method_title',
    'tool_data',
    'utm_medium_list',
  ])
  expect([guestKey, loggedIn]).toEqual(['guest_key', 'logged_in'])
})
