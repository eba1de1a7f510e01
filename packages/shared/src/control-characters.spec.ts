import { expect, it } from 'vitest'
import { onOneLine } from './control-characters'

it.each([
  ['Kia ora', 'Kia ora'],
  ['  Kia ora\n\n  Ring twice.\n', 'Kia ora / Ring twice.'],
  ['one\r\ntwo\rthree\u2028four\u2029five', 'one / two / three / four / five'],
  ['a\tb', 'a b'],
  // The start of a terminal's commands, a bell, the next line of C1, and a changed reading direction.
  ['red \u001b[31mtext\u0007\u0085 \u202egpj.exe\u2066', 'red [31mtext gpj.exe'],
  ['Hari huritau! 🎂', 'Hari huritau! 🎂'],
])('%j is on one line %j', (text, line) => {
  expect(onOneLine(text)).toBe(line)
})
