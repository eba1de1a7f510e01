import { isoDate } from '@kea/shared/dates'

/** This month in New Zealand, as `2026-11`. */
export const thisMonth = (): string => isoDate(Date.now()).slice(0, 7)
