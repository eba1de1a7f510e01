import { expect } from 'playwright/test'
import { test } from './support/measured-shop'
import { answerVendors, problemsOf } from './support/vendor-scripts'

// One server for all.
test.describe.configure({ mode: 'default' })

for (const answer of ['refused', 'hanging', 'HTML'] as const) {
  test(`with every service ${answer} nothing fails and no pixel moves`, async ({ page, context, shop }) => {
    test.setTimeout(120_000)
    const asked = await answerVendors(context, shop.url, answer)
    const problems = problemsOf(page)
    // A browser that saves data loads no face of running text, whose arrival depends on the load of the machine.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const look = async (choice: string) => {
      await context.addCookies([
        { name: 'consent', value: choice.replace('NOW', String(Math.floor(Date.now() / 1000))), url: shop.url },
      ])
      await page.goto('/about-us')
      await page.mouse.wheel(0, 1)
      await page.waitForFunction(() => Array.isArray(Reflect.get(window, 'dataLayer')))
      await page.mouse.wheel(0, -1)
      await page.waitForTimeout(2500)
      return page.screenshot({ animations: 'disabled' })
    }
    const without = await look('1.no.NOW')
    expect(asked).toEqual([])
    const withThem = await look('1.yes.NOW.ga4-meta-bing-klaviyo')
    expect(new Set(asked.map((address) => new URL(address).hostname))).toEqual(
      new Set(['www.googletagmanager.com', 'connect.facebook.net', 'bat.bing.com', 'static.klaviyo.com']),
    )
    expect(withThem.equals(without)).toBe(true)
    // The stand-ins still take what the shop reports.
    await page.getByRole('link', { name: 'Cart' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // A browser notes what is no script as an error of its address. It is none of the shop.
    expect(problems).toEqual(answer === 'HTML' ? Array(4).fill("Unexpected token '<'") : [])
    const beacon = page.waitForRequest('**/events')
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const counted = (await beacon).postData()
    expect(counted).toContain('["page","content"]')
    expect(counted).not.toContain('error')
  })
}
