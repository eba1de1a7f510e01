import { expect, it } from 'vitest'
import { keepMeasuresWhole } from './measures'

const spaced = (html: string) => keepMeasuresWhole(html).replaceAll('\u00a0', '_')

it('a size and its unit stay on one line', () => {
  expect(spaced('Photos fit 40 × 60 cm, 30 × 40 and 19 mm.')).toBe('Photos fit 40_×_60_cm, 30_×_40 and 19_mm.')
  expect(spaced('A file of 100 MB on 260 gsm paper')).toBe('A file of 100_MB on 260_gsm paper')
})

it('other spaces stay as they are', () => {
  for (const html of [
    '<p class="a b">two × three, 5 items</p>',
    'up to 20 cmyk files',
    '<a href="/x?q=1 2">3 of 4</a>',
  ]) {
    expect(keepMeasuresWhole(html)).toBe(html)
  }
})
