/** The stage takes the focus of something in the tool that goes. The grid of prints has no stage. */
export const focusStage = (from: Element | null | undefined): void =>
  from?.closest('main')?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
