import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import type { Clock } from '../../clock'
import { mailboxKey, randomId } from '../../identity'
import { inputRefusal } from '../../refusal'
import type { Caller } from '../customers/caller'
import { isPassword } from '../customers/password'
import type { CustomersService } from '../customers/service'
import type { DesignLinks } from '../designs/links-service'
import type { Trash } from '../files/trash'
import type { PrintingService } from '../printing/service'
import { friendHashOf } from '../referrals/friend-hash'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import { accountDeletedMail, dataDownloadedMail } from './account-mails'
import type { Authentication } from './authentication-service'
import { WRONG_PASSWORD } from './email-change-service'
import type { OwnDataRepo } from './own-data-repo'

const WRONG_CODE = 'This code doesn’t work, or has expired. Ask for a new one.'

interface Dependencies {
  repo: OwnDataRepo
  customers: Pick<CustomersService, 'current'>
  authentication: Pick<Authentication, 'isCode'>
  designLinks: Pick<DesignLinks, 'destroyUnordered'>
  uploads: Pick<UploadsService, 'destroyUnused'>
  trash: Pick<Trash, 'destroy'>
  printing: Pick<PrintingService, 'removeOld'>
  settings: SettingsService
  caller: Caller
  clock: Clock
  /** The shop's origin, from the edge. */
  shopOrigin: string
}

/** A copy of what the shop has of a customer, and the deletion of the account. */
export function createOwnData(dependencies: Dependencies) {
  const {
    repo,
    customers,
    authentication,
    designLinks,
    uploads,
    trash,
    printing,
    settings,
    caller,
    clock,
    shopOrigin,
  } = dependencies

  return {
    /** Everything that the shop has of the caller, as JSON. A mail says that it was downloaded. */
    async copy(): Promise<string> {
      const { id, email } = customers.current()
      const data = await repo.all({ id, email, emailKey: mailboxKey(email), owner: caller.owners[0] ?? '' })
      const notice = dataDownloadedMail({
        id: `data-${randomId()}`,
        recipient: email,
        shop: await settings.names(),
        forgotLink: `${shopOrigin}${routes.forgotPassword()}`,
        sessionsLink: `${shopOrigin}${accountPath('sessions')}`,
      })
      await repo.tell(notice, clock())
      return JSON.stringify({ made_at: clock().toISOString(), ...data }, null, 2)
    },

    /**
     * Deletes the account with everything that tax law does not ask for. An order that is on its way keeps what its
     * delivery needs until then. Each step may be repeated: the account itself goes last.
     */
    async remove({ password, code }: { password: string | null; code: string | null }): Promise<void> {
      const { id, email, password_hash } = customers.current()
      const isProven =
        password !== null ? isPassword(password, password_hash) : await authentication.isCode(email, code ?? '')
      if (!isProven) throw inputRefusal(code === null || password !== null ? WRONG_PASSWORD : WRONG_CODE)
      const leaver = {
        id,
        email,
        emailKey: mailboxKey(email),
        friendHash: await friendHashOf(email),
        owner: caller.owners[0] ?? '',
        now: clock(),
      }
      await repo.leave(leaver)
      await designLinks.destroyUnordered()
      await uploads.destroyUnused()
      await printing.removeOld()
      await trash.destroy([], [...caller.owners, ...(await repo.earlierOwners(caller.owners))])
      const shop = await settings.names()
      const notice = accountDeletedMail({ id: `deleted-${randomId()}`, recipient: email, shop })
      await repo.drop(leaver, notice)
    },
  }
}
