import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import { copyPrepared } from '../../../scripts/lib/database.ts'
import { freePort, serve } from '../../../scripts/lib/serve.ts'

const PIXEL_IDS = 'ga4:G-ABC123,meta:1234567890,bing:456,klaviyo:Ab1'

interface MeasuredShop {
  url: string
  state: string
  /** Events that the store has sent to Meta and to Google Analytics. */
  sent: { path: string; body: string }[]
}

/** Meta's Conversions API and Google's Measurement Protocol on this computer. */
async function listen(sent: MeasuredShop['sent']) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const path = request.url ?? ''
      sent.push({ path, body })
      if (path.startsWith('/mp/collect')) response.writeHead(204).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"events_received":1}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Tests of a shop with the ids of vendors, which has a server of its own in each worker. */
export const test = base.extend<object, { shop: MeasuredShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const state = mkdtempSync(join(tmpdir(), 'kea-measured-'))
      copyPrepared(state)
      const sent: MeasuredShop['sent'] = []
      const vendors = await listen(sent)
      const server = await serve({
        port: await freePort(),
        state,
        vars: { PIXEL_IDS },
        storeVars: {
          PIXEL_IDS,
          META_ACCESS_TOKEN: 'meta-access-token-of-a-test',
          GA4_API_SECRET: 'ga4-api-secret-of-a-test',
          META_ORIGIN: vendors.origin,
          GA4_ORIGIN: vendors.origin,
        },
      })
      await use({ url: server.url, state, sent })
      await server.stop()
      vendors.close()
      rmSync(state, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})
