import type { DraftDesign, FlushedDraft } from './draft-design'

/**
 * The draft with the last changes. One that was written when its page closed counts only if it follows the stored one:
 * another tab may have saved since.
 */
export function newestOf(stored: DraftDesign | null, flushed: FlushedDraft | null): DraftDesign | null {
  if (!stored || !flushed) return stored ?? flushed
  const { follows, ...draft } = flushed
  const isNext = follows ? follows.includes(stored.savedAt) : flushed.savedAt > stored.savedAt
  return isNext ? { ...draft, ...(stored.picture && { picture: stored.picture }) } : stored
}
