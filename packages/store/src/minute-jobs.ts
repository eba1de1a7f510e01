import type { MinuteJob } from './minute-work'
import { endingJobs } from './retention'
import type { Services } from './services'

/**
 * The jobs of every minute, in this order: urgent jobs first, and mails after the jobs that write them. A service is
 * built inside its job, so a failure to build it fails only that job.
 */
export const minuteJobs = (services: Services): readonly MinuteJob[] => [
  { name: 'due jobs', run: () => services.jobs.drain() },
  { name: 'weekly deals', run: () => services.deals.prepare() },
  { name: 'true offers', run: () => services.offerChecks.prepare() },
  { name: 'gift certificates', run: () => services.gifts.deliver() },
  { name: 'birthday gifts', run: () => services.birthdays.give() },
  { name: 'left carts', run: () => services.reminders.ofCarts() },
  { name: 'questions for reviews', run: () => services.reminders.ofReviews() },
  { name: 'points that end', run: () => services.rewards.endOld() },
  { name: 'complete orders', run: () => services.orderAdmin.completeOld() },
  { name: 'gift codes', run: () => services.gifts.hashPlainCodes() },
  { name: 'drawings of signs', run: () => services.signs.mailDrawings() },
  { name: 'mails', run: () => services.mails.send() },
  { name: 'purchases of outside services', run: () => services.purchases.send() },
  { name: 'best sellers', run: () => services.bestSellers.refresh() },
  { name: 'search index', run: () => services.search.refresh() },
  ...endingJobs(services),
  { name: 'files of orders', run: () => services.orderFiles.check() },
  // It may take minutes, so it is the last.
  { name: 'print files', run: () => services.printing.run() },
]
