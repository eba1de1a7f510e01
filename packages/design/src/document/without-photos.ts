import type { DesignDocument, DesignRecord } from './document'
import { withoutDates } from './without-dates'

/** Only what is known to have no photo stays: a person who gets the design may open every upload that it names. */
const stays = (record: DesignRecord): boolean =>
  record.kind === 'surface' || (record.kind === 'item' && record.type !== 'photo')

/**
 * The design without its photos, for somebody else who puts their own on it. The days of other people's birthdays are
 * nobody else's either.
 */
export const withoutPhotos = (design: DesignDocument): DesignDocument => ({
  ...withoutDates(design),
  records: Object.fromEntries(Object.entries(design.records).filter(([, record]) => stays(record))),
})
