import { describe, expect, it } from 'vitest'
import { ATTEMPTS_PER_STEP, attemptsCovered, roundsOf, SCORES, stepAfter, stepOfRounds, stepOfScore } from './price'

describe('the price of a captcha', () => {
  it.each([
    [0, 1_000, 1_000],
    [1, 1_000, 4_000],
    [2, 1_000, 16_000],
    [2, 5_000, 32_000],
    [1, 50_000, 50_000],
  ])('at step %i with a cost of %i is %i rounds', (step, cost, rounds) => {
    expect(roundsOf(step, cost)).toBe(rounds)
  })

  it.each([
    [999, 0],
    [3_999, 0],
    [4_000, 1],
    [15_999, 1],
    [16_000, 2],
    [1_000_000, 2],
  ])('is paid by %i rounds up to step %i', (rounds, step) => {
    expect(stepOfRounds(rounds, 1_000)).toBe(step)
  })

  it.each([
    [0.49, null],
    [0.5, 0],
    [0.69, 0],
    [0.7, 1],
    [0.9, 2],
    [1, 2],
  ])('is paid by a score of %d up to step %s', (score, step) => {
    expect(stepOfScore(score)).toBe(step)
  })

  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
    [500, 2],
  ])('rises after %i attempts to step %i', (attempts, step) => {
    expect(stepAfter(attempts, 10)).toBe(step)
  })

  it.each([
    [0, 10],
    [1, 20],
    [2, 1_000_000_000],
    [3, 1_000_000_000],
  ])('of step %i covers %i attempts', (step, attempts) => {
    expect(attemptsCovered(step, 10)).toBe(attempts)
  })

  it('rises every 10 attempts of a caller and every 50 of all', () => {
    expect(ATTEMPTS_PER_STEP).toEqual({ caller: 10, everybody: 50 })
    expect(SCORES).toEqual([0.5, 0.7, 0.9])
  })
})
