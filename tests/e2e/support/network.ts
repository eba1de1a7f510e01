import type { CDPSession, Page } from 'playwright/test'

interface Speed {
  latency?: number
  /** Bytes per second; -1 for no limit. */
  uploadThroughput?: number
}

/** The page's connection, whose speed can be changed. */
export async function connectionOf(page: Page): Promise<{ become: (speed: Speed) => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  return {
    become: async ({ latency = 0, uploadThroughput = -1 }) => {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: -1,
        uploadThroughput,
      })
    },
  }
}
