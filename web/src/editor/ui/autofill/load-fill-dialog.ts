/** The dialog that fills all pages, and the code that does it. An empty book has no use for them. */
export const loadFillDialog = async () => (await import('./FillDialog')).FillDialog

/** What does not come now is asked for when it opens. */
export const preloadFillDialog = (): void => void loadFillDialog().catch(() => {})

/** For a button that leads to the dialog: a finger or a key is on it before it is pressed. */
export const opensFillDialog = { onPointerEnter: preloadFillDialog, onFocus: preloadFillDialog } as const
