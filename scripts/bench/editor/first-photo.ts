// The time from the choice of a photo until it is on the print, beside a page that reads the same file and draws it.
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { median, slowDown, waitForIdleMachine } from '../browser.ts'
import { type Box, boxOf, type Figure, openPhone, PROXY_SIDE, type Setting } from './phone.ts'

const MAX_RATIO = 1.15
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const MAX_MS = 60_000

/**
 * Runs in the page: resolves with the time from the change of the input until the middle of the last canvas has the
 * colour of a photo, which is neither empty nor white.
 */
function paintedAfterChange(maxMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = 0
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('The page has no input of files')
    input.addEventListener('change', () => (start = performance.now()), true)
    const look = () => {
      const canvas = [...document.querySelectorAll('canvas')].at(-1)
      if (start > 0 && canvas && canvas.width > 0) {
        const middle = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = middle?.data ?? []
        if (alpha === 255 && red + green + blue < 750) return resolve(performance.now() - start)
        if (performance.now() - start > maxMs) return reject(new Error('The photo was not painted'))
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

async function timed(page: Page, context: BrowserContext, photo: string): Promise<number> {
  await slowDown(await context.newCDPSession(page))
  const painted = page.evaluate(paintedAfterChange, MAX_MS)
  await page.locator('input[type=file]').first().setInputFiles(photo)
  return painted
}

async function measureTool(browser: Browser, url: string, photo: string) {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
    const stage = await boxOf(page.getByRole('application'))
    return { time: await timed(page, context, photo), stage }
  } finally {
    await context.close()
  }
}

async function measureFloor(browser: Browser, photo: string, stage: Box): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    await page.setContent('<input type="file"><canvas></canvas>')
    await page.evaluate(
      ({ width, height, side }) => {
        const canvas = document.querySelector('canvas')
        const input = document.querySelector('input')
        if (!canvas || !input) throw new Error('The page is not complete')
        Object.assign(canvas, { width: width * devicePixelRatio, height: height * devicePixelRatio })
        input.addEventListener('change', async () => {
          const [file] = input.files ?? []
          if (!file) throw new Error('No file was chosen')
          await file.arrayBuffer()
          const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' })
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
        })
      },
      { width: stage.width, height: stage.height, side: PROXY_SIDE },
    )
    return await timed(page, context, photo)
  } finally {
    await context.close()
  }
}

export async function measureFirstPhoto(browser: Browser, url: string, { photo, runs }: Setting): Promise<Figure> {
  const found: { tool: number; floor: number }[] = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    const { time, stage } = await measureTool(browser, url, photo)
    found.push({ tool: time, floor: await measureFloor(browser, photo, stage) })
  }
  const tool = median(found.map((run) => run.tool))
  const floor = median(found.map((run) => run.floor))
  return {
    ok: tool <= MAX_RATIO * floor,
    line:
      `a chosen photo is on the print after ${tool.toFixed(0)} ms, against ${floor.toFixed(0)} ms of a page that reads ` +
      `and draws the file, ratio ${(tool / floor).toFixed(2)} (bound ${MAX_RATIO})`,
  }
}
