import { expect, test } from 'vitest'
import { ticketForm, ticketMessageForm } from './tickets'

const FILE = 'a'.repeat(32)
const problemsOf = (change: object) =>
  ticketForm
    .safeParse({ subject: 'My order', message: 'Where is it?', files: [FILE], ...change })
    .error?.issues.map(({ path, message }) => [path[0], message])

test('a ticket needs a subject and a message', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(problemsOf({ subject: ' ', message: '' })).toEqual([
    ['subject', 'This is a required field.'],
    ['message', 'This is a required field.'],
  ])
})

test('a file that is not uploaded is named as such, without a pattern', () => {
  expect(problemsOf({ files: [''] })).toEqual([['files', 'Please wait until your files are uploaded, or remove them.']])
  expect(ticketMessageForm.safeParse({ message: 'Here it is.', files: [FILE] }).success).toBe(true)
})
