import { expect, it } from 'vitest'
import { isEasyPassword } from './easy-password'

it.each([
  ['Password1!', true],
  ['Qwertyuiop1', true],
  ['Tui-sings-77', false],
  [' Kereru-flies-42 ', false],
])('the password %j is easy to guess: %s', async (password, isEasy) => {
  expect(await isEasyPassword(password, [])).toBe(isEasy)
})

it('with what others know is easy to guess', async () => {
  expect(await isEasyPassword('Ngauruhoe1', [])).toBe(false)
  expect(await isEasyPassword('Ngauruhoe1', ['ngauruhoe@example.nz'])).toBe(true)
})
