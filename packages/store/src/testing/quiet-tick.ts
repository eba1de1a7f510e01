import { vi } from 'vitest'
import type { TestShop } from './test-shop'

/** Runs the minute's jobs, some days later, without log output; answers the lines of the log. */
export const createQuietTick =
  (shop: Pick<TestShop, 'tick'>) =>
  async (days = 0): Promise<string> => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await shop.tick(days)
    const lines = log.mock.calls.flat().join('\n')
    log.mockRestore()
    return lines
  }
