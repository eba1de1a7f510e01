import type { PathData } from '@kea/design/geometry/display-list'
import { FONTS } from '@kea/design/text/fonts'
import { createShaper } from '@kea/text/shaper'
import { fontFile, harfBuzzWasm } from '@kea/text/testing/files'
import { expect, test } from 'vitest'

/** Units of an em. Whole numbers keep the file small. */
const UNITS = 200
/** What a name takes above its baseline and below it. */
const ABOVE = UNITS
const BELOW = 0.4 * UNITS

/** A path in whole units, which begins `dx` em further to the right and draws from each point to the next. */
function inUnits(path: PathData, dx: number): string {
  let at = [0, 0]
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, command = '', numbers = '']) => {
      const values = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) =>
        Math.round((Number(number) + (index % 2 === 0 ? dx : 0)) * UNITS),
      )
      const steps = values.map((value, index) => value - (at[index % 2] ?? 0))
      if (values.length > 0) at = values.slice(-2)
      return `${command === 'M' ? `M${values.join(' ')}` : command.toLowerCase() + steps.join(' ')}`.replace(/ -/g, '-')
    })
    .join('')
}

/** The name of each font in its own letters, as HarfBuzz draws them. */
function fontNames() {
  const shaper = createShaper(harfBuzzWasm(), (code) => new WebAssembly.Module(code))
  return FONTS.map(({ id, family }) => {
    shaper.addFont(id, fontFile(id))
    let x = 0
    const letters = (shaper.shape(family, id, { ligatures: true })?.glyphs ?? []).map((glyph) => {
      const letter = inUnits(shaper.outline(id, glyph.id), x + glyph.dx)
      x += glyph.advance
      return letter
    })
    return { id, width: Math.ceil(x * UNITS), path: letters.join('') }
  })
}

test('the list of fonts shows the name of each font in its own letters', async () => {
  const symbols = fontNames().map(
    ({ id, width, path }) =>
      `<symbol id="${id}" viewBox="0 ${-ABOVE} ${width} ${ABOVE + BELOW}" preserveAspectRatio="xMinYMid"><path d="${path}"/></symbol>\n`,
  )
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
  await expect(picture).toMatchFileSnapshot('__generated__/font-names.svg')
})

test('no name is without letters', () => {
  const names = fontNames()
  expect(names).toHaveLength(10)
  for (const { width, path } of names) {
    expect(width).toBeGreaterThan(2 * UNITS)
    expect(path.match(/M/g)?.length).toBeGreaterThan(5)
  }
})
