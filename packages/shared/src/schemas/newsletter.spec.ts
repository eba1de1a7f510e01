import { describe, expect, it } from 'vitest'
import { type PopupForm, popupForm, toDateOfBirth } from './newsletter'

const GOOD: PopupForm = { firstName: 'Mere', email: 'mere@example.co.nz', day: '', month: '', year: '' }
/** The messages of the fields that are wrong. */
function problems(more: Partial<PopupForm>): Record<string, string> {
  const parsed = popupForm.safeParse({ ...GOOD, ...more })
  // A field shows its first one.
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const).reverse(),
  )
}

describe('the email of the popup', () => {
  it.each([
    ['mere@example.co.nz', undefined],
    [' mere@example.co.nz ', undefined],
    ['', 'This is a required field.'],
    ['   ', 'This is a required field.'],
    ['mere@example', 'Please enter a valid email address with no spaces.'],
    ['mere smith@example.co.nz', 'Please enter a valid email address with no spaces.'],
    ['a@b.nz\nbcc: c@d.nz', 'Please enter a valid email address with no spaces.'],
    [`${'a'.repeat(250)}@b.nz`, 'Please enter a valid email address with no spaces.'],
  ])('%j: %s', (email, message) => {
    expect(problems({ email }).email).toBe(message)
  })
})

describe('the first name of the popup', () => {
  it.each([
    ['M', undefined],
    ['Mere-Anne', undefined],
    ['O’Neil', undefined],
    ['Hēmi', undefined],
    ['', 'This is a required field.'],
    ['<b>Mere</b>', 'Please enter your first name in letters.'],
    ['Win 500 at evil.example', 'Please enter your first name in letters.'],
    ['Mere\r\nBcc: a@b.nz', 'Please enter plain text on one line.'],
    ['M'.repeat(41), 'Please enter no more than 40 characters.'],
  ])('%j: %s', (firstName, message) => {
    expect(problems({ firstName }).firstName).toBe(message)
  })
})

describe('the birthday of the popup', () => {
  const MESSAGE = 'Please enter a valid full date.'
  it.each([
    ['', '', '', undefined],
    ['28', '2', '1990', undefined],
    ['29', '02', '1992', undefined],
    ['28', '', '', MESSAGE],
    ['', '2', '', MESSAGE],
    ['', '', '1990', MESSAGE],
    ['28', '2', '', MESSAGE],
    ['29', '2', '1990', MESSAGE],
    ['31', '4', '1990', MESSAGE],
    ['0', '1', '1990', MESSAGE],
    ['1', '13', '1990', MESSAGE],
    ['1', '1', '90', MESSAGE],
    ['1', '1', '1899', MESSAGE],
    ['1', '1', '2999', MESSAGE],
    ['x', 'y', 'z', MESSAGE],
  ])('%j %j %j: %s', (day, month, year, message) => {
    expect(problems({ day, month, year })).toEqual(message === undefined ? {} : { day: message })
  })

  it('is one date for the backend, and nothing without its fields', () => {
    expect(toDateOfBirth({ day: '3', month: '7', year: '1990' })).toBe('1990-07-03')
    expect(toDateOfBirth({ day: '', month: '', year: '' })).toBe('')
  })
})
