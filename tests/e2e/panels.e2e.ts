import { expect, test } from 'playwright/test'
import { PANELS } from '../../web/src/editor/ui/panels'
import { closePanel, designTool } from './support/design-tool'
import { checkAllPanels, checkPanel } from './support/panel-access'

test('axe finds nothing with any panel of the tool open', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = new Map<string, string[]>()
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await checkAllPanels(page, seen)
  for (const words of ['Kia ora', 'Aoraki']) {
    await page.getByRole('button', { name: 'Add text' }).click()
    await page.getByRole('textbox', { name: 'Words' }).fill(words)
    await checkPanel(page, seen)
    await closePanel(page)
    await checkAllPanels(page, seen)
    await page.getByRole('button', { name: 'Done', exact: true }).filter({ visible: true }).click()
  }
  await page.keyboard.press('ControlOrMeta+a')
  await checkAllPanels(page, seen)
  await page.goto('/photoprints-tool?sku=photo-print')
  await page.getByLabel('Photo file').setInputFiles(['tests/fixtures/photos/dogs-at-the-window.jpg'])
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await checkAllPanels(page, seen)
  await page.goto('/calendar-tool?sku=photo-calendar')
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await checkPanel(page, seen)
  await page.goto('/neonchamp-tool?sku=family-name-neon-sign')
  await expect(page.getByRole('textbox', { name: 'Your words' })).toBeVisible()
  await checkPanel(page, seen)
  expect([...seen.keys()].sort()).toEqual(
    Object.values(PANELS)
      .map(({ long }) => long)
      .sort(),
  )
  expect([...seen].filter(([, found]) => found.length > 0)).toEqual([])
})
