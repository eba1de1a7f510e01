import type { ReCaptchaConfigurationV3 } from '../../__generated__/types'
import { type Clock, daysFrom } from '../../clock'
import type { StoreSettings } from '../../env'
import { inputRefusal, Refusal } from '../../refusal'
import { type Challenge, newChallenge, type Solved, solvedChallenge } from './altcha'
import { countersOf, type GuardedName } from './counters'
import { roundsOf, SCORES, stepOfRounds, stepOfScore } from './price'
import { type ExternalFetch, scoreOf } from './recaptcha'
import type { CaptchaRepo } from './repo'

interface Dependencies {
  repo: CaptchaRepo
  settings: StoreSettings
  clock: Clock
  /** Hash of the caller's address; null if unknown. */
  caller: string | null
  /** The token in X-ReCaptcha. */
  header: string | null
  externalFetch: ExternalFetch
  onError: (event: string, error: unknown) => void
}

/** The rest follows in the next minute. */
const REMOVED_AT_ONCE = 500

/** Magento's text. */
const FAILED = 'ReCaptcha validation failed, please try again'

/** The forms of Magento that always need it. */
const FORMS: ReCaptchaConfigurationV3['forms'] = [
  'CONTACT',
  'CUSTOMER_LOGIN',
  'CUSTOMER_CREATE',
  'NEWSLETTER',
  'PRODUCT_REVIEW',
  'SENDFRIEND',
]

/** Attempts are forgotten a day after the last one. */
const ATTEMPT_DAYS = 1

/** The value of a token. */
interface Payment {
  /** Steps above an ordinary captcha. */
  step: number
  /** The solution to spend; null for reCAPTCHA, which accepts a token once itself. */
  solved: Solved | null
}

/** An ordinary attempt in a session. */
const BY_SESSION: Payment = { step: 0, solved: null }

const failed = () => inputRefusal(FAILED)
/** The browser solves this challenge instead of the one that was too cheap. */
const tooCheap = (challenge: Challenge) => new Refusal('graphql-input', FAILED, { challenge })

export function createCaptchaService(dependencies: Dependencies) {
  const { repo, settings, clock, caller, header, externalFetch, onError } = dependencies
  const { CAPTCHA, SIGNING_KEY, ALTCHA_COST, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY } = settings
  const altcha = (step = 0) => {
    if (!SIGNING_KEY) throw new Error('SIGNING_KEY is not set')
    return { signingKey: SIGNING_KEY, cost: roundsOf(step, ALTCHA_COST), clock }
  }

  const byWork = async (token: string): Promise<Payment | null> => {
    const solved = await solvedChallenge(token, altcha())
    return solved && { step: stepOfRounds(solved.rounds, ALTCHA_COST), solved }
  }

  const byScore = async (token: string): Promise<Payment | null> => {
    try {
      const step = stepOfScore(await scoreOf(token, RECAPTCHA_SECRET_KEY ?? '', externalFetch))
      return step === null ? null : { step, solved: null }
    } catch (error) {
      onError('recaptcha', error)
      throw inputRefusal('We could not check the captcha just now. Please try again in a moment.')
    }
  }

  /**
   * Beside reCAPTCHA, work counts only where a refusal asked for it: after a score that is high enough for a form but too
   * low for the step. A score below `SCORES[0]` is refused without a challenge.
   */
  const byScoreOrDearWork = async (token: string): Promise<Payment | null> => {
    const work = SIGNING_KEY ? await byWork(token) : null
    return work && work.step > 0 ? work : byScore(token)
  }

  const pay = async (
    response: string | null | undefined,
    bySetting: (token: string) => Promise<Payment | null>,
  ): Promise<Payment> => {
    const token = response || header || ''
    const payment = token === '' ? null : await bySetting(token)
    if (!payment) throw failed()
    return payment
  }

  const payAttempt = (response: string | null | undefined) =>
    pay(response, CAPTCHA === 'recaptcha' ? byScoreOrDearWork : byWork)

  /** Counts an attempt and makes it, if its payment is enough after those before. */
  async function attempting<T>(tried: GuardedName, { step, solved }: Payment, attempt: () => Promise<T>): Promise<T> {
    const counters = await countersOf(tried, caller, SIGNING_KEY)
    const now = clock()
    const until = daysFrom(now, ATTEMPT_DAYS).toISOString()
    const outcome = await repo.pass(solved, { counters, step, now: now.toISOString(), until })
    if (outcome === 'used') throw failed()
    if (outcome === 'cheap') {
      throw SIGNING_KEY
        ? tooCheap(await newChallenge(altcha(await repo.stepOf(counters, now.toISOString()))))
        : failed()
    }
    const answer = await attempt()
    await repo.takeBack(counters)
    return answer
  }

  return {
    challenge: () => newChallenge(altcha()),

    config(): ReCaptchaConfigurationV3 {
      const isOn = CAPTCHA === 'recaptcha'
      return {
        is_enabled: isOn,
        website_key: isOn ? (RECAPTCHA_SITE_KEY ?? '') : '',
        minimum_score: SCORES[0],
        badge_position: 'bottomright',
        language_code: 'en',
        failure_message: FAILED,
        forms: isOn ? FORMS : [],
      }
    },

    /**
     * Refuses a request without a valid captcha. Every form's resolver calls this after it has validated the input and
     * before it stores anything. A token is valid once.
     *
     * @param response the token, if it is an argument instead of the header
     */
    async require(response?: string | null): Promise<void> {
      const { solved } = await pay(response, CAPTCHA === 'recaptcha' ? byScore : byWork)
      if ((await repo.pass(solved, null)) !== 'passed') throw failed()
    },

    /**
     * For answers that can be guessed. The captcha costs more with the attempts at a name, but no name is ever locked. A valid
     * token that is worth too little is refused with a harder challenge. A token without any worth, such as a score
     * below 0.5, is refused as in `require`. An attempt is counted before it is made, in one batch with its token, and
     * removed once the answer was right.
     *
     * @param attempt rejects for a wrong answer
     */
    async guard<T>(tried: GuardedName, response: string | null | undefined, attempt: () => Promise<T>): Promise<T> {
      return attempting(tried, await payAttempt(response), attempt)
    },

    /**
     * For a password that is asked for inside a session: the same counts and the same prices as at the login, but the
     * first attempts need no captcha. The session has paid for them.
     */
    async guardInSession<T>(tried: GuardedName, attempt: () => Promise<T>): Promise<T> {
      return attempting(tried, header ? await payAttempt(null) : BY_SESSION, attempt)
    },

    removeExpired: () => repo.forget(clock().toISOString(), REMOVED_AT_ONCE),
  }
}

export type CaptchaService = ReturnType<typeof createCaptchaService>
