import type { MinuteJob } from './minute-work'
import type { Services } from './services'

/**
 * The jobs of every minute, in this order: urgent jobs first, and mails after the jobs that write them. A service is
 * built inside its job, so a failure to build it fails only that job.
 */
export const minuteJobs = (services: Services): readonly MinuteJob[] => [
  { name: 'due jobs', run: () => services.jobs.drain() },
  { name: 'weekly deals', run: () => services.deals.prepare() },
  { name: 'gift certificates', run: () => services.gifts.deliver() },
  { name: 'points that end', run: () => services.rewards.endOld() },
  { name: 'complete orders', run: () => services.orderAdmin.completeOld() },
  { name: 'gift codes', run: () => services.gifts.hashPlainCodes() },
  { name: 'drawings of signs', run: () => services.signs.mailDrawings() },
  { name: 'mails', run: () => services.mails.send() },
  { name: 'search index', run: () => services.search.refresh() },
  { name: 'retention of carts', run: () => services.retention.carts() },
  { name: 'retention of ordered carts', run: () => services.retention.orderedCarts() },
  { name: 'retention of orders', run: () => services.retention.orders() },
  { name: 'retention of design links', run: () => services.retention.designLinks() },
  { name: 'retention of shared carts', run: () => services.retention.sharedCarts() },
  { name: 'retention of orderable designs', run: () => services.retention.orderableDesigns() },
  { name: 'retention of designs', run: () => services.retention.designs() },
  { name: 'retention of design files', run: () => services.retention.designFiles() },
  { name: 'retention of uploads', run: () => services.retention.uploads() },
  { name: 'deleted uploads', run: () => services.retention.deletedUploads() },
  { name: 'retention of mails', run: () => services.retention.mails() },
  { name: 'retention of jobs', run: () => services.retention.jobs() },
  { name: 'retention of counters', run: () => services.retention.counters() },
  { name: 'retention of log-ins', run: () => services.retention.logIns() },
  { name: 'retention of registrations', run: () => services.retention.registrations() },
  { name: 'retention of one-time codes', run: () => services.retention.codes() },
  { name: 'retention of passkey challenges', run: () => services.retention.passkeyChallenges() },
  { name: 'retention of social logins', run: () => services.retention.socialLogins() },
  { name: 'retention of social connections', run: () => services.retention.socialConnections() },
  { name: 'retention of password links', run: () => services.retention.passwordLinks() },
  { name: 'retention of email changes', run: () => services.retention.emailChanges() },
  { name: 'retention of print files', run: () => services.printing.removeOld() },
  { name: 'retention of the trash', run: () => services.trash.empty() },
  { name: 'files of orders', run: () => services.orderFiles.check() },
  { name: 'retention of captchas', run: () => services.captcha.removeExpired() },
  { name: 'retention of enquiries', run: () => services.enquiries.removeOld() },
  { name: 'retention of the audit', run: () => services.audit.removeOld() },
  // It may take minutes, so it is the last.
  { name: 'print files', run: () => services.printing.run() },
]
