import { withRetry } from '~/lib/with-retry'
import { GraphicLibrary } from './GraphicLibrary'

export const browserGraphics = new GraphicLibrary(() =>
  withRetry(async () => (await import('@kea/design/items/graphic/all-drawings')).drawingOf),
)
