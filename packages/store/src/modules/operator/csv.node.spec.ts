import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('rows are quoted where they must be, and no text is a formula', () => {
  const rows = [
    { name: 'Ngata, "Aroha"', total: -5 },
    { name: '=HYPERLINK("http://evil.example")', total: 0 },
    { name: '+64 21', total: 1 },
    { name: '-1+1', total: 1 },
    { name: '@SUM(A1)', total: 1 },
    { name: '\tTab', total: 1 },
    { name: 'Two\nlines', total: 1 },
    { name: 'Kōwhai', total: null },
  ]
  expect(toCsv(['name', 'total'], rows)).toBe(
    [
      'name,total',
      '"Ngata, ""Aroha""",-5',
      `"'=HYPERLINK(""http://evil.example"")",0`,
      "'+64 21,1",
      "'-1+1,1",
      "'@SUM(A1),1",
      "'\tTab,1",
      '"Two\nlines",1',
      'Kōwhai,',
    ].join('\n'),
  )
})
