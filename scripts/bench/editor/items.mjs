// Frames while one item is dragged: beside 19 others and the thumbnails of six sides, and alone.
import { median, slowDown, waitForIdleMachine } from '../browser.mjs'
import { dragP95, middleOf, openPhone } from './phone.mjs'

const MAX_RATIO = 1.5
const MANY = 20
/** A product with six sides, each with a thumbnail. */
const TOOL_PATH = '/rubixcube-tool?sku=photo-puzzle-cube'

async function measure(browser, url, photo, items) {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
    await page.getByLabel('Photo file').setInputFiles(photo)
    await page.getByRole('button', { name: 'Add text' }).click()
    await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora koutou')
    await page.getByRole('button', { name: 'Close the panel' }).click()
    // Text and photos in turn.
    for (let item = 1; item < items; item++) await page.keyboard.press('ControlOrMeta+d')
    await page.waitForTimeout(1500)
    await slowDown(await context.newCDPSession(page))
    return await dragP95(page, middleOf(await page.getByRole('application').boundingBox()))
  } finally {
    await context.close()
  }
}

/** Returns the line to print, and whether the ratio holds. */
export async function measureItems(browser, url, { photo, runs }) {
  const found = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    found.push({ many: await measure(browser, url, photo, MANY), one: await measure(browser, url, photo, 1) })
  }
  const many = median(found.map((run) => run.many))
  const one = median(found.map((run) => run.one))
  return {
    ok: many <= MAX_RATIO * one,
    line:
      `drag of one of ${MANY} items beside six thumbnails, frame p95: ${many.toFixed(1)} ms against ${one.toFixed(1)} ms ` +
      `of one item, ratio ${(many / one).toFixed(2)} (bound ${MAX_RATIO})`,
  }
}
