import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'
import { orderSign } from './support/order-sign'

/** The number of pages of the file that the link downloads. */
async function downloaded(page: Page): Promise<{ name: string; pages: number }> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Wall template (PDF)' }).click()
  const file = await started
  const text = readFileSync(await file.path(), 'latin1')
  return { name: file.suggestedFilename(), pages: text.split('/Type/Page/').length - 1 }
}

test('the order of a neon sign has its wall template, for its customer and with the link of the order', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await logIn(page)
  const { number, token } = await orderSign(page)
  const template = { name: `wall-template-${number}-1.pdf`, pages: 4 }
  await visit(page, `/customer/account/view-order/${number}`)
  expect(await downloaded(page)).toEqual(template)
  await noViolations(page)
  await page.context().clearCookies()
  await visit(page, `/order-status-tracking?number=${number}#order=${token}`)
  expect(await downloaded(page)).toEqual(template)
  expect((await request.get(`/media/wall-templates/${number}/1.pdf`)).status()).toBe(404)
})
