import { describe, expect, it } from 'vitest'
import { blocksOf } from './file-blocks'

const linesOf = (...lines: string[]) => blocksOf(lines.join('\r\n')).blocks.map((block) => block.lines)

describe('a file is taken apart', () => {
  it('into events, with lines in one piece, without alarms, zones and notes', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'DTSTART:19700405T030000',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'SUMMARY:A long',
      '  day',
      '\tout',
      'DESCRIPTION:Nobody needs',
      ' SUMMARY:this',
      'BEGIN:VALARM',
      'SUMMARY:Wake up',
      'END:VALARM',
      'dtstart;value=date:20270101',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    expect(blocksOf(text)).toEqual({
      isCalendar: true,
      unread: 0,
      blocks: [{ kind: 'VEVENT', lines: ['SUMMARY:A long dayout', 'dtstart;value=date:20270101'] }],
    })
  })

  it('with line ends of any kind', () => {
    const lines = ['BEGIN:VCARD', 'FN:Mia', 'BDAY:--0412', 'END:VCARD']
    for (const end of ['\n', '\r\n', '\r']) {
      expect(blocksOf(lines.join(end)).blocks, JSON.stringify(end)).toEqual([
        { kind: 'VCARD', lines: ['FN:Mia', 'BDAY:--0412'] },
      ])
    }
  })

  it('where an end is missing, the next one is read', () => {
    const { blocks, unread } = blocksOf(
      'BEGIN:VEVENT\nSUMMARY:a\nBEGIN:VEVENT\nSUMMARY:b\nEND:VEVENT\nBEGIN:VCARD\nFN:c',
    )
    expect(blocks).toEqual([{ kind: 'VEVENT', lines: ['SUMMARY:b'] }])
    expect(unread).toBe(2)
  })

  it('in the encodings of version 2.1', () => {
    expect(
      linesOf(
        'BEGIN:VCARD',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C4=81ria=20=',
        'Tamati',
        'N;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Bl=E2nc;Ren=E9e',
        'END:VCARD',
      ),
    ).toEqual([['FN:Māria Tamati', 'N:Blânc;Renée']])
    // A sign at the end of a plain line is none of these.
    expect(linesOf('BEGIN:VCARD', 'FN:1+1=', 'BDAY:--0412', 'END:VCARD')).toEqual([['FN:1+1=', 'BDAY:--0412']])
    // Of an unknown encoding, what can be read is read.
    expect(linesOf('BEGIN:VCARD', 'FN;CHARSET=KLINGON;ENCODING=QUOTED-PRINTABLE:Mi=61', 'END:VCARD')).toEqual([
      ['FN:Mia'],
    ])
  })

  it('of a text that is none, into nothing', () => {
    expect(blocksOf('Dear all,\nBEGIN:NOTHING\nsee you')).toEqual({ isCalendar: false, blocks: [], unread: 0 })
  })
})
