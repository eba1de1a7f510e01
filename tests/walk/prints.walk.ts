import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { visit } from '../e2e/support/mounted'

const PHOTOS = 300
/** The prints after which the work is measured. */
const STEPS = [100, 200, 300]

/** Photos of one colour each: no two are the same file. */
const differentPhotos = () =>
  Promise.all(
    Array.from({ length: PHOTOS }, async (_, at) => ({
      name: `photo-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 1800, height: 1200, channels: 3, background: { r: at % 256, g: (at * 7) % 256, b: at >> 1 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )

/** Waits for a number of prints. A query by role would cost the page more than the photos do. */
const printsAre = (page: Page, count: number) =>
  page.waitForFunction(
    (least) => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) >= least,
    count,
    { polling: 250, timeout: 600_000 },
  )

test('three hundred different photos become prints, the last hundred with no more work than the first ones', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await visit(page, '/photoprints-tool?sku=photo-print')
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  // Seconds that the page itself worked: a busy machine makes them no longer.
  const worked = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const seconds: number[] = []
  let before = await worked()
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos())
  for (const count of STEPS) {
    await printsAre(page, count)
    const now = await worked()
    seconds.push(now - before)
    before = now
    // The page takes a tap while it reads the rest.
    await page.getByLabel(/^Select print 1,/).click({ timeout: 10_000 })
  }
  console.log(`main thread for each hundred photos: ${seconds.map((each) => `${each.toFixed(2)} s`).join(', ')}`)
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: '300 prints' })).toBeVisible()
  // Only the prints near the screen are drawn.
  expect(await page.getByRole('list', { name: 'Prints' }).getByRole('listitem').count()).toBeLessThan(70)
  const [first = 0, , last = 0] = seconds
  expect(first).toBeGreaterThan(0)
  expect(last / first).toBeLessThan(2)
})
