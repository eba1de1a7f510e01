import { describe, expect, it } from 'vitest'
import { chooseOption, chosenLabels, completeChoice, optionPrices, type ProductOption } from './product-options'

const options: ProductOption[] = [
  {
    uid: 'size',
    title: 'Size',
    required: true,
    choices: [
      { uid: 'small', title: 'Small', addCents: 0 },
      { uid: 'large', title: 'Large', addCents: 0 },
    ],
  },
  {
    uid: 'finish',
    title: 'Finish',
    required: true,
    choices: [
      { uid: 'matte', title: 'Matte', addCents: 0 },
      { uid: 'gloss', title: 'Gloss', addCents: 250 },
    ],
  },
  { uid: 'box', title: 'Gift box', required: false, choices: [{ uid: 'boxed', title: 'Boxed', addCents: 500 }] },
]

describe('the choice of options', () => {
  it.each([
    ['no wanted choice', [], ['small', 'matte']],
    ['a known choice', ['gloss'], ['small', 'gloss']],
    ['an unknown choice', ['blue'], ['small', 'matte']],
    ['a choice of an optional option', ['boxed', 'large'], ['large', 'matte', 'boxed']],
    ['two choices of one option', ['large', 'small'], ['small', 'matte']],
  ])('%s', (_, wanted, chosen) => {
    expect(completeChoice(options, wanted)).toEqual(chosen)
  })

  it('a choice replaces the other of its option', () => {
    expect(chooseOption(options, ['small', 'matte'], 'large')).toEqual(['large', 'matte'])
    expect(chooseOption(options, ['small', 'matte'], 'unknown')).toEqual(['small', 'matte'])
  })

  it('has added prices and labels', () => {
    expect(optionPrices(options)[3]).toMatchObject({ uid: 'gloss', addCents: 250 })
    expect(chosenLabels(options, ['large', 'gloss'])).toEqual([
      { label: 'Size', value: 'Large' },
      { label: 'Finish', value: 'Gloss' },
    ])
  })
})
