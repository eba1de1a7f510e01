import { figuresOf } from '../../neon/figures'
import { fontSample } from '../../neon/font-sample'
import { FONTS, signOf } from './bend-sign'
import type { Neons } from './neons'
import { productionSheet } from './sheets/production-sheet'

export const NEONS: Neons = {
  signOf,
  figuresOf: ({ sign: rules }, sign) => (rules ? figuresOf(sign, rules) : null),
  sampleOf: (font, words) => fontSample(FONTS[font], words),
  sheetOf(geometry, item, shape) {
    const sign = NEONS.signOf(geometry.part, geometry.face, item)
    const figures = sign && NEONS.figuresOf(geometry.part, sign)
    return sign && figures && productionSheet({ geometry, item, sign, figures, shape })
  },
}
