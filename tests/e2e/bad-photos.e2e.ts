import { expect, test } from 'playwright/test'
import { badFiles } from './support/bad-files'
import { designTool } from './support/design-tool'

const CASES = [
  { name: 'a file that is no image', file: badFiles.noImage, message: /holiday\.jpg is not a picture/ },
  { name: 'a truncated JPEG', file: badFiles.truncated, message: /cut-off\.jpg is cut off/ },
  { name: 'a file of 200 MB', file: badFiles.twoHundredMegabytes, message: /200 MB; a photo may have up to 100 MB/ },
  { name: 'a picture of 1 × 1 px', file: badFiles.onePixel, message: /only 1 × 1 pixels/ },
  { name: 'a picture of 20000 × 15000 px', file: badFiles.tooManyPixels, message: /20,000 × 15,000 pixels/ },
  { name: 'an empty file', file: badFiles.empty, message: /nothing\.jpg is empty/ },
  { name: 'a JPEG that claims two gigabytes', file: badFiles.twoGigabytes, message: /65,500 × 32,767 pixels/ },
  { name: 'a picture of 20000 px a side', file: badFiles.tooWide, message: /20,000 × 2,000 pixels/ },
  { name: 'a PNG that unpacks to gigabytes', file: badFiles.bomb, message: /30,000 × 30,000 pixels/ },
  { name: 'an SVG with a script', file: badFiles.drawing, message: /drawing\.svg is an SVG drawing/ },
  { name: 'a truncated HEIC', file: badFiles.truncatedHeic, message: /cut-off\.heic is cut off/ },
  { name: 'a truncated PNG', file: () => badFiles.cutOff('png'), message: /cut-off\.png is cut off/ },
  { name: 'a truncated WebP', file: () => badFiles.cutOff('webp'), message: /cut-off\.webp is cut off/ },
  { name: 'a truncated AVIF', file: () => badFiles.cutOff('avif'), message: /cut-off\.avif is cut off/ },
  { name: 'a broken HEIC', file: badFiles.brokenHeic, message: /broken\.heic cannot be read/ },
  { name: 'a GIF', file: () => badFiles.animated('gif'), message: /moving\.gif is a GIF/ },
  { name: 'an animated WebP', file: () => badFiles.animated('webp'), message: /moving\.webp is animated/ },
  { name: 'an animated PNG', file: () => badFiles.animated('png'), message: /moving\.png is animated/ },
  { name: 'a sequence of AVIF', file: () => badFiles.animated('avif'), message: /moving\.avif is animated/ },
]

test('a bad file is refused with a message, and the previous photo stays', async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  for (const { name, file, message } of CASES) {
    await test.step(name, async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Replace' }).click()
      await (await chooser).setFiles(await file())
      const alert = page.getByRole('alert').filter({ hasText: message })
      await expect(alert).toBeVisible()
      await expect(page.getByText(/Photo dogs-at-the-window\.jpg/)).toBeAttached()
      await alert.getByRole('button', { name: 'Carry on without it' }).click()
      await expect(alert).toBeHidden()
      await expect(page.getByRole('application')).toBeFocused()
    })
  }
})

test('an upload continues after a lost connection, and the design reaches the cart', async ({ page, context }) => {
  const tool = designTool(page)
  await page.goto('/uploadchoice?sku=canvas-print')
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  const network = await context.newCDPSession(page)
  const slow = { latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 150_000 }
  await network.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await tool.choosePhoto('lake-and-snowy-mountains.jpg')
  const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true })
  await expect(shown(/^Uploading, [1-9]\d? %$/)).toBeVisible()
  await network.send('Network.emulateNetworkConditions', { offline: true, ...slow })
  await expect(shown('No connection. The upload continues when you are back online.')).toBeVisible()
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: false, uploadThroughput: -1 })
  await tool.addToCart()
  await expect(page.getByRole('main').getByText('Canvas print').first()).toBeVisible()
})

test('a reload keeps the design', { tag: '@not-core' }, async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await page.keyboard.press('r')
  await page.keyboard.press('+')
  const description = page.getByText(/Photo dogs-at-the-window\.jpg at 1[01]\d percent/)
  await expect(description).toBeAttached()
  const before = await description.textContent()
  // The draft is saved with a short delay after the last change.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Add to cart' }).waitFor()
      return description.textContent()
    })
    .toBe(before)
})
