import type { CDPSession, Page } from '@playwright/test'

interface Speed {
  latency?: number
  /** Bytes a second; -1 is as fast as it goes. */
  uploadThroughput?: number
}

/** The page's connection, to be made slow and fast again. */
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
