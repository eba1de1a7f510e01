const INSTANT = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)(?:[T ]([0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/** A backend's time in ms. A time without a zone is UTC, as in Magento. Null if it is not a valid time. */
export function instantOf(text: string | null | undefined): number | null {
  const [, year, month, date, time = '00:00', zone = 'Z'] = INSTANT.exec(text?.trim() ?? '') ?? []
  if (!year || !month || !date) return null
  // Date.parse accepts 31 February as a day in March.
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDate() !== Number(date)) return null
  const at = Date.parse(`${year}-${month}-${date}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(at) ? null : at
}
