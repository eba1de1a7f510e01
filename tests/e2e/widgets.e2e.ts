import { expect, test } from 'playwright/test'
import { photo } from './support/design-tool'
import { mounted } from './support/mounted'

test('the banner rotates its pictures, and stops with reduced motion or focus', async ({ page, isMobile }) => {
  await page.clock.install()
  await page.goto('/canvas-prints')
  await mounted(page)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const title = pictures.getByRole('paragraph')
  const pause = pictures.getByRole('button', { name: 'Pause the pictures' })
  await expect(pause).toBeVisible()
  // The first picture has no title.
  await expect(title).toHaveCount(0)
  // A picture is shown for three seconds.
  await page.clock.fastForward(3_000)
  await expect(title).toHaveText('Folded by hand')
  await page.clock.fastForward(3_000)
  await expect(title).toHaveText('The same wall, another photo')
  await pause.focus()
  await page.clock.fastForward(4_000)
  await expect(title).toHaveText('The same wall, another photo')
  if (isMobile) return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(pictures.getByRole('button', { name: 'Play the pictures' })).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(title).toHaveCount(0)
})

test('a product’s pictures open large, one at a time, with arrows and keys, and return the focus', async ({ page }) => {
  await page.goto('/canvas-print-60-x-90-cm')
  await mounted(page)
  const open = page.getByRole('button', { name: 'Look closer' }).first()
  await open.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 6')).toBeVisible()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer.getByText('2 of 6')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('1 of 6')).toBeVisible()
  await viewer.getByRole('button', { name: 'Zoom' }).click()
  const frame = viewer.getByRole('region', { name: 'Zoomed picture' })
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('the picture follows an option that has one', async ({ page }) => {
  await page.goto('/canvas-print-60-x-90-cm')
  await mounted(page)
  await page.getByRole('radio', { name: 'Mirrored edge' }).check({ force: true })
  const corner = page.getByRole('button', { name: /^Show picture 4 of 5/ })
  await expect(corner).toHaveAttribute('aria-current', 'false')
  await page.getByRole('radio', { name: 'Photo wraps around the edge' }).check({ force: true })
  await expect(corner).toHaveAttribute('aria-current', 'true')

  await page.goto('/photo-mugs')
  await mounted(page)
  const black = page.getByRole('button', { name: /^Show picture 3 of 5/ })
  await expect(black).toHaveAttribute('aria-current', 'false')
  await page.getByRole('radio', { name: /black inside/ }).check({ force: true })
  await expect(black).toHaveAttribute('aria-current', 'true')
})

test('the chosen size hangs on a wall at its scale, and a size too big takes the bigger room', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'The scale is the same on both devices.')
  await page.goto('/start-with-a-photo')
  await page.getByLabel('Photo file').setInputFiles(photo('lake-and-snowy-mountains.jpg'))
  await expect(page.getByText('3840 × 2160 pixels')).toBeVisible()
  await page.goto('/canvas-prints')
  await mounted(page)
  await page.getByRole('region', { name: 'Price table' }).scrollIntoViewIfNeeded()
  const hall = page.getByRole('img', { name: 'A 60 × 40 cm canvas above a console that is 1.4 m wide' })
  const sofa = page.getByRole('img', { name: 'A 60 × 40 cm canvas above a sofa that is 2.1 m wide' })
  await expect(hall).toBeVisible()
  // The shopper's own photo hangs there.
  await expect(hall.locator('img[src^="blob:"]')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Living room' }).check({ force: true })
  await expect(sofa).toBeVisible()
  const share = () =>
    sofa.evaluate((wall) => {
      const print = wall.lastElementChild
      return print ? print.getBoundingClientRect().width / wall.getBoundingClientRect().width : 0
    })
  // 600 mm of 3900 mm.
  await expect.poll(share).toBeCloseTo(0.1538, 2)
  await page.getByRole('radio', { name: /^100 × 150 cm/ }).check({ force: true })
  await expect(page.getByRole('img', { name: 'A 150 × 100 cm canvas above a sofa that is 2.1 m wide' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Hallway' })).toBeDisabled()
})

test('all reviews are filtered by stars and paged, and samples are labelled', async ({ page }) => {
  await page.goto('/reviews')
  const reviews = page.locator('#reviews')
  await reviews.getByRole('link', { name: /^1 star\b/ }).click()
  await expect(reviews.getByText('1 star out of 5')).toHaveCount(9)
  await expect(reviews.getByText('These reviews are samples, not from customers.')).toBeVisible()
  await reviews.getByRole('link', { name: /^All\b/ }).click()
  await reviews.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(reviews.getByText(/^Page 2 of \d+$/)).toBeVisible()
})

test('reviews are filtered by stars, and more are loaded on request', async ({ page }) => {
  await page.goto('/canvas-print-60-x-90-cm#reviews')
  await mounted(page)
  const reviews = page.locator('#reviews')
  await expect(reviews.getByRole('listitem')).toHaveCount(6)
  await reviews.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(reviews.getByRole('listitem')).toHaveCount(12)
  await reviews.getByRole('button', { name: '1 star', exact: true }).click()
  // Four of five hundred reviews match. Pages are fetched until they are found.
  await expect(reviews.getByRole('listitem')).toHaveCount(4)
  await expect(reviews.getByText('1 star out of 5')).toHaveCount(4)
})

test('a postcode shows the time of each delivery method, and an invalid one shows a message', async ({ page }) => {
  await page.goto('/canvas-print-60-x-90-cm')
  await mounted(page)
  const field = page.getByRole('textbox', { name: 'Your postcode' })
  await field.fill('1010')
  const ways = page.getByRole('listitem').filter({ hasText: 'working days once your order is ready' })
  await expect(page.getByText(/^Arrives by [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]+$/)).toBeVisible()
  const by = 'by [A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]+'
  await expect(ways).toHaveText([
    // The piece costs more than N$99.
    new RegExp(`^Standard, ${by}Free3–5 working days once your order is ready$`),
    new RegExp(`^Express, ${by}N\\$14\\.951–2 working days`),
  ])
  await page.getByRole('checkbox', { name: 'My address has an RD number' }).check()
  await expect(ways).toHaveText([/^Rural delivery, by .+4–7 working days/])
  await field.fill('0010')
  await expect(page.getByText('We don’t know the postcode 0010.')).toBeVisible()
  await field.fill('10a0')
  await expect(page.getByText('Please enter a valid zip/postal code.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('recently viewed products are saved on the device until they are cleared', async ({ page }) => {
  await page.goto('/photo-mugs')
  await mounted(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain('photo-mug')
  await page.goto('/canvas-print-60-x-90-cm')
  await mounted(page)
  const seen = page.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) })
  // The page is rendered part by part, so its end moves down during the scroll.
  await expect(async () => {
    await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }))
    await expect(seen.getByRole('link')).toHaveAttribute('href', '/photo-mugs', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Goes with it' })).toBeVisible()
  await seen.getByRole('button', { name: 'Clear it' }).click()
  await expect(seen).toHaveCount(0)
})

test('an offer shows its details in a dialog, with the remaining time', async ({ page }) => {
  // The offer of a fresh shop runs for 21 days. In its last week it counts down.
  await page.clock.install({ time: new Date(Date.now() + 17 * 86_400_000) })
  await page.goto('/photo-mugs')
  await mounted(page)
  const offers = page.getByRole('region', { name: 'Offers' })
  await expect(offers.getByRole('timer')).toHaveText(/^\d{2,}days\d{2}hours\d{2}minutes\d{2}seconds$/)
  await offers.getByRole('button', { name: 'view more details' }).click()
  await expect(page.getByRole('dialog')).toContainText('The prices on the page already include it.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the list of all pages has a link to every page', async ({ page, request }) => {
  const answer = await request.post('/graphql', { data: { query: '{ sitePages { total_count items { path } } }' } })
  const { items } = (await answer.json()).data.sitePages as { items: { path: string }[] }
  await page.goto('/sitemap')
  await mounted(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Canvas prints', exact: true }).first()).toBeVisible()
  const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(items.map(({ path }) => path).filter((path) => !links.includes(path))).toEqual([])
})

test('the banner scrolls to the page’s questions before they are loaded', async ({ page }) => {
  await page.goto('/photo-wall-clock')
  await mounted(page)
  await page.getByRole('link', { name: 'Questions and answers (3)' }).click()
  await expect(page).toHaveURL('/photo-wall-clock#questions')
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeInViewport()
})
