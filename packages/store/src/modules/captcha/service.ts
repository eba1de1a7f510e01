import type { ReCaptchaConfigurationV3 } from '../../__generated__/resolvers'
import type { Clock } from '../../clock'
import type { StoreSettings } from '../../env'
import { inputRefusal } from '../../refusal'
import { newChallenge, solvedChallenge } from './altcha'
import { isHuman, MINIMUM_SCORE, type Outside } from './recaptcha'
import type { CaptchaRepo } from './repo'

interface Dependencies {
  repo: CaptchaRepo
  settings: StoreSettings
  clock: Clock
  /** What came with the request in X-ReCaptcha. */
  header: string | null
  outside: Outside
  onError: (event: string, error: unknown) => void
}

/** Magento's words. */
const FAILED = 'ReCaptcha validation failed, please try again'

export function createCaptchaService({ repo, settings, clock, header, outside, onError }: Dependencies) {
  const { CAPTCHA, SIGNING_KEY, ALTCHA_COST, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY } = settings
  const altcha = () => {
    if (!SIGNING_KEY) throw new Error('SIGNING_KEY is not set')
    return { signingKey: SIGNING_KEY, cost: ALTCHA_COST, clock }
  }

  const isSolved = async (token: string): Promise<boolean> => {
    const solved = await solvedChallenge(token, altcha())
    return solved !== null && repo.spend(solved.nonce, solved.expires.toISOString())
  }

  const isTrusted = async (token: string): Promise<boolean> => {
    try {
      return await isHuman(token, RECAPTCHA_SECRET_KEY ?? '', outside)
    } catch (error) {
      onError('recaptcha', error)
      throw inputRefusal('We could not check the captcha just now. Please try again in a moment.')
    }
  }

  return {
    challenge: () => newChallenge(altcha()),

    config(): ReCaptchaConfigurationV3 {
      const isOn = CAPTCHA === 'recaptcha'
      return {
        is_enabled: isOn,
        website_key: isOn ? (RECAPTCHA_SITE_KEY ?? '') : '',
        minimum_score: MINIMUM_SCORE,
        badge_position: 'bottomright',
        language_code: 'en',
        failure_message: FAILED,
        forms: isOn ? ['CONTACT', 'NEWSLETTER', 'PRODUCT_REVIEW', 'SENDFRIEND'] : [],
      }
    },

    /**
     * Refuses what no browser has worked for. Every form's resolver calls this, after it has looked at the input and
     * before it keeps anything; a token counts once.
     *
     * @param response the token where it comes as an argument in place of the header
     */
    async require(response?: string | null): Promise<void> {
      const token = response || header || ''
      const isGood = token !== '' && (await (CAPTCHA === 'recaptcha' ? isTrusted(token) : isSolved(token)))
      if (!isGood) throw inputRefusal(FAILED)
    },

    sweep: () => repo.forget(clock().toISOString()),
  }
}

export type CaptchaService = ReturnType<typeof createCaptchaService>
