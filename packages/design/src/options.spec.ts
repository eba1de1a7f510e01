import { describe, expect, it } from 'vitest'
import { chooseValue, chosenLabels, completeChoice, type OptionGroup, optionPrices } from './options'

const groups: OptionGroup[] = [
  {
    uid: 'size',
    title: 'Size',
    required: true,
    values: [
      { uid: 'small', title: 'Small', addCents: 0 },
      { uid: 'large', title: 'Large', addCents: 0 },
    ],
  },
  {
    uid: 'finish',
    title: 'Finish',
    required: true,
    values: [
      { uid: 'matte', title: 'Matte', addCents: 0 },
      { uid: 'gloss', title: 'Gloss', addCents: 250 },
    ],
  },
  { uid: 'box', title: 'Gift box', required: false, values: [{ uid: 'boxed', title: 'Boxed', addCents: 500 }] },
]

describe('the choice of options', () => {
  it.each([
    ['nothing wanted', [], ['small', 'matte']],
    ['a known value', ['gloss'], ['small', 'gloss']],
    ['a foreign value', ['blue'], ['small', 'matte']],
    ['an optional value', ['boxed', 'large'], ['large', 'matte', 'boxed']],
    ['two values of one group', ['large', 'small'], ['small', 'matte']],
  ])('%s', (_, wanted, chosen) => {
    expect(completeChoice(groups, wanted)).toEqual(chosen)
  })

  it('another value takes the place of the one of its group', () => {
    expect(chooseValue(groups, ['small', 'matte'], 'large')).toEqual(['large', 'matte'])
    expect(chooseValue(groups, ['small', 'matte'], 'unknown')).toEqual(['small', 'matte'])
  })

  it('returns surcharges and labels', () => {
    expect(optionPrices(groups)).toContainEqual({ uid: 'gloss', addCents: 250 })
    expect(chosenLabels(groups, ['large', 'gloss'])).toEqual([
      { label: 'Size', value: 'Large' },
      { label: 'Finish', value: 'Gloss' },
    ])
  })
})
