/** How often a captcha becomes dearer at most. */
const STEPS_MAX = 2

/** Each step costs a browser so many times the rounds of the one before. */
const DEARER = 4

/**
 * Rounds of PBKDF2 that the dearest try costs, unless ALTCHA_COST alone is above it. With 600 tries on average a slow
 * phone still solves it.
 */
const DEAREST_ROUNDS = 32_000

/** What reCAPTCHA's score must be, step by step; the first is Google's own advice for a form. */
export const SCORES = [0.5, 0.7, 0.9] as const

/** Tries that make a captcha one step dearer: from one address, and from all addresses together. */
export const TRIES_PER_STEP = { caller: 10, everybody: 50 } as const

/** Rounds of each of a challenge's tries. */
export const roundsOf = (step: number, cost: number): number =>
  Math.min(cost * DEARER ** step, Math.max(cost, DEAREST_ROUNDS))

/** The highest step that these rounds pay for. */
export function stepOfRounds(rounds: number, cost: number): number {
  let step = 0
  while (step < STEPS_MAX && rounds >= roundsOf(step + 1, cost)) step += 1
  return step
}

/** The highest step that this score pays for; null where it pays for none. */
export function stepOfScore(score: number): number | null {
  const step = SCORES.findLastIndex((minimum) => score >= minimum)
  return step < 0 ? null : step
}

/** The step that the next try costs, after so many. */
export const stepAfter = (tries: number, perStep: number): number => Math.min(STEPS_MAX, Math.floor(tries / perStep))

const ANY_NUMBER = 1_000_000_000

/** How many tries a step covers; the last one covers any number. */
export const triesCovered = (step: number, perStep: number): number =>
  step >= STEPS_MAX ? ANY_NUMBER : (step + 1) * perStep
