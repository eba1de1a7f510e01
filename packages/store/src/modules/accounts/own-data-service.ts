import type { Clock } from '../../clock'
import { emailKey, randomId } from '../../identity'
import { inputRefusal } from '../../refusal'
import type { Caller } from '../customers/caller'
import { isPassword } from '../customers/password'
import type { CustomersService } from '../customers/service'
import type { DesignLinks } from '../designs/links-service'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import { accountDeletedMail } from './account-mails'
import { WRONG_PASSWORD } from './email-change-service'
import type { OwnDataRepo } from './own-data-repo'
import type { WaysIn } from './ways-in-service'

const WRONG_CODE = 'This code does not work, or no longer. Ask for a new one.'

interface Dependencies {
  repo: OwnDataRepo
  customers: Pick<CustomersService, 'current'>
  waysIn: Pick<WaysIn, 'isCode'>
  designLinks: Pick<DesignLinks, 'removeUnordered'>
  uploads: Pick<UploadsService, 'removeUnused'>
  settings: SettingsService
  mailboxes: Mailboxes
  caller: Caller
  clock: Clock
}

/** A copy of what the shop has of a customer, and the deletion of the account. */
export function createOwnData(dependencies: Dependencies) {
  const { repo, customers, waysIn, designLinks, uploads, settings, mailboxes, caller, clock } = dependencies

  return {
    /** Everything that the shop has of the caller, as JSON. */
    async copy(): Promise<string> {
      const { id, email } = customers.current()
      const data = await repo.all({ id, email, emailKey: emailKey(email), owner: caller.owners[0] ?? '' })
      return JSON.stringify({ made_at: clock().toISOString(), ...data }, null, 2)
    },

    /**
     * Deletes the account with everything that tax law does not ask for. An order that is on its way keeps what its
     * delivery needs until then. Each step may be repeated: the account itself goes last.
     */
    async remove({ password, code }: { password: string | null; code: string | null }): Promise<void> {
      const { id, email, password_hash } = customers.current()
      const isProven = password !== null ? isPassword(password, password_hash) : await waysIn.isCode(email, code ?? '')
      if (!isProven) throw inputRefusal(code === null || password !== null ? WRONG_PASSWORD : WRONG_CODE)
      const leaver = { id, email, emailKey: emailKey(email), owner: caller.owners[0] ?? '', now: clock() }
      await repo.leave(leaver)
      await designLinks.removeUnordered()
      while ((await uploads.removeUnused()).deleted > 0);
      const shop = await settings.names()
      const mail = accountDeletedMail({ id: `deleted-${randomId()}`, recipient: email, shop })
      await repo.drop(leaver, await mailboxes.mailing(mail, 'accounts'))
    },
  }
}
