import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { copyPrepared } from '../../scripts/lib/database.ts'
import { keepBuild } from '../../scripts/lib/keep-build.ts'
import { freePort, type RunningServer, serve } from '../../scripts/lib/serve.ts'
import { closePanel, designTool } from '../e2e/support/design-tool'
import { root } from '../support/source-files'

// One shop, whose builds follow each other.
test.describe.configure({ mode: 'serial' })

const FIRST = join(root, 'dist/web')
const TOOL = '/uploadchoice?sku=canvas-print'
const OOPS = 'Oops, Something Went Wrong!'

const folder = mkdtempSync(join(tmpdir(), 'kea-builds-'))
const second = join(folder, 'second')
const state = join(folder, 'state')
let port = 0
let shop: RunningServer | null = null

/** Deploys a build: its files are kept, and the shop starts with it at the same address. */
async function deploy(web: string, vars: Readonly<Record<string, string>> = {}): Promise<string> {
  await shop?.stop()
  await keepBuild(state, web)
  shop = await serve({ port, state, web, vars })
  return shop.url
}

test.beforeAll(async ({ isMobile }) => {
  if (!isMobile) return
  test.setTimeout(600_000)
  const vite = join(root, 'node_modules/.bin/vite')
  const config = ['-c', 'tests/walk/later-build.config.ts', '--outDir', second, '--logLevel', 'warn']
  execFileSync(vite, ['build', ...config], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
  const [before, after] = [FIRST, second].map((web) => readdirSync(join(web, 'assets')))
  // Only fonts, pictures and workers have the same names in both.
  expect(after?.filter((name) => name.endsWith('.js') && before?.includes(name)).length).toBeLessThan(20)
  copyPrepared(state)
  port = await freePort()
})
test.afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the files are the same'))

const isLater = (page: Page) => page.evaluate(() => 'isLaterBuild' in globalThis)
const nameField = (page: Page) => page.getByLabel('Name of your design')

/** A canvas with a photo, and a change that is not in the store yet. */
async function startDesign(page: Page): Promise<void> {
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await nameField(page).fill('Dogs for Nana')
}

/** The design is as it was left. */
async function expectDesign(page: Page): Promise<void> {
  await expect(page.getByText('Photo dogs-at-the-window.jpg at')).toBeAttached({ timeout: 60_000 })
  await expect(nameField(page)).toHaveValue('Dogs for Nana')
  await expect(page.getByRole('heading', { name: OOPS })).toHaveCount(0)
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a tool of an earlier build loads its parts, loses nothing, and takes the new build with the next navigation', async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const url = await deploy(FIRST)
    await page.goto(url + TOOL)
    await startDesign(page)
    await page.context().setOffline(true)
    await deploy(second)
    await page.context().setOffline(false)

    const earlier: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.request().method() === 'GET' && response.headers()['x-earlier-build'] === '1') earlier.push(pathname)
    })
    await page.getByRole('button', { name: 'Background', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Background of the print' })).toBeVisible({ timeout: 30_000 })
    await closePanel(page)
    await page.getByRole('button', { name: 'Graphics', exact: true }).first().click()
    await expect(page.getByLabel('Find a graphic')).toBeVisible({ timeout: 30_000 })
    expect(earlier.length).toBeGreaterThan(1)
    for (const path of earlier) expect([path, existsSync(join(second, path))]).toEqual([path, false])
    expect(await isLater(page)).toBe(false)
    await closePanel(page)

    // The shop is not asked about a document that has just come.
    await page.waitForTimeout(15_000)
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
    // As after a look at another tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect((await asked).headers()['x-earlier-build']).toBe('1')
    await page.getByRole('link', { name: 'Canvas print' }).first().click()
    await expect.poll(() => isLater(page).catch(() => null), { timeout: 30_000 }).toBe(true)
    await expect(page).toHaveURL(/\/canvas-prints$/)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.goBack()
    await expectDesign(page)
  })
})

/** The tool is on the device as a whole: its document comes after its parts. */
const isKept = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(async () => Boolean(await (await caches.open('kea-documents-1')).match('/uploadchoice'))),
      {
        timeout: 90_000,
      },
    )
    .toBe(true)

const offlineNote = (page: Page) => page.getByText('You are offline. Keep designing')

async function drawOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await expect(offlineNote(page)).toBeVisible()
  await page.getByRole('button', { name: 'Background', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Background of the print' })).toBeVisible({ timeout: 30_000 })
  await closePanel(page)
}

test('with a service worker a tool of an earlier build works offline, before and after the deployment', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const url = await deploy(FIRST)
  await page.goto(url + TOOL)
  await startDesign(page)
  await isKept(page)
  await drawOffline(page, context)
  await deploy(second)
  await page.reload()
  await expectDesign(page)
  expect(await isLater(page)).toBe(false)
  await expect(offlineNote(page)).toBeVisible()
  await context.setOffline(false)
  await expect(offlineNote(page)).toHaveCount(0)
  await page.reload()
  await expectDesign(page)
  expect(await isLater(page)).toBe(true)
})

test('the switch takes the service worker away, and its end brings it back', async ({ page }) => {
  test.setTimeout(300_000)
  const url = await deploy(second)
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).length)
  await page.goto(url)
  await expect.poll(caches).toBeGreaterThan(0)
  await deploy(second, { SERVICE_WORKER: 'off' })
  await page.goto(url)
  await expect.poll(async () => [await workers(), await caches()], { timeout: 30_000 }).toEqual([0, 0])
  await page.getByRole('link', { name: /Mugs From/ }).click()
  await expect(page).toHaveURL(/\/photo-mugs$/)
  await deploy(second)
  await page.goto(url)
  await expect.poll(async () => [await workers(), (await caches()) > 0], { timeout: 30_000 }).toEqual([1, true])
})
