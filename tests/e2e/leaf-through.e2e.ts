import { expect, type Page, test } from 'playwright/test'
import { visit } from './support/mounted'

const KINDS = [
  {
    path: '/custom-photo-books',
    name: 'A photo book to leaf through',
    first: 'Cover',
    second: 'Page 1',
    last: 'Page 24',
  },
  {
    path: '/photo-calendars',
    name: 'A calendar to leaf through',
    first: 'Cover',
    second: 'January 2027',
    last: 'December 2027',
  },
  {
    path: '/photo-playing-cards',
    name: 'A deck to go through',
    first: 'The back',
    second: 'Ace of spades',
    last: 'Joker',
  },
]

async function open(page: Page, { path, name }: (typeof KINDS)[number]) {
  await visit(page, path)
  await page.mouse.wheel(0, 50)
  const leaves = page.getByRole('region', { name })
  await leaves.scrollIntoViewIfNeeded()
  return leaves
}

for (const kind of KINDS) {
  test(`${kind.path} has a product to leaf through, by buttons, keys and taps, without the design tool`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    const leaves = await open(page, kind)
    const said = leaves.locator('[aria-live]')
    await expect(said).toContainText(kind.first)
    const picture = leaves.getByRole('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200)
    const button = leaves.getByRole('button', { name: 'Next page' })
    // From the top of the part, since the face of the text may come late and move what is above the view.
    const buttonAt = async () => {
      const [part, inPart] = [await leaves.boundingBox(), await button.boundingBox()]
      return [(inPart?.x ?? 0) - (part?.x ?? 0), (inPart?.y ?? 0) - (part?.y ?? 0)].map(Math.round)
    }
    const before = await buttonAt()
    await button.click()
    await expect(said).toContainText(kind.second)
    await page.keyboard.press('End')
    await expect(said).toContainText(kind.last)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect(said).toContainText(kind.first)
    const box = await picture.boundingBox()
    if (!box) throw new Error('The picture is shown')
    await page.mouse.click(box.x + box.width - 12, box.y + box.height / 2)
    await expect(said).toContainText(kind.second)
    // Nothing below the pages moves while they turn.
    expect(await buttonAt()).toEqual(before)
    // The scene of three.js and the design tool are larger than anything that this page may load.
    const sizes = await Promise.all(scripts.map(async (url) => (await (await page.request.get(url)).body()).length))
    expect(Math.max(...sizes)).toBeLessThan(450_000)
  })
}

test('the prices of a book by pages follow the cover', async ({ page }) => {
  await visit(page, '/custom-photo-books')
  await page.mouse.wheel(0, 50)
  const prices = page.getByRole('region', { name: 'Prices by pages and format' })
  await prices.scrollIntoViewIfNeeded()
  await expect(prices.getByRole('row', { name: /^24 pages/ })).toContainText('24–96 photos')
  await expect(prices.getByRole('row', { name: /^24 pages/ })).toContainText('N$34.95')
  await page
    .locator('#pages-and-prices')
    .getByRole('radio', { name: /^Linen/ })
    .check()
  await expect(prices.getByRole('row', { name: /^24 pages/ })).toContainText('N$62.95')
  await expect(prices.getByRole('row', { name: /^96 pages/ })).toContainText('N$174.95')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('a book shows its next pages at once', async ({ page }) => {
    const [book] = KINDS
    if (!book) throw new Error('There is a book')
    const leaves = await open(page, book)
    await leaves.getByRole('button', { name: 'Next page' }).click()
    expect(await leaves.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(leaves.locator('[aria-live]')).toContainText('Page 1')
  })
})
