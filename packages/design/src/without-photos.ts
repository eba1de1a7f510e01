import type { DesignDocument, DesignRecord } from './document'

const isPhoto = (record: DesignRecord): boolean =>
  record.kind === 'photo' || (record.kind === 'item' && record.type === 'photo')

/** The design without its photos, for somebody else who puts their own on it. */
export const withoutPhotos = (document: DesignDocument): DesignDocument => ({
  ...document,
  records: Object.fromEntries(Object.entries(document.records).filter(([, record]) => !isPhoto(record))),
})
