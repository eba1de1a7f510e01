import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'

const LIST = '/customer/account/my-saved-design'

/** Saves a design without a photo by a request of the page. */
async function saveDesign(page: Page, name: string): Promise<void> {
  const document = {
    version: 2,
    sku: 'photo-mug',
    tool: 'photomug-tool',
    options: [btoa('custom-option/6/301')],
    records: { s1: { kind: 'surface', id: 's1', part: 'wrap', order: 'a0', orientation: 'landscape' } },
  }
  const input = { name, product_type: document.tool, sku: document.sku, tool_data: JSON.stringify(document) }
  const query = `mutation ($input: SaveDesignInput!) {
    saveDesign(input: $input) { design { uid } user_errors { message } } }`
  const text = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/graphql', { method: 'POST', headers, body })).text()
    },
    JSON.stringify({ query, variables: { input } }),
  )
  expect(text).toContain('"user_errors":[]')
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a saved design is renamed, copied and deleted, and comes back', async ({ page }, { project }) => {
  const name = `For Nana ${project.name} ${Date.now()}`
  await logIn(page)
  await saveDesign(page, name)
  await visit(page, LIST)
  await expect(page).toHaveTitle('Saved designs')
  const card = cardOf(page, name)
  await expect(card.getByText(/^We keep it until \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await card.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} again`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const renamed = cardOf(page, `${name} again`)
  await expect(renamed).toHaveCount(1)

  await renamed.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(renamed).toHaveCount(2)

  await renamed
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(renamed).toHaveCount(1)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(renamed).toHaveCount(2)
  await expect(renamed.first().getByRole('link')).toHaveAttribute('href', /^\/photomug-tool\?.*design=[0-9a-f]{32}/)
})

test('a design without a picture says why it is not shared', async ({ page }, { project }) => {
  const name = `No picture ${project.name} ${Date.now()}`
  await logIn(page)
  await saveDesign(page, name)
  await visit(page, `${LIST}?show=unfinished`)
  await Promise.all([
    expect(page.getByText('Save your design with its picture, then share it.')).toBeVisible(),
    cardOf(page, name)
      .getByRole('button', { name: /^Share/ })
      .click(),
  ])
})

test('a token on the path of the saved designs opens the shared design without a login', async ({ page }) => {
  const token = '0123456789abcdef0123456789abcdef'
  await page.goto(`${LIST}?token=${token}`)
  await expect(page).toHaveURL(new RegExp(`#${token}$`))
  await expect(page.getByText('This link no longer works. Ask for a new one.')).toBeVisible()
})
