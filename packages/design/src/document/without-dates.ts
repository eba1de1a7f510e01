import type { DesignDocument } from './document'

/** The design without the shopper's own dates, which name other people. */
export const withoutDates = (design: DesignDocument): DesignDocument =>
  design.settings && design.settings.dates.length > 0
    ? { ...design, settings: { ...design.settings, dates: [] } }
    : design
