import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDates } from './read-dates'

const file = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/calendars/${name}`))
const bytes = (text: string) => new TextEncoder().encode(text)
const YEAR_2027 = { first: '2027-01', last: '2027-12' }

/** What a file offers for 2027, or for other months. */
const offered = (from: Uint8Array, months = YEAR_2027) => {
  const read = readDates(from, months)
  if (read.problem !== null) throw new Error(read.problem)
  return read
}
const datesOf = (from: Uint8Array, months = YEAR_2027) => offered(from, months).dates.map(({ date }) => date)

const calendar = (...events: string[]) =>
  bytes(
    ['BEGIN:VCALENDAR', ...events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT`), 'END:VCALENDAR'].join(
      '\r\n',
    ),
  )
const each = (start: string, rule: string, more = '') =>
  calendar(`DTSTART;VALUE=DATE:${start}\r\nRRULE:${rule}\r\nSUMMARY:Day${more}`)

const days = (from: Uint8Array, months = YEAR_2027) =>
  datesOf(from, months).map(({ day, month, year }) => `${day}/${month}/${year ?? 'each year'}`)

describe('a calendar', () => {
  it('offers its dates in the months of the calendar, on the day that is written', () => {
    const { dates, ...rest } = offered(file('family.ics'))
    expect(rest).toEqual({ problem: null, more: 0, unread: 0, isGuessed: false, isAgeKnown: false })
    expect(dates).toEqual([
      { date: { month: 2, day: 26, words: 'Wedding day, Hēmi; and Mere' }, isShortened: false, isWholeDay: true },
      { date: { month: 3, day: 2, year: 2027, words: 'Swimming' }, isShortened: false, isWholeDay: false },
      {
        date: { month: 3, day: 17, year: 2027, words: 'Swimming on Wednesday' },
        isShortened: false,
        isWholeDay: false,
      },
      { date: { month: 3, day: 23, year: 2027, words: 'Swimming' }, isShortened: false, isWholeDay: false },
      { date: { month: 4, day: 12, words: 'Nana’s birthday', born: 1958 }, isShortened: false, isWholeDay: true },
      { date: { month: 6, day: 15, year: 2027, words: 'Dentist' }, isShortened: false, isWholeDay: false },
      {
        date: { month: 7, day: 4, year: 2027, words: 'Call with Grandad in Boston, who is awa…' },
        isShortened: true,
        isWholeDay: false,
      },
    ])
  })

  it('from July begins with July, and has March in the year after', () => {
    expect(days(file('family.ics'), { first: '2027-07', last: '2028-06' })).toEqual([
      '4/7/2027',
      '26/2/each year',
      '1/3/2028',
      '12/4/each year',
    ])
  })

  it.each([
    ['every other Friday', 'FREQ=WEEKLY;INTERVAL=2', '20270101', 27, '1/1/2027', '31/12/2027'],
    ['every other Friday since 2015', 'FREQ=WEEKLY;INTERVAL=2', '20150109', 26, '8/1/2027', '24/12/2027'],
    ['the last Friday of a month', 'FREQ=MONTHLY;BYDAY=-1FR', '20190125', 12, '29/1/2027', '31/12/2027'],
    ['each day since 1990', 'FREQ=DAILY', '19900101', 365, '1/1/2027', '31/12/2027'],
    ['Mother’s Day', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '20000514', 1, '9/5/2027', '9/5/2027'],
    ['until August', 'FREQ=MONTHLY;UNTIL=20270815', '20270115', 8, '15/1/2027', '15/8/2027'],
    ['three times', 'FREQ=YEARLY;COUNT=3', '20250303', 1, '3/3/2027', '3/3/2027'],
    ['every other year', 'FREQ=YEARLY;INTERVAL=2', '20130303', 1, '3/3/2027', '3/3/2027'],
  ])('has the days of %s', (_, rule, start, count, first, last) => {
    const found = days(each(start, rule))
    expect([found.length, found[0], found.at(-1)]).toEqual([count, first, last])
  })

  it('has no day of a rule before the event begins', () => {
    expect(days(each('20270505', 'FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270518'))).toEqual([
      '7/5/2027',
      '10/5/2027',
      '14/5/2027',
      '17/5/2027',
    ])
    expect(days(each('20271201', 'FREQ=MONTHLY;BYMONTHDAY=15'))).toEqual(['15/12/2027'])
  })

  it('has one day of each year as a date of each year, from 29 February too', () => {
    expect(days(each('20200229', 'FREQ=YEARLY'))).toEqual(['29/2/each year'])
    expect(days(each('19700101', 'FREQ=YEARLY;INTERVAL=1;BYMONTH=1;BYMONTHDAY=1'))).toEqual(['1/1/each year'])
    // It begins after the calendar.
    expect(readDates(each('20280101', 'FREQ=YEARLY'), YEAR_2027)).toEqual({ problem: 'no dates' })
  })

  it.each([
    ['each day', 'FREQ=DAILY;COUNT=20000', '19900101', 365, '1/1/2027', '31/12/2027'],
    ['each day, to its last one', 'FREQ=DAILY;COUNT=13529', '19900101', 15, '1/1/2027', '15/1/2027'],
    ['every other week', 'FREQ=WEEKLY;INTERVAL=2;COUNT=319', '20150109', 6, '8/1/2027', '19/3/2027'],
    ['workdays', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=9660', '19900101', 6, '1/1/2027', '8/1/2027'],
    ['a day of the month', 'FREQ=MONTHLY;COUNT=447', '19900115', 3, '15/1/2027', '15/3/2027'],
  ])('has the counted days of %s', (_, rule, start, count, first, last) => {
    const found = days(each(start, rule))
    expect([found.length, found[0], found.at(-1)]).toEqual([count, first, last])
  })

  it('with a thousand rules that have counted their days since 1990 has those of its year', () => {
    const events = Array.from(
      { length: 1000 },
      (_, at) => `DTSTART;VALUE=DATE:19900101\r\nRRULE:FREQ=DAILY;COUNT=${13_514 + (at % 10)}\r\nSUMMARY:Day ${at}`,
    )
    // Each tenth one ends with the last day of 2026, and the others with one of the first nine of 2027.
    const { dates, more, unread } = offered(calendar(...events))
    expect([dates.length, more, unread, dates[0]?.date.day]).toEqual([400, 4100, 0, 1])
  })

  it.each([
    ['a day of the week by sevens', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO', '20200107'],
    ['30 February', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '20200101'],
    ['a first Monday on the 20th', 'FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=20', '20200101'],
    ['a Monday on the 32nd', 'FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=32', '20200101'],
    ['each millionth day', 'FREQ=DAILY;INTERVAL=100000000', '20200101'],
    ['a month beyond December', 'FREQ=WEEKLY;BYMONTH=13', '20200107'],
  ])('loses nothing else to a rule that has no days, such as %s', (_, rule, start) => {
    const broken = `DTSTART;VALUE=DATE:${start}\r\nRRULE:${rule}\r\nSUMMARY:Never`
    expect(datesOf(calendar(broken, 'DTSTART;VALUE=DATE:20270506\r\nSUMMARY:After'))).toEqual([
      { month: 5, day: 6, year: 2027, words: 'After' },
    ])
  })

  it('has 29 February where there is one, and the last day of each February', () => {
    const leap = { first: '2028-01', last: '2028-12' }
    expect(days(each('20000229', 'FREQ=YEARLY;INTERVAL=4'), leap)).toEqual(['29/2/2028'])
    expect(readDates(each('20000229', 'FREQ=YEARLY;INTERVAL=4'), YEAR_2027)).toEqual({ problem: 'no dates' })
    const last = each('20000229', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1')
    expect([days(last), days(last, leap)]).toEqual([['28/2/2027'], ['29/2/2028']])
    const monthly = days(each('20200229', 'FREQ=MONTHLY'))
    expect([monthly.length, monthly[0], monthly[1]]).toEqual([11, '29/1/2027', '29/3/2027'])
  })

  it('has feasts that no rule tells by their list, and those between two days of a month', () => {
    const easter = calendar(
      'DTSTART;VALUE=DATE:20250420\r\nRDATE;VALUE=DATE:20260405,20270328,20280416\r\nSUMMARY:Easter lunch',
    )
    expect(days(easter)).toEqual(['28/3/2027'])
    expect(days(each('20001107', 'FREQ=YEARLY;BYMONTH=11;BYDAY=TU;BYMONTHDAY=1,2,3,4,5,6,7'))).toEqual(['2/11/2027'])
    expect(days(each('20000602', 'FREQ=YEARLY;BYMONTH=6;BYDAY=1MO'))).toEqual(['7/6/2027'])
  })

  it.each([
    ['Nana’s birthday', '19580412', 1958],
    ['Huritau o Māmā', '19580412', 1958],
    ['A wedding', '19580412', undefined],
    // In a year that nobody was born in yet.
    ['Nana’s birthday', '20270412', 2027],
    ['Nana’s birthday', '18490412', undefined],
  ])('takes the year of birth of %s on %s as %s', (words, start, born) => {
    const from = calendar(`DTSTART;VALUE=DATE:${start}\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:${words}`)
    expect(datesOf(from)).toMatchObject([{ words, month: 4, day: 12 }])
    expect(datesOf(from)[0]?.born).toBe(born)
  })

  it('is read around what is damaged in it, which is counted', () => {
    const { dates, unread } = offered(file('damaged.ics'))
    expect(dates.map(({ date }) => date.words)).toEqual(['Before', 'After'])
    expect(unread).toBe(6)
  })

  it('of a hundred thousand events offers those of its year', () => {
    const events = Array.from({ length: 100_000 }, (_, at) => {
      const day = new Date(Date.UTC(1990, 0, 1 + Math.floor(at / 4))).toISOString().slice(0, 10).replaceAll('-', '')
      return `DTSTART;VALUE=DATE:${day}\r\nSUMMARY:Event ${at}`
    })
    const { dates, more, unread } = offered(calendar(...events), { first: '2026-03', last: '2027-02' })
    expect([dates.length, more, unread]).toEqual([400, 1060, 0])
    expect(dates[0]?.date).toEqual({ month: 3, day: 1, year: 2026, words: 'Event 52832' })
  })

  it('with more than 400 dates keeps birthdays and whole days before meetings', () => {
    const meetings = Array.from({ length: 300 }, (_, at) => `DTSTART:20270101T100000\r\nSUMMARY:Meeting ${at}`)
    const wholeDays = Array.from({ length: 300 }, (_, at) => `DTSTART;VALUE=DATE:20271231\r\nSUMMARY:Day ${at}`)
    const { dates, more } = offered(calendar(...meetings, ...wholeDays))
    expect(dates.filter(({ isWholeDay }) => isWholeDay)).toHaveLength(300)
    expect([dates.length, more]).toEqual([400, 200])
  })
})

describe('contacts', () => {
  it('offer their birthdays, with the year where it is known', () => {
    const { dates, unread, isAgeKnown } = offered(file('contacts.vcf'))
    expect(dates.map(({ date }) => date)).toEqual([
      { month: 1, day: 5, words: 'Ruby Smith', born: 2019 },
      { month: 2, day: 29, words: 'Wei Ling Tan' },
      { month: 4, day: 12, words: 'Aroha Ngata', born: 1985 },
      { month: 7, day: 30, words: 'Sione Fifita, Dr' },
    ])
    expect([unread, isAgeKnown]).toEqual([1, true])
  })

  it('of an old phone have their macrons', () => {
    expect(datesOf(file('old-phone.vcf'))).toEqual([
      { month: 9, day: 18, words: 'Māria Tamati', born: 1972 },
      { month: 11, day: 3, words: 'Renée Blanc', born: 1990 },
    ])
  })

  it('without a birthday say so', () => {
    expect(readDates(bytes('BEGIN:VCARD\nVERSION:3.0\nFN:Mia\nEND:VCARD'), YEAR_2027)).toEqual({
      problem: 'no birthdays',
    })
  })
})

describe('a file', () => {
  it.each([
    ['with nothing in it', new Uint8Array(), 'empty'],
    ['with blanks only', bytes(' \r\n \r\n'), 'empty'],
    ['that is packed', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'zip'],
    ['that is a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), 'no calendar'],
    ['that is a list', bytes('name,birthday\nAroha,1985-04-12\n'), 'no calendar'],
    ['that is a web page', bytes('<!doctype html><title>Sign in</title>'), 'no calendar'],
    ['that is a calendar without events', bytes('BEGIN:VCALENDAR\r\nEND:VCALENDAR'), 'no dates'],
  ])('%s is told apart', (_, from, problem) => {
    expect(readDates(from, YEAR_2027)).toEqual({ problem })
  })

  it('in the encoding of old Windows is read, and its words are to be checked', () => {
    const { dates, isGuessed } = offered(file('windows.ics'))
    expect([dates[0]?.date.words, isGuessed]).toEqual(['Café with Zoë', true])
  })

  it('in UTF-16 is read', () => {
    const { dates, isGuessed } = offered(file('utf-16.ics'))
    expect([dates[0]?.date.words, isGuessed]).toEqual(['Pūrerehua', false])
  })

  it('of any text is read without an error, and offers only what a calendar takes', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'END:VEVENT',
        'BEGIN:VCARD',
        'END:VCARD',
        'BEGIN:VALARM',
        'DTSTART:20270101T100000',
        'DTSTART;VALUE=DATE:20270231',
        'DTSTART;TZID=Nowhere:20270615T250000',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'SUMMARY:Words\\, and more',
        'SUMMARY;LANGUAGE=en:🎂',
        'BDAY:--0412',
        'BDAY:1985',
        'FN:Mia',
        ' folded',
      ),
      fc.string({ unit: 'binary', maxLength: 60 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const read = readDates(bytes(lines.join('\r\n')), YEAR_2027)
        if (read.problem !== null) return
        for (const { date } of read.dates) {
          expect(date.words.length).toBeGreaterThan(0)
          expect(date.words.length).toBeLessThanOrEqual(40)
          expect(date.day).toBeLessThanOrEqual(date.month === 2 ? 29 : 31)
          expect([undefined, 2027]).toContain(date.year)
        }
      }),
    )
  })
})
