import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { photo } from './support/design-tool'
import { visit } from './support/mounted'

const DRAWN = 'Your photo is on all of them.'

/** The mean difference, of 255 levels, between the drawn prints of each product and the sample photo behind them. */
const differences = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const tiles = [...document.querySelectorAll('main li')]
    return Promise.all(
      tiles.map(async (tile) => {
        const canvas = tile.querySelector('canvas')
        const picture = tile.querySelector('img')
        const drawn = canvas?.getContext('2d')
        if (!canvas || !picture || !drawn) return 0
        picture.loading = 'eager'
        await picture.decode()
        const [left, top, width, height] = ['left', 'top', 'width', 'height'].map(
          (side) => Number.parseFloat(canvas.style.getPropertyValue(side)) / 100,
        ) as [number, number, number, number]
        const sample = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
        const { naturalWidth, naturalHeight } = picture
        sample?.drawImage(
          picture,
          left * naturalWidth,
          top * naturalHeight,
          width * naturalWidth,
          height * naturalHeight,
          0,
          0,
          canvas.width,
          canvas.height,
        )
        const ours = drawn.getImageData(0, 0, canvas.width, canvas.height).data
        const theirs = sample?.getImageData(0, 0, canvas.width, canvas.height).data ?? ours
        let sum = 0
        let count = 0
        for (let at = 0; at < ours.length; at += 4) {
          if (ours[at + 3] !== 255) continue
          for (let k = 0; k < 3; k++) sum += Math.abs((ours[at + k] ?? 0) - (theirs[at + k] ?? 0))
          count += 3
        }
        return count === 0 ? 0 : sum / count
      }),
    )
  })

test('a photo chosen on the home page is drawn on ten products, and the chosen one opens with it', async ({ page }) => {
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Start with a photo' })
  await start.waitFor()
  const chooser = page.waitForEvent('filechooser')
  await start.click()
  await (await chooser).setFiles(photo('dogs-at-the-window.jpg'))
  await expect(page).toHaveURL(/\/start-with-a-photo$/)
  await expect(page.getByText(DRAWN)).toBeVisible()
  const off = await differences(page)
  expect(off.length).toBe(10)
  expect(Math.min(...off)).toBeGreaterThan(15)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  // The photo is on the device: a reload draws it again.
  await page.reload()
  await expect(page.getByText(DRAWN)).toBeVisible()

  const canvas = page.getByRole('link', { name: /^Canvas print From N\$/ })
  await canvas.click()
  await expect(page).toHaveURL(/\/uploadchoice\?sku=canvas-print$/)
  await expect(page.getByText(/Photo dogs-at-the-window\.jpg/)).toBeAttached()

  await page.goBack()
  await expect(page.getByText(DRAWN)).toBeVisible()
  await page.getByRole('link', { name: /^Photo cushion From N\$/ }).click()
  await expect(page).toHaveURL(/\/pillow-tool\?sku=photo-pillow$/)
})

test('a file that is no photo is refused with its reason, and another one can be chosen', async ({ page }) => {
  await visit(page, '/start-with-a-photo')
  const file = page.getByLabel('Photo file')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No photo') })
  await expect(page.getByRole('alert')).toHaveText(
    'notes.txt is not a picture that we can print from. Please choose a JPEG, HEIC, PNG, WebP or AVIF file.Carry on without it',
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await file.setInputFiles(photo('lake-and-snowy-mountains.jpg'))
  await expect(page.getByText('3840 × 2160 pixels')).toBeVisible()
  // A refused file takes nothing away.
  await file.setInputFiles({ name: 'more.txt', mimeType: 'text/plain', buffer: Buffer.from('No photo') })
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('more.txt is not a picture that we can print from.')
  await expect(page.getByText('3840 × 2160 pixels')).toBeVisible()
  await alert.getByRole('button', { name: 'Carry on without it' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('3840 × 2160 pixels')).toBeVisible()
})
