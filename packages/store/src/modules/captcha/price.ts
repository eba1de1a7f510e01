/** How many times a captcha can become more expensive. */
const STEPS_MAX = 2

/** Each step multiplies the rounds of the step before. */
const STEP_FACTOR = 4

/**
 * Rounds of PBKDF2 of the most expensive attempt, unless ALTCHA_COST alone is higher. With 600 attempts on average a
 * slow phone still solves it.
 */
const ROUNDS_MAX = 32_000

/** The minimum score of reCAPTCHA for each step. The first is Google's recommendation for a form. */
export const SCORES = [0.5, 0.7, 0.9] as const

/** Attempts until a captcha becomes one step more expensive: from one address, and from all addresses together. */
export const ATTEMPTS_PER_STEP = { caller: 10, everybody: 50 } as const

/** Rounds of each attempt at a challenge. */
export const roundsOf = (step: number, cost: number): number =>
  Math.min(cost * STEP_FACTOR ** step, Math.max(cost, ROUNDS_MAX))

/** The highest step that these rounds pay for. */
export function stepOfRounds(rounds: number, cost: number): number {
  let step = 0
  while (step < STEPS_MAX && rounds >= roundsOf(step + 1, cost)) step += 1
  return step
}

/** The highest step that this score pays for; null if it pays for none. */
export function stepOfScore(score: number): number | null {
  const step = SCORES.findLastIndex((minimum) => score >= minimum)
  return step < 0 ? null : step
}

/** The step of the next attempt after this many. */
export const stepAfter = (attempts: number, perStep: number): number =>
  Math.min(STEPS_MAX, Math.floor(attempts / perStep))

const ANY_NUMBER = 1_000_000_000

/** How many attempts a step covers; the last step covers any number. */
export const attemptsCovered = (step: number, perStep: number): number =>
  step >= STEPS_MAX ? ANY_NUMBER : (step + 1) * perStep
