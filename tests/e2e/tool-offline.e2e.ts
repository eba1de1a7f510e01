import { expect, type Page, test } from 'playwright/test'
import { closePanel, designTool, photo } from './support/design-tool'

const TOOL = '/uploadchoice?sku=canvas-print'
const NAMES = '{ savedDesigns(unfinished: true) { items { name } } }'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const nameField = (page: Page) => page.getByLabel('Name of your design')
const offlineNote = (page: Page) => page.getByText('You are offline. Keep designing')

/** The names of the unfinished designs that the store has of this browser. */
async function namesInStore(page: Page): Promise<string[]> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/graphql', { data: { query: NAMES }, headers })
  const { data } = (await answer.json()) as { data: { savedDesigns: { items: { name: string }[] } } }
  return data.savedDesigns.items.map(({ name }) => name)
}

/** The tool is on the device as a whole: its document comes after its parts. */
const isKept = (page: Page) =>
  page.evaluate(async () => Boolean(await (await caches.open('kea-documents-1')).match('/uploadchoice')))

/** Pixels of exactly this colour on the print. */
const pixelsOf = (page: Page, colour: readonly number[]) =>
  page.evaluate((wanted) => {
    const canvas = [...document.querySelectorAll('canvas')].at(-1)
    const { data = [] } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    let count = 0
    for (let at = 0; at < data.length; at += 4) if (wanted.every((value, of) => data[at + of] === value)) count += 1
    return count
  }, colour)

/** A photo with words in a font of their own and a graphic. Returns the colour of the words. */
async function designWithWords(page: Page): Promise<number[]> {
  await page.goto(TOOL)
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await tool(page, 'Add text').click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora Māori')
  await page.locator('label').filter({ hasText: 'Abril Fatface' }).click()
  const gold = page.getByRole('button', { name: 'Gold' }).first()
  await gold.click()
  await expect(gold).toHaveAttribute('aria-pressed', 'true')
  const colour = await gold.evaluate((button) =>
    [button, ...button.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor).join(' '),
  )
  await closePanel(page)
  await page.keyboard.press('Escape')
  await tool(page, 'Graphics').click()
  await page.getByRole('button', { name: 'Kōwhai flowers' }).click()
  await closePanel(page)
  await nameField(page).fill('For Nana')
  const [, ...parts] = /rgb\((\d+), (\d+), (\d+)\)/.exec(colour) ?? []
  return parts.map(Number)
}

const PANELS = ['Layout', 'Add text', 'Graphics', 'Background', 'Size', 'Position', 'Adjust', 'Border']

test('once it was open, the tool opens offline with its parts, and sends what was designed when the internet is back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const colour = await designWithWords(page)
  await expect.poll(() => namesInStore(page), { timeout: 60_000 }).toEqual(['For Nana'])
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true)
  await page.reload()
  await expect.poll(() => pixelsOf(page, colour), { timeout: 30_000 }).toBeGreaterThan(300)

  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // A page that is left ends its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(new URL(request.url()).pathname)
  })
  await context.setOffline(true)
  await page.reload()
  await expect(offlineNote(page)).toBeVisible({ timeout: 30_000 })
  const description = page.getByRole('application')
  await expect(description).toHaveAccessibleDescription(/Graphic kōwhai flowers/)
  await expect(description).toHaveAccessibleDescription(/Kia ora Māori/)
  // The words are drawn in their own font, or not at all.
  await expect.poll(() => pixelsOf(page, colour), { timeout: 30_000 }).toBeGreaterThan(300)

  for (const name of PANELS) {
    await tool(page, name).click()
    await expect(page.getByRole('button', { name: 'Close the panel' }), name).toBeVisible()
    await expect(page.getByText('is not loaded yet'), name).toHaveCount(0)
    await closePanel(page)
    await page.keyboard.press('Escape')
  }
  await tool(page, 'How it looks').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  expect(failed.filter((path) => path.startsWith('/assets/'))).toEqual([])

  const chooser = page.waitForEvent('filechooser')
  await tool(page, 'Replace').click()
  await (await chooser).setFiles(photo('dogs-at-the-window.jpg'))
  await expect(page.getByText('Photo dogs-at-the-window.jpg at')).toBeAttached()
  await nameField(page).fill('For Nana and Koro')

  await page.goto('/photo-mugs')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Canvas print' }).click()
  await expect(page.getByText('Photo dogs-at-the-window.jpg at')).toBeAttached({ timeout: 30_000 })
  await expect(nameField(page)).toHaveValue('For Nana and Koro')

  const arrived = page.waitForResponse((response) => /\/uploads\/\w+\/parts\/0$/.test(response.url()) && response.ok())
  await context.setOffline(false)
  await expect(offlineNote(page)).toHaveCount(0)
  await arrived
  await expect.poll(() => namesInStore(page), { timeout: 60_000 }).toContain('For Nana and Koro')
})
