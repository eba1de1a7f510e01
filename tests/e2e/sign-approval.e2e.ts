import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'
import { orderSign } from './support/order-sign'
import { printsAreMade } from './support/printed-boxes'
import { command } from './support/shop-state'

const WAITS = 'We check your drawing before we bend your sign. You can change the words until then.'

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change the words of Child’s name neon sign' })

/** Opens the tool from the order, and changes the words there. */
async function changeWords(page: Page, words: string): Promise<void> {
  await changeButton(page).click()
  const field = page.getByLabel('Your words')
  await expect(field).toHaveValue('Tama', { timeout: 30_000 })
  await expect(page.getByText(/^\d\.\d\d m in \d+ pieces$/)).toBeVisible({ timeout: 30_000 })
  await field.fill(words)
  await page.getByRole('button', { name: 'Change the sign' }).click()
}

test('a customer changes the words of a paid sign until its maker approves it', async ({ page }) => {
  test.setTimeout(240_000)
  await logIn(page)
  const { number, token } = await orderSign(page)
  const own = `/customer/account/view-order/${number}`
  await visit(page, own)
  await expect(page.getByText('Wall template (PDF)')).toBeVisible()
  await expect(changeButton(page)).toHaveCount(0)
  command('paid', number)
  await page.reload()
  await expect(page.getByText(WAITS)).toBeVisible()
  await noViolations(page)

  // What is not paid is refused with what to do, and nothing else than the words can be chosen.
  await changeWords(page, 'Charlotte')
  await expect(page.getByText('9 letters, you paid for 6')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'These words have 9 letters, and your order pays for 6. Use up to 6 letters, or write to us',
  )
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await page.getByLabel('Your words').fill('Mere')
  await page.getByRole('button', { name: 'Change the sign' }).click()
  await expect(page).toHaveURL(own, { timeout: 30_000 })
  await expect(page.getByText(/^70 × 30 cm, .*, Mere, /)).toBeVisible()
  await expect(page.getByRole('img', { name: /Mere/ })).toBeVisible()

  await printsAreMade(number)
  expect(command('sign', 'waiting')).toContain('Mere')
  expect(command('sign', 'approve', number, '1')).toContain(
    `Line 1 of order ${number} is approved with the words “Mere”.`,
  )
  await page.reload()
  await expect(page.getByText(/^Approved on \d+ \w+ 20\d\d$/)).toBeVisible()
  await expect(changeButton(page)).toHaveCount(0)
  await page.context().clearCookies()
  await visit(page, `/order-status-tracking?number=${number}#order=${token}`)
  await expect(page.getByText(/^Approved on \d+ \w+ 20\d\d$/)).toBeVisible()
})

test('a guest changes the words with the link of the order', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page)
  const { number, token } = await orderSign(page)
  command('paid', number)
  await page.context().clearCookies()
  const link = `/order-status-tracking?number=${number}#order=${token}`
  await visit(page, link)
  await expect(page.getByText(WAITS)).toBeVisible()
  await changeWords(page, 'Hana')
  await expect(page).toHaveURL(/\/order-status-tracking/, { timeout: 30_000 })
  await expect(page.getByText(/^70 × 30 cm, .*, Hana, /)).toBeVisible()
})
