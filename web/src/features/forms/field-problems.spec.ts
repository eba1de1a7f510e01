import type { UseFormReturn } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { errorOf, problemsOf } from './field-problems'

describe('the error of a field', () => {
  it.each([
    ['its message', { message: 'Enter your name.' }, 'Enter your name.'],
    ['none for an empty message', { message: '' }, undefined],
    ['none for a message that is no text', { message: 3 }, undefined],
    ['none without an error', undefined, undefined],
    ['none for null', null, undefined],
    ['none for a text', 'error', undefined],
    [
      'of a list the first message',
      [undefined, { message: '' }, { message: 'Second.' }, { message: 'Third.' }],
      'Second.',
    ],
    ['none of an empty list', [], undefined],
  ])('has %s', (_, error, message) => {
    expect(errorOf(error)).toBe(message)
  })
})

describe('the errors of a form', () => {
  const setFocus = vi.fn()
  const form = {
    formState: { errors: { email: { message: 'Enter your email.' }, name: { message: 'Enter your name.' }, city: {} } },
    setFocus,
  } as unknown as UseFormReturn<{ name: string; email: string; city: string }>

  it('stand in the order of its fields, and lead to them', () => {
    const problems = problemsOf(form, { name: 'Your name', email: 'Your email', city: 'Town' })
    expect(problems.map(({ label, message }) => [label, message])).toEqual([
      ['Your name', 'Enter your name.'],
      ['Your email', 'Enter your email.'],
    ])
    problems[1]?.focus()
    expect(setFocus.mock.calls).toEqual([['email']])
  })
})
