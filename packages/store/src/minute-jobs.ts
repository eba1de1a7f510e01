import type { MinuteJob } from './minute-work'
import type { Services } from './services'

/** What the store does every minute, in this order: first what somebody waits for, mails behind what writes them. */
export const minuteJobs = (services: Services): readonly MinuteJob[] => [
  { name: 'due jobs', run: () => services.jobs.drain() },
  { name: 'weekly deals', run: () => services.deals.prepare() },
  { name: 'gift certificates', run: () => services.gifts.deliver() },
  { name: 'gift codes', run: () => services.gifts.hashPlainCodes() },
  { name: 'mails', run: () => services.mails.send() },
  { name: 'search index', run: () => services.search.refresh() },
  ...services.retention.jobs,
  { name: 'retention of captchas', run: () => services.captcha.runRetention() },
  { name: 'retention of enquiries', run: () => services.enquiries.runRetention() },
  { name: 'retention of the audit', run: () => services.audit.removeOld() },
]
