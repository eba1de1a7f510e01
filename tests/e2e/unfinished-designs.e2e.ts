import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const TOOL = '/uploadchoice?sku=canvas-print'
const NAME = 'dogs-at-the-window.jpg'

const photoText = (page: Page) => page.getByText(/Photo dogs-at-the-window\.jpg at/)
/** The design is on the device and in the store, each with its photo, and the device has the uid and the revision. */
async function saved(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('SaveDesign') ?? false)
  await expect((await answer).ok()).toBe(true)
  await expect.poll(() => page.evaluate(isSaved), { timeout: 20_000 }).toBe(true)
}

const isSaved = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('kea-editor')
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('designs').objectStore('designs').getAll()
      drafts.onsuccess = () => {
        opening.result.close()
        resolve(drafts.result.some((draft) => draft.picture instanceof Blob && draft.designUid && draft.revision))
      }
    }
  })

const NAMES = '{ savedDesigns(unfinished: true) { items { name } } }'

/** The names of the unfinished designs that the store has of this browser. */
async function namesInStore(page: Page): Promise<string[]> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/graphql', { data: { query: NAMES }, headers })
  const { data } = (await answer.json()) as { data: { savedDesigns: { items: { name: string }[] } } }
  return data.savedDesigns.items.map(({ name }) => name)
}

async function startDesign(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(TOOL)
  const stored = saved(page)
  await designTool(page).choosePhoto(NAME)
  await stored
  await page.getByLabel('Name of your design').fill('Dogs for Nana')
  // A page that is left saves what is new. Playwright ends the requests of a page that it closes.
  await page.goto('/robots.txt')
  await expect.poll(() => namesInStore(page)).toEqual(['Dogs for Nana'])
  await page.close()
}

const carryOn = (page: Page) => page.getByRole('link', { name: /Dogs for Nana.*Carry on/ })

test('a design whose tab was closed is offered on home, on its product and in the empty tool, with its photo', async ({
  page,
  context,
}) => {
  await startDesign(context)
  await page.goto('/canvas-prints')
  await carryOn(page).scrollIntoViewIfNeeded()
  await page.goto('/uploadchoice')
  await expect(carryOn(page)).toBeVisible()
  await page.goto('/photomug-tool?sku=photo-mug')
  await page.getByRole('button', { name: 'Your unfinished designs' }).click()
  await expect(carryOn(page)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Carry on with your design' })).toBeAttached()
  await expect(page.getByAltText('Your design: Dogs for Nana')).toBeAttached()
  await carryOn(page).click()
  await expect(photoText(page)).toBeAttached()
  const name = page.getByLabel('Name of your design')
  await expect(name).toHaveValue('Dogs for Nana')
  await name.fill('   ')
  await name.press('Enter')
  await expect(name).toHaveValue('')
})

test('a design is offered from the store when the browser has deleted its storage', async ({ page, context }) => {
  await startDesign(context)
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    localStorage.clear()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('kea-editor').onsuccess = resolve
    })
  })
  await page.goto('/canvas-prints')
  await expect(carryOn(page)).toBeAttached()
  await page.goto('/')
  await expect(carryOn(page)).toBeAttached()
  await page.goto('/photomug-tool?sku=photo-mug')
  await page.getByRole('button', { name: 'Your unfinished designs' }).click()
  await carryOn(page).click()
  await expect(page).toHaveURL(/design=[0-9a-f]{32}/)
  await expect(photoText(page)).toBeAttached()
})

test('an unfinished design is deleted, and all photos after a question', { tag: '@not-core' }, async ({
  page,
  context,
}) => {
  await startDesign(context)
  await page.goto('/')
  await page.getByRole('button', { name: 'Delete Dogs for Nana' }).click()
  await expect(page.getByText('You have no unfinished designs.')).toBeVisible()
  await startDesign(context)
  await page.goto('/')
  await page.getByRole('button', { name: 'Delete all photos from this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete all your photos?' })
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(carryOn(page)).toBeAttached()
  await page.getByRole('button', { name: 'Delete all photos from this device' }).click()
  await dialog.getByRole('button', { name: 'Delete all photos' }).click()
  await expect(page.getByRole('dialog', { name: 'Your photos are deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(carryOn(page)).toHaveCount(0)
  await page.goto(TOOL)
  await expect(page.getByText('Add your photo')).toBeVisible()
})

test('a design in two tabs is told to the later one, which can keep its own as a copy', { tag: '@not-core' }, async ({
  page,
  context,
}) => {
  await page.goto(TOOL)
  await designTool(page).choosePhoto(NAME)
  await page.waitForTimeout(800)
  const other = await context.newPage()
  await other.goto(TOOL)
  await expect(photoText(other)).toBeAttached()
  await other.getByLabel('Name of your design').fill('From the other tab')
  await other.waitForTimeout(800)
  await page.getByLabel('Name of your design').fill('From the first tab')
  await expect(page.getByText('You have changed this design in another tab.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep this as a copy' }).click()
  await expect(page).toHaveURL(/draft=/)
  await expect(page.getByLabel('Name of your design')).toHaveValue('From the first tab')
  await expect(photoText(page)).toBeAttached()
  await other.reload()
  await expect(other.getByLabel('Name of your design')).toHaveValue('From the other tab')
})
