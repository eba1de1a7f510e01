/** The header by which the edge tells the store what the shopper of an order has chosen. */
export const PLACED_WITH_HEADER = 'x-placed-with'

/** Companies that the store itself tells of an order. */
export const REPORTED_VENDORS = ['meta', 'ga4'] as const
export type ReportedVendor = (typeof REPORTED_VENDORS)[number]

export interface PlacedWith {
  /** The cookie of the choice; `private` for a browser that says no by itself; '' for no choice. */
  consent: string
  /** How the scripts of the allowed companies call this browser. A company without an entry is told nothing. */
  clients: Partial<Record<ReportedVendor, Readonly<Record<string, string>>>>
}
