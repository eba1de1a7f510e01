import { withRetry } from '~/lib/with-retry'
import { FontLibrary } from './FontLibrary'

/** The fonts of this page. They stay loaded from one design to the next. */
export const browserFonts = new FontLibrary({
  loadShaper: () => withRetry(async () => (await import('./browser-shaper')).browserShaper()),
  fetchFont: (id) => withRetry(async () => (await import('./font-files')).fetchFont(id)),
  toPath: (outline) => new Path2D(outline),
})
