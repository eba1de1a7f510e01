import { expect, type Page, test } from 'playwright/test'
import { builtFile } from '../support/built-file'
import { designTool } from './support/design-tool'
import { changesOf } from './support/look-picture'
import { withoutWebGl } from './support/without-webgl'

// The picture is computed without a graphics card here. On a busy machine a frame takes seconds.
test.describe.configure({ timeout: 180_000 })
const SLOW = { timeout: 60_000 }

async function openLook(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.getByRole('button', { name: 'How it looks' }).click()
  await expect(page.getByRole('dialog', { name: 'How it looks' })).toBeVisible(SLOW)
}

const turner = (page: Page) => page.getByRole('slider', { name: /^Turn your / })

test('a canvas turns by keys, by buttons and by a drag, and Escape closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLook(page, '/uploadchoice?sku=canvas-print')
  const picture = await changesOf(page)
  await expect(turner(page)).toHaveAttribute('aria-valuetext', '28 degrees from the right')
  await turner(page).press('ArrowLeft')
  await expect(turner(page)).toHaveAttribute('aria-valuetext', '22 degrees from the right')
  await picture.hasChanged()
  await page.getByRole('button', { name: 'Turn to the right' }).click()
  await expect(turner(page)).toHaveAttribute('aria-valuenow', '52')
  await expect(page.getByRole('status').filter({ hasText: '52 degrees from the right' })).toBeAttached()
  await picture.hasChanged()
  const box = await turner(page).boundingBox()
  if (!box) throw new Error('Not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(turner(page)).toHaveAttribute('aria-valuenow', '7')
  await picture.hasChanged()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'How it looks' })).toBeFocused()
})

test('a magic mug shows its photo when it is hot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLook(page, '/photomug-tool?sku=magic-mug')
  const picture = await changesOf(page)
  await page.getByRole('slider', { name: 'Heat of the drink' }).fill('100')
  await picture.hasChanged()
})

test('a lamp shines in a dark room, and its picture changes by day', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLook(page, '/photolamp-tool?sku=photo-lamp')
  const light = page.getByRole('slider', { name: 'Day or night' })
  await expect(light).toHaveValue('100')
  const picture = await changesOf(page)
  await light.fill('0')
  await picture.hasChanged()
})

test('the tool loads no WebGL code before a look opens', async ({ page }) => {
  const scene = builtFile('src/editor/looks/three/SolidScene.ts')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/photomug-tool?sku=photo-mug')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  expect(scripts).not.toContain(scene)
  await page.getByRole('button', { name: 'How it looks' }).click()
  await expect.poll(() => scripts.filter((path) => path === scene)).toEqual([scene])
})

test('a device without WebGL shows the flat print and says so', async ({ page }) => {
  await withoutWebGl(page)
  await openLook(page, '/photomug-tool?sku=photo-mug')
  await expect(page.getByText('This device can’t turn your mug in 3D, so here is the print laid flat.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your print, flat' }).locator('canvas')).toBeVisible()
  await expect(turner(page)).toHaveCount(0)
})

test('a picture whose graphics context is lost comes back', async ({ page }) => {
  await openLook(page, '/uploadchoice?sku=canvas-print')
  await (await changesOf(page)).isSteady()
  const restore = await page.evaluateHandle(() => {
    const context = document.querySelector<HTMLCanvasElement>('[role="slider"] canvas')?.getContext('webgl2')
    const extension = context?.getExtension('WEBGL_lose_context')
    extension?.loseContext()
    return () => extension?.restoreContext()
  })
  await expect(page.getByText('The picture stopped.')).toBeVisible()
  await restore.evaluate((run) => run())
  await expect(page.getByText('The picture stopped.')).toBeHidden(SLOW)
  await (await changesOf(page)).isSteady()
})
