/** What would be lost if the page were loaded again now. */
const unsaved = new Set<() => boolean>()

/** Asks `wouldLose` until the returned function is called. */
export function watchUnsaved(wouldLose: () => boolean): () => void {
  unsaved.add(wouldLose)
  return () => unsaved.delete(wouldLose)
}

export const hasUnsavedWork = (): boolean => [...unsaved].some((wouldLose) => wouldLose())
