import { expect, type Page } from 'playwright/test'
import { countShifts, shiftsOf } from './support/layout-shifts'
import { test } from './support/measured-shop'
import { touch, visit } from './support/mounted'
import { MINI_EASEL, openGuestCart } from './support/stories'
import { answerVendors, problemsOf } from './support/vendor-scripts'

const sheet = (page: Page) => page.getByRole('region', { name: /hear about your visit\?$|Your browser has said no/ })
const accept = (page: Page) => sheet(page).getByRole('button', { name: 'Accept' })
const refuse = (page: Page) => sheet(page).getByRole('button', { name: 'Only necessary' })

// One server for all.
test.describe.configure({ mode: 'default' })

test('the sheet is asked by keys, covers no button that sells, moves nothing, and a no stays one', async ({
  page,
  context,
  shop,
}) => {
  const asked = await answerVendors(context, shop.url)
  const problems = problemsOf(page)
  await countShifts(page)
  /** How much the page has moved by itself, a while after the first input. */
  const shiftOf = async (): Promise<number> => {
    await visit(page, '/photo-mugs')
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 5)
    await page.waitForTimeout(2000)
    return shiftsOf(page)
  }
  await context.addCookies([{ name: 'consent', value: `1.no.${Math.floor(Date.now() / 1000)}`, url: shop.url }])
  const without = await shiftOf()
  await expect(sheet(page)).toBeHidden()
  await context.clearCookies({ name: 'consent' })
  expect(await shiftOf()).toBeCloseTo(without, 3)
  await expect(sheet(page)).toBeVisible()
  const [box, bar] = [await sheet(page).boundingBox(), await page.locator('[data-buy-bar]').boundingBox()]
  if (!box || !bar) throw new Error('no sheet or no bar')
  const isApart = box.y + box.height <= bar.y || box.x + box.width <= bar.x || bar.y + bar.height <= box.y
  expect(isApart).toBe(true)
  const [no, yes] = [await refuse(page).boundingBox(), await accept(page).boundingBox()]
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])

  await page.evaluate(() => document.body.focus())
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('link', { name: 'What they’d hear' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(refuse(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeHidden()
  const [consent] = (await context.cookies()).filter(({ name }) => name === 'consent')
  expect(consent?.value).toMatch(/^1\.no\.\d+$/)
  expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)

  await visit(page, '/')
  await touch(page)
  await page.waitForTimeout(1000)
  await expect(sheet(page)).toBeHidden()
  expect([asked, problems]).toEqual([[], []])
})

test('the sheet gives way to every button that sells, wherever the page stands', async ({ page, context, shop }) => {
  test.setTimeout(120_000)
  await answerVendors(context, shop.url)
  await openGuestCart(page, [MINI_EASEL])
  let shown = 0
  for (const path of ['/', '/photo-mugs', '/canvas-prints', '/checkout/cart', '/wall-art']) {
    await visit(page, path)
    await page.mouse.move(5, 5)
    // One that gives way is no region.
    await expect(page.locator('section', { hasText: 'hear about your visit' }).first()).toBeAttached()
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 150)
      await page.waitForTimeout(500)
      const state = await page.evaluate(() => {
        const part = [...document.querySelectorAll('section')].find(({ textContent }) =>
          /hear about your visit/.test(textContent),
        )
        if (!part || getComputedStyle(part).visibility === 'hidden') return { isShown: false, covered: [] }
        const own = part.getBoundingClientRect()
        const covered = [...document.querySelectorAll('main a.bg-kea, main button.bg-kea, [data-buy-bar]')].filter(
          (element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect()
            return top < own.bottom && bottom > own.top && left < own.right && right > own.left
          },
        )
        return { isShown: true, covered: covered.map(({ textContent }) => textContent) }
      })
      if (state.isShown) shown += 1
      expect(state.covered, `${path} ${step}`).toEqual([])
    }
  }
  expect(shown).toBeGreaterThan(15)
})

test('the footer leads to the choice on every page', async ({ page, context, shop }) => {
  await answerVendors(context, shop.url)
  await context.addCookies([{ name: 'consent', value: `1.no.${Math.floor(Date.now() / 1000)}`, url: shop.url }])
  await visit(page, '/about-us')
  await touch(page)
  const button = page.getByRole('button', { name: 'Privacy choices' })
  await button.click()
  await expect(sheet(page)).toBeFocused()
  await expect(sheet(page).getByText('Now: only necessary')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(button).toBeFocused()
})
