import { expect, type Page } from 'playwright/test'
import { lastMailTo } from './new-customer'
import { placeOrder } from './place-order'
import { command } from './shop-state'

/** Orders a gift certificate of N$50 for an address, as the customer of the page, and answers the code in its mail. */
export async function giftCode(page: Page, email: string): Promise<string> {
  const { number } = await placeOrder(page, { gift: email })
  command('paid', number)
  let mail = ''
  await expect(async () => {
    // A local shop does the work of a minute with the next request that reaches its store.
    await page.reload()
    mail = lastMailTo(email)
    expect(mail).toContain('gift certificate')
  }).toPass({ timeout: 90_000, intervals: [5_000] })
  return /([0-9A-F]{4}-){4}[0-9A-F]{4}/.exec(mail)?.[0] ?? ''
}
