// The time until the picker in the first view of the design tool can be used, beside the largest paint of a product page.
import type { Browser } from 'playwright/test'
import { coldLoad, median, waitForIdleMachine } from '../browser.ts'
import { isMounted, PRODUCT_PATH } from '../shop.ts'
import type { Figure, Setting } from './phone.ts'

const MAX_RATIO = 1.2
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const PICKER = 'label:has(> #first-photo)'

export async function measurePicker(browser: Browser, url: string, { runs }: Setting): Promise<Figure> {
  const found: { usable: number; lcp: number }[] = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    const { usable } = await coldLoad(browser, url + TOOL_PATH, { content: PICKER, isReady: isMounted })
    if (!usable) throw new Error('The first view of the design tool has no picker')
    found.push({ usable, lcp: (await coldLoad(browser, url + PRODUCT_PATH, { isReady: isMounted })).lcp })
  }
  const usable = median(found.map((run) => run.usable))
  const lcp = median(found.map((run) => run.lcp))
  return {
    ok: usable <= MAX_RATIO * lcp,
    line:
      `the picker of the design tool takes a photo after ${usable.toFixed(0)} ms, against ${lcp.toFixed(0)} ms until the ` +
      `largest paint of a product page, ratio ${(usable / lcp).toFixed(2)} (bound ${MAX_RATIO})`,
  }
}
