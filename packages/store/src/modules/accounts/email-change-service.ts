import { routes } from '@kea/shared/routes'
import { type Clock, daysFrom } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import { inputRefusal } from '../../refusal'
import type { Caller } from '../customers/caller'
import { isPassword } from '../customers/password'
import type { CustomerRow } from '../customers/repo'
import type { CustomersService } from '../customers/service'
import type { DailyUse } from '../limits/daily-use'
import { type Mailboxes, ofCustomer, ofNobody } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { emailChangeMail, emailChangeNotice, knownAccountMail } from './account-mails'
import type { EmailChangeRepo } from './email-change-repo'

const CONFIRM_DAYS = 1
const UNDO_DAYS = 7

export const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again."
const NO_LINK = 'This link no longer works.'

interface Dependencies {
  repo: EmailChangeRepo
  customers: Pick<CustomersService, 'current'>
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  clock: Clock
  caller: Caller
  /** The shop's origin, from the edge. */
  shopOrigin: string
}

/** Another email address of a customer. Both addresses are asked, so that nobody takes an account over in silence. */
export function createEmailChanges(dependencies: Dependencies) {
  const { repo, customers, settings, dailyUse, mailboxes, clock, caller, shopOrigin } = dependencies
  const now = () => clock().toISOString()
  const daysFromNow = (days: number) => daysFrom(clock(), days).toISOString()
  const linkTo = (path: string, values: Record<string, string> = {}) =>
    `${shopOrigin}${path}${Object.keys(values).length > 0 ? `#${new URLSearchParams(values)}` : ''}`

  return {
    /** Mails both addresses. The old one stays until the new one confirms. The answer does not tell whether it is free. */
    async ask(newEmail: string, password: string): Promise<CustomerRow> {
      const customer = customers.current()
      if (!isPassword(password, customer.password_hash)) throw inputRefusal(WRONG_PASSWORD)
      if (newEmail.toLowerCase() === customer.email.toLowerCase()) {
        throw inputRefusal('This is already your email address.')
      }
      const [confirm, undo] = [randomId(), randomId()]
      const [confirmHash, undoHash] = [await sha256(confirm), await sha256(undo)]
      const shop = await settings.names()
      const link = emailChangeMail({
        id: `email-${confirmHash}`,
        recipient: newEmail,
        shop,
        link: linkTo(routes.confirmEmail(), { change: confirm }),
        days: CONFIRM_DAYS,
      })
      const known = knownAccountMail({
        id: `known-${confirmHash}`,
        recipient: newEmail,
        shop,
        loginLink: linkTo(routes.login()),
        forgotLink: linkTo(routes.forgotPassword()),
      })
      const notice = emailChangeNotice({
        id: `email-undo-${undoHash}`,
        recipient: customer.email,
        shop,
        link: linkTo(routes.confirmEmail(), { undo }),
        days: UNDO_DAYS,
      })
      const asked = repo.ask(
        {
          customerId: customer.id,
          oldEmail: customer.email,
          newEmail: newEmail.toLowerCase(),
          confirmHash,
          undoHash,
          confirmUntil: daysFromNow(CONFIRM_DAYS),
          expiresAt: daysFromNow(UNDO_DAYS),
          at: now(),
        },
        {
          counting: dailyUse.counting('accounts', 0),
          link: await mailboxes.accountMailing('email', link, ofNobody(newEmail)),
          known: await mailboxes.mailing(known, 'forms', ofCustomer(newEmail)),
          notice,
        },
      )
      await asked.catch(refuseDayLimit('accounts'))
      return customer
    },

    /** Makes the change by the link of the mail to the new address. Answers the address. */
    async confirm(token: string): Promise<string> {
      const email = await repo.confirm(await sha256(token), caller.customer?.id ?? null, now())
      if (email === null) throw inputRefusal(NO_LINK)
      return email
    },

    /** Takes the change back by the link of the mail to the old address. Answers the address. */
    async undo(token: string): Promise<string> {
      const email = await repo.undo(await sha256(token), now())
      if (email === null) throw inputRefusal(NO_LINK)
      return email
    },
  }
}
