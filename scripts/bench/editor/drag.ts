// The work of a frame while a photo of 24 megapixels is dragged in the design tool during its upload, beside a page that
// only draws it.
import type { Browser } from 'playwright/test'
import { median, slowDown, waitForIdleMachine } from '../browser.ts'
import { type Box, boxOf, dragWork, type Figure, middleOf, openPhone, type Setting, SIDES } from './phone.ts'

/**
 * Of the mean work of a frame. A percentile of the times between frames is a multiple of the screen's 16.7 ms: its ratio to
 * that of a page with little to do is 1 or 2, and says nothing in between.
 */
const MAX_RATIO = 1.3
const TOOL_PATH = '/uploadchoice?sku=canvas-print'

async function measureTool(browser: Browser, url: string, photo: string) {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
    const session = await context.newCDPSession(page)
    await slowDown(session)
    await page.getByLabel('Photo file').setInputFiles(photo)
    await page.getByRole('progressbar', { name: 'Upload of your photo' }).waitFor({ timeout: 60_000 })
    const stage = await boxOf(page.getByRole('application'))
    const work = await dragWork(page, session, middleOf(stage))
    const isSending = await page.getByRole('progressbar', { name: 'Upload of your photo' }).isVisible()
    if (!isSending) throw new Error('The upload ended before the drag did')
    return { work, stage }
  } finally {
    await context.close()
  }
}

/** A page that draws the same picture at the pointer, in a canvas of the same size, and does nothing else. */
async function measureFloor(browser: Browser, proxy: string, stage: Box): Promise<number> {
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
        if (!canvas) throw new Error('The page has no canvas')
        Object.assign(canvas, { width: width * devicePixelRatio, height: height * devicePixelRatio })
        Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
        const ctx = canvas.getContext('2d')
        if (!ctx) throw new Error('The canvas cannot be drawn on')
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
    const session = await context.newCDPSession(page)
    await slowDown(session)
    return await dragWork(page, session, middleOf(stage))
  } finally {
    await context.close()
  }
}

export async function measureDrag(browser: Browser, url: string, { photo, proxy, runs }: Setting): Promise<Figure> {
  const found: { tool: number; floor: number }[] = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    const { work, stage } = await measureTool(browser, url, photo)
    found.push({ tool: work, floor: await measureFloor(browser, proxy, stage) })
  }
  const tool = median(found.map((run) => run.tool))
  const floor = median(found.map((run) => run.floor))
  return {
    ok: tool <= MAX_RATIO * floor,
    line:
      `drag of a photo of ${SIDES.width} × ${SIDES.height} during its upload, work of a frame: ${tool.toFixed(1)} ms against ` +
      `${floor.toFixed(1)} ms of a page that only draws it, ratio ${(tool / floor).toFixed(2)} (bound ${MAX_RATIO})`,
  }
}
