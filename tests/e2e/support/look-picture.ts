import { expect, type Page } from 'playwright/test'

/** Watches the picture of a look. It starts when the picture is there. */
export async function changesOf(page: Page) {
  await expect(page.getByText(/^Getting your .* ready$/)).toHaveCount(0, { timeout: 60_000 })
  const shot = () => page.locator('[role="slider"] canvas').screenshot()
  /** A picture without a movement. */
  const steady = async (): Promise<Buffer> => {
    let [last, next] = [await shot(), await shot()]
    for (let tries = 0; !last.equals(next); tries++) {
      if (tries > 20) throw new Error('The picture moves on without an end')
      ;[last, next] = [next, await shot()]
    }
    return next
  }
  let before = await steady()
  return {
    /** Fails where the pixels are those of the last call. */
    hasChanged: async () => {
      await expect(async () => expect((await steady()).equals(before)).toBe(false)).toPass({ timeout: 30_000 })
      before = await steady()
    },
    isSteady: async () => {
      await steady()
    },
  }
}
