import type { Retention } from '../retention/retention'
import type { CaptchaService } from './service'

export const captchaRetention: Retention<{ captcha: CaptchaService }> = {
  tables: {
    captcha_solutions: { jobs: ['retention of captchas'] },
    captcha_tries: { jobs: ['retention of captchas'] },
  },
  jobs: [{ name: 'retention of captchas', run: ({ captcha }) => captcha.removeExpired() }],
}
