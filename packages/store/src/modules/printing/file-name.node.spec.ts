import { expect, test } from 'vitest'
import { fileName, printKey, slugText } from './file-name'

const LINE = {
  orderNumber: '000000012',
  position: 3,
  sku: 'canvas print/xl',
  name: 'Canvas print',
  options: [
    { label: 'Size', value: '20 × 30 cm' },
    { label: 'Edge', value: 'Ngā taha' },
  ],
  optionUids: [],
  quantity: 2,
  times: 2,
  designUid: 'd',
  revision: 1,
  definition: null,
  fileKey: null,
  toApprove: null,
}

test('a print file is named by its order, line, product and quantity', () => {
  const key = printKey(LINE, { file: null, part: 1, parts: 1 })
  expect(key).toBe('print/000000012-3-canvas-print-xl-2x.pdf')
  expect(fileName(key)).toBe('000000012-3-canvas-print-xl-2x.pdf')
})

test('the parts of a split file are numbered', () => {
  expect(printKey(LINE, { file: null, part: 2, parts: 3 })).toBe('print/000000012-3-canvas-print-xl-2x-2of3.pdf')
})

test('the line outside the bleed has the options too', () => {
  expect(slugText(LINE)).toBe('Order 000000012 · line 3 · canvas print/xl · Size: 20 × 30 cm · Edge: Ngā taha · 2 ×')
})

test('the sheet of a sign that is not approved says so first', () => {
  expect(slugText({ ...LINE, sku: 'aroha-neon-sign', options: [], toApprove: 4 })).toBe(
    'WAITS FOR APPROVAL: drawing 4 · Order 000000012 · line 3 · aroha-neon-sign · 2 ×',
  )
})

test('the line outside the bleed has a typed size', () => {
  expect(slugText(LINE, { widthMm: 210, heightMm: 297 })).toContain(' · canvas print/xl · 210 × 297 mm · Size: ')
})

test('a file with a page for each print is printed once', () => {
  const prints = { ...LINE, quantity: 60, times: 1 }
  expect(printKey(prints, { file: null, part: 1, parts: 1 })).toBe('print/000000012-3-canvas-print-xl-1x.pdf')
  expect(slugText(prints)).toMatch(/ · 60 prints$/)
})
