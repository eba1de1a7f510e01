import type { Page } from 'playwright/test'

/** A page in one of its states. */
export interface State {
  name: string
  path: string
  /** Status of the path; 200 by default. */
  status?: 404 | 501
  /** Brings the opened page into the state. */
  reach?: (page: Page) => Promise<unknown>
  /** Role of the element that Escape must close. */
  closes?: 'dialog' | 'listbox'
  /** Set for a state of one device only. */
  only?: 'phone' | 'desktop'
}
