import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { visit } from './support/mounted'

const results = (page: Page) => page.getByRole('region', { name: 'Presents' })
const status = (page: Page) => results(page).getByRole('status')
const question = (page: Page, name: string) => page.getByRole('group', { name })

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a shopper answers what they know, and Back, a reload and the link keep it', async ({ page }) => {
  await visit(page, '/gift-finder?for=anyone')
  await expect(page.getByRole('heading', { level: 1, name: 'Find a present' })).toBeVisible()
  await expect(status(page)).toHaveText(/^\d{2} presents$/)
  await expectAccessible(page)

  const person = question(page, 'Who is it for?')
  await person.getByText('Grandparents', { exact: true }).click()
  await expect(page).toHaveURL('/gift-finder?for=grandparents')
  await question(page, 'What would you like to spend?').getByText('Up to N$25', { exact: true }).click()
  await expect(page).toHaveURL('/gift-finder?for=grandparents&budget=25')
  await expect(status(page)).toHaveText(/^\d{1,2} presents\. For Grandparents, up to N\$25$/)
  const told = await status(page).textContent()

  await page.reload()
  await expect(status(page)).toHaveText(told ?? '')
  await expect(person.getByRole('radio', { name: 'Grandparents' })).toBeChecked()
  await results(page)
    .getByRole('link', { name: /^Photo calendar/ })
    .click()
  await expect(page).toHaveURL('/photo-calendars')
  await page.goBack()
  await expect(status(page)).toHaveText(told ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/gift-finder?for=grandparents')
  await expect(question(page, 'What would you like to spend?').getByRole('radio', { name: 'Any price' })).toBeChecked()
})

test('the arrow keys of one question are one step back, and a day says when to order', async ({ page, isMobile }) => {
  await visit(page, '/gift-finder?for=anyone')
  await question(page, 'What’s the occasion?').getByRole('radio', { name: 'Any occasion' }).focus()
  for (const _ of ['birthday', 'wedding']) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/gift-finder?occasion=wedding')
  await expect(question(page, 'What’s the occasion?').getByRole('radio', { name: /^Wedding/ })).toBeFocused()

  const when = question(page, 'When do you need it?')
  await when.getByText('In four weeks', { exact: true }).click()
  await expect(
    results(page)
      .getByText(/^Order by \w{3} \d{1,2} \w+/)
      .first(),
  ).toBeVisible()
  await when.getByLabel('Going to').selectOption({ label: 'the Chatham Islands' })
  await expect(page).toHaveURL(/\?occasion=wedding&by=20\d\d-\d\d-\d\d&to=chathams$/)
  await expect(results(page)).toContainText('A gift certificate comes by email on the day you choose')
  await expectAccessible(page)
  if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/gift-finder?for=anyone')
})

test('answers that nothing fits say which one to change, and one tap does', async ({ page }) => {
  await visit(page, '/gift-finder?for=pet-lovers&occasion=wedding')
  await expect(results(page).getByRole('heading', { name: 'Nothing fits all of that.' })).toBeVisible()
  await expectAccessible(page)
  await results(page)
    .getByRole('button', { name: /^Any occasion: 7 presents$/ })
    .click()
  await expect(page).toHaveURL('/gift-finder?for=pet-lovers')
  await expect(status(page)).toHaveText('7 presents. For Pet lovers')
  // The shopper's own photo on those that can be drawn.
  await results(page).getByRole('link', { name: 'See 2 of these with your photo' }).click()
  await expect(page).toHaveURL('/start-with-a-photo?only=photo-pillow,photo-blanket')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Photo cushion', 'Photo blanket'])
  await page.getByRole('link', { name: 'See all 10 products' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
})

test('a set is found like a product, at one price', async ({ page }) => {
  await visit(page, '/gift-finder?for=workmates')
  await question(page, 'What’s the occasion?').getByText('Christmas', { exact: true }).click()
  await expect(page).toHaveURL('/gift-finder?for=workmates&occasion=christmas')
  const set = results(page).getByRole('link', { name: /^Mug and coaster set/ })
  await expect(set).toContainText('N$29.95')
  await question(page, 'What would you like to spend?').getByText('Up to N$25', { exact: true }).click()
  await expect(set).toHaveCount(0)
  await question(page, 'What would you like to spend?').getByText('Up to N$50', { exact: true }).click()
  await set.click()
  await expect(page).toHaveURL('/mug-and-coaster-set')
  await page.goBack()
  await expect(page).toHaveURL('/gift-finder?for=workmates&occasion=christmas&budget=50')
  await expect(set).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the gift finder lists ideas for each person', async ({ page }) => {
    await page.goto('/gift-finder')
    await expect(page.getByRole('heading', { level: 1, name: 'Find a present' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ideas for each person' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'bowl', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'memory game' }).click()
    await expect(page).toHaveURL('/didactic-memory-games')
  })
})
