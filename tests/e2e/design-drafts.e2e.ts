import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const TOOL = '/uploadchoice?sku=canvas-print'

async function openWithPhoto(page: Page): Promise<void> {
  await page.goto(TOOL)
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
}

const photoText = (page: Page) => page.getByText(/Photo dogs-at-the-window\.jpg at/)

test('the design stays open when its product is refetched with another price', async ({ page, context }) => {
  await openWithPhoto(page)
  await page.getByRole('button', { name: 'Position', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible()
  let fetched = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query DesignProduct(')) return route.fallback()
    const response = await route.fetch()
    const answer = await response.json()
    for (const price of answer.data.products.items[0].price_rows) price.price.value += 1
    await route.fulfill({ response, json: answer })
    fetched += 1
  })
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(() => fetched).toBe(1)
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

test('the URL of a missing design does not change the draft of another design', async ({ page }) => {
  await openWithPhoto(page)
  await page.goto(`${TOOL}&design=gone-4711`)
  await expect(page.getByText(/We could not find this design/)).toBeVisible()
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.reload()
  await expect(page.getByText(/Photo lake-and-snowy-mountains\.jpg at/)).toBeAttached()
  await page.goto(TOOL)
  await expect(photoText(page)).toBeAttached()
})

test('the quantity is still there after a reload', async ({ page }) => {
  await openWithPhoto(page)
  const pieces = (count: string) => page.getByRole('button', { name: new RegExp(`^Size and quantity: .*, ${count}$`) })
  await pieces('1 piece').click()
  await page.getByRole('button', { name: 'One more: Canvas print' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'One more: Canvas print' }).filter({ visible: true }).first().click()
  await expect(pieces('3 pieces')).toBeVisible()
  await page.reload()
  await expect(pieces('3 pieces')).toBeVisible()
})

/** Stores the draft of the page as version 1 of the design tool did, and deletes it elsewhere. */
function asOlderDraft(): Promise<void> {
  return new Promise((resolve, reject) => {
    localStorage.clear()
    const opening = indexedDB.open('kea-editor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const change = opening.result.transaction(['designs', 'photos'], 'readwrite')
      const [designs, photos] = [change.objectStore('designs'), change.objectStore('photos')]
      const read = [designs.getAll(), photos.getAll()] as const
      change.onabort = () => reject(change.error)
      change.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      read[1].onsuccess = () => {
        const [[draft], [photo]] = [read[0].result, read[1].result]
        designs.clear()
        photos.clear()
        const { options, sku, tool } = draft.design
        const { key, name, widthPx, heightPx } = photo
        const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
        const items = [{ id: 'photo', type: 'photo', photo: key, turns: 1, crop }]
        const design = {
          version: 1,
          sku,
          tool,
          options,
          photos: { [key]: { upload: null, name, widthPx, heightPx } },
          surfaces: [{ id: 'front', orientation: 'portrait', items }],
        }
        designs.put({ ...draft, design }, `new:${sku}`)
        photos.put(photo, [`new:${sku}`, key])
      }
    }
  })
}

const draftVersions = () =>
  new Promise<Record<string, number>>((resolve) => {
    const opening = indexedDB.open('kea-editor')
    opening.onsuccess = () => {
      const designs = opening.result.transaction('designs').objectStore('designs')
      const [keys, drafts] = [designs.getAllKeys(), designs.getAll()]
      drafts.onsuccess = () => {
        opening.result.close()
        resolve(Object.fromEntries(keys.result.map((key, at) => [String(key), drafts.result[at].design.version])))
      }
    }
  })

test('a draft of version 1 opens with its photo, and stays as it is for a tab with the older code', async ({
  page,
}) => {
  await openWithPhoto(page)
  await expect.poll(() => page.evaluate(draftVersions)).toEqual({ 'v2:new:canvas-print': 2 })
  await page.goto('/terms-conditions')
  await page.evaluate(asOlderDraft)
  await page.goto(TOOL)
  await expect(
    page.getByText(/portrait\. Photo dogs-at-the-window\.jpg at \d+ percent, turned by 90 degrees/),
  ).toBeAttached()
  await page.keyboard.press('r')
  await expect(page.getByText(/turned by 180 degrees/)).toBeAttached()
  await page.reload()
  await expect(page.getByText(/turned by 180 degrees/)).toBeAttached()
  await page.keyboard.press('r')
  await expect.poll(() => page.evaluate(draftVersions)).toEqual({ 'new:canvas-print': 1, 'v2:new:canvas-print': 2 })
  await designTool(page).addToCart()
  expect(await page.evaluate(draftVersions)).toEqual({})
})
