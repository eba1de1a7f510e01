import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { REGIONS, type Region } from '../document/settings'
import { holidaysIn } from './holidays'
import { holidayName } from './words'

const iso = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The holidays of a year as `2027-02-08 Waitangi Day (observed)`. */
const listed = (year: number, region: Region | null = null) =>
  holidaysIn(year, region).map((holiday) => `${iso(holiday)} ${holidayName(holiday, 'en')}`)

const anniversary = (year: number, region: Region) =>
  holidaysIn(year, region)
    .filter(({ name }) => typeof name !== 'string')
    .map(iso)
    .join()

const YEARS = Array.from({ length: 27 }, (_, at) => 2026 + at)

/** The state of the library whose day a region keeps. It has no districts: see the literals below. */
const STATES: Partial<Record<Region, string>> = {
  northland: 'NTL',
  auckland: 'AUK',
  waikato: 'WKO',
  'bay-of-plenty': 'BOP',
  gisborne: 'GIS',
  taranaki: 'TKI',
  'hawkes-bay': 'HKB',
  'manawatu-whanganui': 'MWT',
  wellington: 'WGN',
  'nelson-tasman': 'NSN',
  marlborough: 'MBH',
  'west-coast': 'WTC',
  canterbury: 'CAN',
  otago: 'OTA',
  southland: 'STL',
  'chatham-islands': 'CIT',
}

/** The library calls some by other words. */
const NAMES: Record<string, string> = {
  'ANZAC Day': 'Anzac Day',
  'Provincial anniversary day': 'Anniversary',
  'Christchurch Show Day': 'Anniversary',
}

const found = (year: number, state?: string) =>
  (state ? new Holidays('NZ', state) : new Holidays('NZ'))
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name, substitute }) => {
      const plain = name.replace(' (substitute day)', '').replaceAll("'", '’')
      return `${date.slice(0, 10)} ${NAMES[plain] ?? plain}${substitute ? ' (observed)' : ''}`
    })
    .sort()

const ours = (year: number, region: Region | null) =>
  listed(year, region)
    .map((line) => line.replace(/ \S.* Anniversary Day/, ' Anniversary'))
    .sort()

describe('the public holidays', () => {
  it.each(YEARS)('of %d are those of the library date-holidays', (year) => {
    expect(ours(year, null)).toEqual(found(year))
  })

  it('of 2026 and 2027 are printed on their day and on the day on which they are observed', () => {
    expect(listed(2026)).toEqual([
      '2026-01-01 New Year’s Day',
      '2026-01-02 Day after New Year’s Day',
      '2026-02-06 Waitangi Day',
      '2026-04-03 Good Friday',
      '2026-04-06 Easter Monday',
      '2026-04-25 Anzac Day',
      '2026-04-27 Anzac Day (observed)',
      '2026-06-01 King’s Birthday',
      '2026-07-10 Matariki',
      '2026-10-26 Labour Day',
      '2026-12-25 Christmas Day',
      '2026-12-26 Boxing Day',
      '2026-12-28 Boxing Day (observed)',
    ])
    expect(listed(2027)).toEqual([
      '2027-01-01 New Year’s Day',
      '2027-01-02 Day after New Year’s Day',
      '2027-01-04 Day after New Year’s Day (observed)',
      '2027-02-06 Waitangi Day',
      '2027-02-08 Waitangi Day (observed)',
      '2027-03-26 Good Friday',
      '2027-03-29 Easter Monday',
      '2027-04-25 Anzac Day',
      '2027-04-26 Anzac Day (observed)',
      '2027-06-07 King’s Birthday',
      '2027-06-25 Matariki',
      '2027-10-25 Labour Day',
      '2027-12-25 Christmas Day',
      '2027-12-26 Boxing Day',
      '2027-12-27 Christmas Day (observed)',
      '2027-12-28 Boxing Day (observed)',
    ])
  })

  it('that meet on one day are both named: Anzac Day of 2038 is observed on Easter Monday', () => {
    expect(listed(2038).filter((line) => line.startsWith('2038-04-26'))).toEqual([
      '2038-04-26 Easter Monday',
      '2038-04-26 Anzac Day (observed)',
    ])
  })

  it('have Matariki as long as the Act names a day: 18 July 2036, and none after 2052', () => {
    expect(listed(2036)).toContain('2036-07-18 Matariki')
    expect(listed(2052)).toContain('2052-06-21 Matariki')
    expect(listed(2053).join()).not.toContain('Matariki')
  })
})

describe('the anniversary day', () => {
  // Where the Monday is Easter Monday, Otago takes the Tuesday after it; the library takes the next Monday.
  const isMoved = (region: string, year: number) => region === 'otago' && [2035, 2046].includes(year)

  it.each(Object.entries(STATES))('of %s is that of the library, with the holidays of all', (region, state) => {
    for (const year of YEARS.filter((each) => !isMoved(region, each))) {
      expect(ours(year, region as Region), String(year)).toEqual(found(year, state))
    }
  })

  it('of every region is one day a year', () => {
    const days = REGIONS.map((region) => [
      region,
      anniversary(2026, region),
      anniversary(2027, region),
      anniversary(2028, region),
    ])
    expect(days).toEqual([
      ['northland', '2026-01-26', '2027-02-01', '2028-01-31'],
      ['auckland', '2026-01-26', '2027-02-01', '2028-01-31'],
      ['waikato', '2026-01-26', '2027-02-01', '2028-01-31'],
      ['bay-of-plenty', '2026-01-26', '2027-02-01', '2028-01-31'],
      ['gisborne', '2026-01-26', '2027-02-01', '2028-01-31'],
      ['taranaki', '2026-03-09', '2027-03-08', '2028-03-13'],
      ['hawkes-bay', '2026-10-23', '2027-10-22', '2028-10-20'],
      ['manawatu-whanganui', '2026-01-19', '2027-01-25', '2028-01-24'],
      ['wellington', '2026-01-19', '2027-01-25', '2028-01-24'],
      ['nelson-tasman', '2026-02-02', '2027-02-01', '2028-01-31'],
      ['marlborough', '2026-11-02', '2027-11-01', '2028-10-30'],
      ['buller', '2026-02-02', '2027-02-01', '2028-01-31'],
      ['west-coast', '2026-11-30', '2027-11-29', '2028-12-04'],
      ['canterbury', '2026-11-13', '2027-11-12', '2028-11-17'],
      ['south-canterbury', '2026-09-28', '2027-09-27', '2028-09-25'],
      ['otago', '2026-03-23', '2027-03-22', '2028-03-20'],
      ['southland', '2026-04-07', '2027-03-30', '2028-04-18'],
      ['chatham-islands', '2026-11-30', '2027-11-29', '2028-11-27'],
    ])
  })

  it('of Otago is a Tuesday where the Monday is Easter Monday', () => {
    expect([anniversary(2035, 'otago'), anniversary(2046, 'otago')]).toEqual(['2035-03-27', '2046-03-27'])
  })
})
