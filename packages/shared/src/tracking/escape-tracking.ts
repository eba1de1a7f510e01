import { escapeSearch } from '../search/search'

/** What a log needs. Browsers and Workers have one. */
interface Console {
  error: (...parts: unknown[]) => void
}

/**
 * Escapes backslashes, quotes and NULs of a text for a tracking tag. Tags read values of other people's pages:
 * what cannot be escaped is logged and left out, and the tag goes on.
 */
export function escapeTracking(text: unknown, log: Console | undefined = Reflect.get(globalThis, 'console')): string {
  try {
    return escapeSearch(text as string)
  } catch (error) {
    log?.error('HANDLED ERROR', error)
    return ''
  }
}
