import { expect, type Page } from 'playwright/test'
import { ACCOUNT } from './account-states'
import { AUTHENTICATION } from './authentication-states'
import { checkOut, GUEST } from './e2e/support/checkout'
import { designTool } from './e2e/support/design-tool'
import { logIn } from './e2e/support/log-in'
import { openSearch } from './e2e/support/search'
import { command } from './e2e/support/shop-state'
import { LINKS_TO_DESIGNS } from './link-states'
import { pagesOf } from './page-states'
import type { State } from './state'

const strip = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens a panel of the header. The footer shows that the application is mounted; before that, the buttons are links. */
async function openPanel(page: Page, opener: 'Menu' | 'Account'): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await strip(page)
    .getByRole(opener === 'Menu' ? 'button' : 'link', { name: opener })
    .click()
  await expect(page.getByRole('dialog', { name: opener })).toBeVisible()
}

async function breakPages(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.route('**/cacheurl?*', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Oops, Something Went Wrong!' })).toBeVisible()
}

/** Puts a canvas with a photo into the cart. */
async function fillCart(page: Page): Promise<void> {
  const tool = designTool(page)
  await tool.choosePhoto('dogs-at-the-window.jpg')
  await tool.addToCart()
}

/** Opens how the designed piece will look. */
async function openLook(page: Page): Promise<void> {
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await press(page, 'How it looks')
  await expect(page.getByRole('slider', { name: /^Turn your/ })).toBeVisible()
}

/** Sends an empty form and waits for its messages. */
const sendEmpty = (submit: string) => async (page: Page) => {
  await press(page, submit)
  await expect(main(page).getByText('This is a required field.').first()).toBeVisible()
}

/** Pages of the list in their first state, and pages of the backend and of products. */
const PAGES: readonly State[] = [
  ...pagesOf({ needsCustomer: false }).map((path) => ({ name: path, path })),
  { name: 'home', path: '/' },
  { name: 'a landing page', path: '/canvas-prints' },
  { name: 'a landing page of a mug', path: '/photo-mugs' },
  { name: 'a landing page of books', path: '/custom-photo-books' },
  { name: 'a landing page of calendars', path: '/photo-calendars' },
  { name: 'a landing page of cards', path: '/photo-playing-cards' },
  { name: 'a landing page of games', path: '/didactic-memory-games' },
  { name: 'a gift page', path: '/christmas-photo-gifts' },
  { name: 'a neon sign', path: '/love-neon-sign' },
  { name: 'a product', path: '/canvas-print-60-x-90-cm' },
  { name: 'a product of its own page', path: '/photo-wall-clock' },
  { name: 'an accessory', path: '/canvas-stretcher-bars' },
  { name: 'a category', path: '/all-products' },
  { name: 'a category without a match', path: '/all-products?kind=pets&occasion=wedding' },
  { name: 'sizes and prices', path: '/sizes-prices' },
  { name: 'questions', path: '/faq' },
  { name: 'reviews', path: '/reviews' },
  { name: 'videos', path: '/video-testimonials' },
  { name: 'inspiration', path: '/inspiration-photos-gallery' },
  { name: 'every page', path: '/sitemap' },
  { name: 'a page without header and footer', path: '/canvas-prints-speed-1' },
  { name: 'the blog', path: '/blog' },
  { name: 'a category of the blog', path: '/blog/photo-tips' },
  { name: 'a post', path: '/blog/a-photo-for-a-mug' },
  { name: 'search results', path: '/catalogsearch/result?q=photo' },
  { name: 'a search without hits', path: '/search/go?q=xqzvjkw' },
  { name: 'not found', path: '/nope', status: 404 },
  { name: 'the first step of a neon sign', path: '/create-your-own-neon-sign' },
  { name: 'a neon sign in the tool', path: '/neonchamp-tool?sku=kids-name-neon-sign' },
  { name: 'a share page', path: '/facebook?path=/canvas-prints' },
  { name: 'an empty design', path: '/uploadchoice?sku=canvas-print' },
]

const FORMS: readonly State[] = [
  { name: 'order tracking without an order', path: '/order-status-tracking', reach: sendEmpty('Find my order') },
  { name: 'an order form left empty', path: '/order-es', reach: sendEmpty('Ask for a price') },
  { name: 'a message left empty', path: '/contact-us', reach: sendEmpty('Send message') },
  { name: 'a photo to share, left empty', path: '/share-your-photo', reach: sendEmpty('Send photo') },
  { name: 'a referral left empty', path: '/refer-a-friend', reach: sendEmpty('Send the recommendation') },
  { name: 'a gift certificate left empty', path: '/gift-certificate', reach: sendEmpty('Add to cart') },
  { name: 'a review left empty', path: '/write-a-review?sku=photo-print', reach: sendEmpty('Send review') },
  {
    name: 'an invalid email in the footer',
    path: '/faq',
    reach: async (page) => {
      const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
      await form.getByLabel('Your email').fill('nobody')
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(form.getByText(/^Please enter a valid email address/)).toBeVisible()
    },
  },
  {
    name: 'the newsletter unsubscribed',
    path: '/newsletter/unsubscribe?token=none',
    reach: async (page) => {
      await press(page, 'Unsubscribe')
      await expect(page.getByText('This link does not work.')).toBeVisible()
    },
  },
  {
    name: 'a question to ask',
    path: '/canvas-stretcher-bars#questions',
    reach: async (page) => {
      await press(page, 'Ask a question')
      await expect(page.getByLabel('Your question')).toBeFocused()
    },
  },
  {
    name: 'all questions of a page',
    path: '/canvas-stretcher-bars#questions',
    reach: async (page) => {
      await page.getByRole('link', { name: 'All questions about this' }).click()
      await expect(page).toHaveURL(/\/productqa\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    },
  },
]

const OPEN: readonly State[] = [
  {
    name: 'how a magic mug looks',
    path: '/photomug-tool?sku=magic-mug',
    reach: openLook,
    closes: 'dialog',
  },
  {
    name: 'the filters of a category',
    path: '/all-products',
    reach: (page) => press(page, 'Filters'),
    closes: 'dialog',
    only: 'phone',
  },
  { name: 'the menu', path: '/faq', reach: (page) => openPanel(page, 'Menu'), closes: 'dialog', only: 'phone' },
  {
    name: 'a panel of the main menu',
    path: '/faq',
    reach: async (page) => {
      await press(page, 'Wall art')
      await expect(strip(page).getByRole('link', { name: 'Canvas prints From' })).toBeVisible()
    },
    only: 'desktop',
  },
  {
    name: 'an entry of the menu',
    path: '/faq',
    reach: async (page) => {
      await openPanel(page, 'Menu')
      await page.getByRole('dialog').getByRole('button', { name: 'Wall art' }).click()
      await expect(page.getByRole('link', { name: 'Canvas prints From' })).toBeVisible()
    },
    closes: 'dialog',
    only: 'phone',
  },
  {
    name: 'the account panel',
    path: '/faq',
    reach: (page) => openPanel(page, 'Account'),
    closes: 'dialog',
    only: 'phone',
  },
  {
    name: 'the header of a customer',
    path: '/faq',
    reach: async (page) => {
      await logIn(page)
      await page.reload()
      const onPhone = strip(page).getByRole('link', { name: 'Account' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      if (await onPhone.isVisible()) await onPhone.click()
      await expect(page.getByText('Hi, Aroha').filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    name: 'trending keywords',
    path: '/faq',
    reach: async (page) => {
      await openSearch(page)
      await expect(page.getByRole('option').first()).toBeVisible()
    },
    closes: 'listbox',
  },
  {
    name: 'suggestions',
    path: '/faq',
    reach: async (page) => {
      await (await openSearch(page)).fill('mug')
      await expect(page.getByRole('option', { name: /SEE MORE PRODUCTS/ })).toBeVisible()
    },
    closes: 'listbox',
  },
  {
    name: 'a toast',
    path: '/faq',
    reach: async (page) => {
      const field = await openSearch(page)
      await field.fill('<')
      await field.press('Enter')
      await expect(page.getByRole('button', { name: /Dismiss$/ })).toBeVisible()
    },
  },
  { name: 'an error', path: '/faq', reach: breakPages },
  {
    name: 'an enlarged picture',
    path: '/canvas-print-60-x-90-cm',
    reach: async (page) => {
      await press(page, 'Look closer')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    closes: 'dialog',
  },
  {
    name: 'the details of an offer',
    path: '/photo-mugs',
    reach: async (page) => {
      await page.getByRole('region', { name: 'Offers' }).getByRole('button', { name: 'view more details' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    closes: 'dialog',
  },
  {
    name: 'an unknown postcode',
    path: '/canvas-print-60-x-90-cm',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Your postcode' }).fill('0010')
      await expect(page.getByText('We don’t know the postcode 0010.')).toBeVisible()
    },
  },
  {
    name: 'reviews of one star',
    path: '/canvas-print-60-x-90-cm#reviews',
    reach: async (page) => {
      await press(page, /^1 star$/)
      await expect(page.getByText('1 star out of 5').first()).toBeVisible()
    },
  },
]

const ORDERING: readonly State[] = [
  {
    name: 'a design with a photo and its sizes',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await designTool(page).choosePhoto('dogs-at-the-window.jpg')
      await page.getByRole('button', { name: 'Size', exact: true }).click()
    },
  },
  { name: 'a cart with a canvas', path: '/uploadchoice?sku=canvas-print', reach: fillCart },
  {
    name: 'a refused code',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await fillCart(page)
      await press(page, 'Enter an offer code')
      await page.getByLabel('Offer code').fill('fd2017')
      await press(page, 'Apply')
      await expect(page.getByText('The code fd2017 has expired.').last()).toBeVisible()
    },
  },
  {
    name: 'a cart with a code',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      const [code = ''] = command('coupon', 'new', '10%').split(' ')
      // No offer is for the smallest canvas.
      const tool = designTool(page)
      await tool.choosePhoto('dogs-at-the-window.jpg')
      await tool.chooseSize('30 × 40 cm')
      await tool.addToCart()
      await press(page, 'Enter an offer code')
      await page.getByLabel('Offer code').fill(code)
      await press(page, 'Apply')
      await expect(page.getByRole('button', { name: `Remove the offer code ${code}` })).toBeVisible()
    },
  },
  {
    name: 'an address with mistakes',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await fillCart(page)
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByLabel('Email').fill(GUEST.email)
      await press(page, 'Continue to address')
      await press(page, 'Continue to delivery')
      await expect(page.getByText('This is a required field.').first()).toBeVisible()
    },
  },
  {
    name: 'an order before it is placed',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await fillCart(page)
      await checkOut(page, GUEST)
      await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
    },
  },
]

/** Every kind of page and its states, for the tests that apply to all of them (axe, the keyboard). */
export const STATES: readonly State[] = [
  ...PAGES,
  ...FORMS,
  ...OPEN,
  ...ORDERING,
  ...LINKS_TO_DESIGNS,
  ...AUTHENTICATION,
  ...ACCOUNT,
]
