import { expect, test } from 'vitest'
import { afterChoice } from './use-photo'

const photo = { file: new File(['x'], 'tui.jpg'), width: 3000, height: 2000, bitmap: {} as ImageBitmap }
const other = { ...photo, file: new File(['y'], 'kea.jpg') }
const refused = { state: 'none', problem: 'notes.txt is not a picture.' } as const

test('a refused file takes no photo away, and is named', () => {
  expect(afterChoice({ state: 'open', photo, problem: null }, refused)).toEqual({
    state: 'open',
    photo,
    problem: 'notes.txt is not a picture.',
  })
  expect(afterChoice(null, refused)).toEqual(refused)
  expect(afterChoice({ state: 'none', problem: null }, refused)).toEqual(refused)
})

test('another photo takes the place of the one before, and the message goes', () => {
  const opened = { state: 'open', photo: other, problem: null } as const
  expect(afterChoice({ state: 'open', photo, problem: 'notes.txt is not a picture.' }, opened)).toEqual(opened)
})
