// Frames while a photo of 24 megapixels is dragged in the design tool during its upload, beside a page that only draws it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { launch, median, PHONE, slowDown, waitForIdleMachine } from './browser.mjs'
import { startLocalCdn } from './local-cdn.mjs'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const MAX_RATIO = 1.3
const SIDES = { width: 6000, height: 4000 }
/** The side of the picture that the tool draws while a photo is edited. */
const PROXY_SIDE = 2000
const SOURCE = fileURLToPath(new URL('../../tests/fixtures/photos/lake-and-snowy-mountains.jpg', import.meta.url))
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const STEPS = 90

/** Runs in the page: the times between its frames, until it is asked for them. */
function watchFrames() {
  const frames = []
  let last = 0
  let isWatching = true
  const watch = (time) => {
    if (last > 0) frames.push(time - last)
    last = time
    if (isWatching) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  Object.assign(window, {
    __frames: () => {
      isWatching = false
      return frames
    },
  })
}

/** Drags to and fro over the middle of the page. Returns the 95th percentile of the times between frames, in ms. */
async function dragP95(page, { x, y }) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  for (const shift of [60, -60, 30]) await page.mouse.move(x + shift, y + shift / 2, { steps: STEPS / 3 })
  const frames = await page.evaluate(() => window.__frames())
  await page.mouse.up()
  return frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0
}

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })

async function openPhone(browser) {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  return { context, page: await context.newPage() }
}

async function measureTool(browser, url, photo) {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
    await slowDown(await context.newCDPSession(page))
    await page.getByLabel('Photo file').setInputFiles(photo)
    await page.getByRole('progressbar', { name: 'Upload of your photo' }).waitFor({ timeout: 60_000 })
    const stage = await page.getByRole('application').boundingBox()
    const p95 = await dragP95(page, middleOf(stage))
    const isSending = await page.getByRole('progressbar', { name: 'Upload of your photo' }).isVisible()
    if (!isSending) throw new Error('The upload ended before the drag did')
    return { p95, stage }
  } finally {
    await context.close()
  }
}

/** A page that draws the same picture at the pointer, in a canvas of the same size, and does nothing else. */
async function measureFloor(browser, proxy, stage) {
  const { context, page } = await openPhone(browser)
  try {
    await page.setContent(`<body style="margin:0"><canvas style="position:absolute;top:${stage.y}px"></canvas>`)
    await page.evaluate(
      async ({ address, width, height }) => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        const bitmap = await createImageBitmap(picture)
        const canvas = document.querySelector('canvas')
        Object.assign(canvas, { width: width * devicePixelRatio, height: height * devicePixelRatio })
        Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
        const ctx = canvas.getContext('2d')
        ctx.imageSmoothingQuality = 'high'
        let pending = 0
        let at = { x: 0, y: 0 }
        const draw = () => {
          pending = 0
          ctx.clearRect(0, 0, canvas.width, canvas.height)
          const drawn = canvas.width * 0.9
          ctx.drawImage(bitmap, at.x / 4, at.y / 4, drawn, (drawn * bitmap.height) / bitmap.width)
        }
        draw()
        addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
          at = { x, y }
          if (pending === 0) pending = requestAnimationFrame(draw)
        })
      },
      { address: proxy, width: stage.width, height: stage.height },
    )
    await slowDown(await context.newCDPSession(page))
    return await dragP95(page, middleOf(stage))
  } finally {
    await context.close()
  }
}

/** Returns the lines to print, and whether the ratio holds. */
export async function benchEditor(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-editor-'))
  const photo = join(folder, 'photo.jpg')
  await sharp(SOURCE)
    .resize({ ...SIDES, fit: 'cover' })
    .jpeg({ quality: 92 })
    .toFile(photo)
  const small = await sharp(photo).resize(PROXY_SIDE).webp({ quality: 90 }).toBuffer()
  const proxy = `data:image/webp;base64,${small.toString('base64')}`
  const cdn = await startLocalCdn(shop.url)
  const browser = await launch(cdn.keyHash)
  try {
    await waitForIdleMachine()
    const runs = []
    for (let run = 0; run < RUNS; run++) {
      const { p95, stage } = await measureTool(browser, cdn.url, photo)
      runs.push({ tool: p95, floor: await measureFloor(browser, proxy, stage) })
    }
    const tool = median(runs.map((run) => run.tool))
    const floor = median(runs.map((run) => run.floor))
    const megabytes = (readFileSync(photo).length / 1e6).toFixed(1)
    return {
      ok: tool <= MAX_RATIO * floor,
      lines: [
        `drag of a photo of ${SIDES.width} × ${SIDES.height} (${megabytes} MB) during its upload, frame p95: ` +
          `${tool.toFixed(1)} ms against ${floor.toFixed(1)} ms of a page that only draws it, ` +
          `ratio ${(tool / floor).toFixed(2)} (bound ${MAX_RATIO})`,
      ],
    }
  } finally {
    await browser.close()
    await cdn.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
