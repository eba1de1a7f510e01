import { expect, it } from 'vitest'
import { passwordScore } from './password-score'

it.each([
  ['Password1', 0],
  ['Qwertyuiop1', 1],
  ['Tui-sings-77', 3],
  ['kereru flies over Ngauruhoe 42', 4],
])('the password %s has a score near %i', (password, score) => {
  expect(Math.abs(passwordScore(password, []) - score)).toBeLessThanOrEqual(1)
})

it('is lower for a password with what others know', () => {
  expect(passwordScore('Ngauruhoe1', ['ngauruhoe@example.nz', 'Ngauruhoe'])).toBeLessThan(
    passwordScore('Ngauruhoe1', []),
  )
})
