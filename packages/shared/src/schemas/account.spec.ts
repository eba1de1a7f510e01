import { describe, expect, it } from 'vitest'
import { changePasswordForm, codeForm, newPasswordForm, passwordForm, registration, registrationForm } from './account'

const messages = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: object,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

const TOO_WEAK =
  'Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.'

describe('a new password', () => {
  it.each(['Abcdefg1', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', '  Abcdefg1  ', 'Āporo-2026'])('may be %j', (password) => {
    expect(messages(passwordForm, { password })).toEqual([])
  })

  it.each(['Abcdef1', 'abcdefgh', 'abcdefg1', 'ABCDEFG1', 'abcdefg!', '12345678', '1234567!', 'Abcdefgh', ' Abcde1 '])(
    'may not be %j',
    (password) => {
      expect(messages(passwordForm, { password })).toEqual([TOO_WEAK])
    },
  )

  it('is required, and has at most 256 characters', () => {
    expect(messages(passwordForm, { password: '  ' })).toEqual(['This is a required field.'])
    expect(messages(passwordForm, { password: `Ab1${'x'.repeat(254)}` })).toEqual([
      'Please enter no more than 256 characters.',
    ])
  })

  it('is typed twice', () => {
    const message = 'Please make sure your passwords match.'
    expect(messages(newPasswordForm, { password: 'Abcdefg1', confirmation: 'Abcdefg2' })).toEqual([message])
    expect(messages(newPasswordForm, { password: 'Abcdefg1', confirmation: ' Abcdefg1' })).toEqual([])
  })
})

describe('a registration', () => {
  const entered = {
    firstname: ' Hēmi ',
    lastname: 'Kōpu',
    email: 'hemi@example.nz',
    password: 'Abcdefg1',
    date_of_birth: '',
    phone_no: '',
    is_subscribed: false,
  }

  it('has a name, an email and a password', () => {
    expect(registration.parse(entered)).toMatchObject({ firstname: 'Hēmi', date_of_birth: '', phone_no: '' })
    for (const field of ['firstname', 'lastname', 'email', 'password']) {
      expect(messages(registration, { ...entered, [field]: '' })).toEqual(['This is a required field.'])
    }
    expect(messages(registrationForm, { ...entered, confirmation: 'other' })).toEqual([
      'Please make sure your passwords match.',
    ])
  })
})

it('a changed password needs the present one', () => {
  const entered = { current: ' ', password: 'Abcdefg1', confirmation: 'Abcdefg1' }
  expect(messages(changePasswordForm, entered)).toEqual(['Please enter your current password'])
  expect(messages(changePasswordForm, { ...entered, current: 'x', confirmation: 'Abcdefg2' })).toEqual([
    'Please make sure your passwords match.',
  ])
})

it('a one-time code has six digits, in groups or not', () => {
  expect(codeForm.parse({ code: '123 456' })).toEqual({ code: '123456' })
  expect(messages(codeForm, { code: '12345' })).toEqual(['Please enter the six digits from the email.'])
  expect(messages(codeForm, { code: ' ' })).toContain('This is a required field.')
})
