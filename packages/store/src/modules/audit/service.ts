import { type Clock, daysFrom } from '../../clock'
import { sha256 } from '../../identity'
import type { AuditOutcome, AuditRepo } from './repo'

/** How long it is known who ran what. */
const AUDIT_DAYS = 400
const REMOVED_AT_ONCE = 500

/** Who calls, as far as it is known. */
export interface Operator {
  /** As the operator calls themselves; null where they do not say. */
  name: string | null
  token: string
}

interface Dependencies {
  repo: AuditRepo
  clock: Clock
  /** Hash of the network address that the edge was asked from; null where no edge of ours has asked. */
  address: string | null
  onError: (event: string, error: unknown) => void
}

const SHORT = 8
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'’-]{0,39}$/u
const ID = /^[\p{L}\p{N}_.-]{1,60}$/u

/** A name that can stand in a list; null for anything else. */
export const readName = (name: string | undefined): string | null => (name && NAME.test(name) ? name : null)

/** A command with the ids that it names. Words that do not look like an id are left out: they may say anything. */
export const toCommand = (names: readonly string[], ids: readonly string[]): string =>
  [...names, ...ids.map((id) => (ID.test(id) ? id : '…'))].filter(Boolean).join(' ')

export function createAuditService({ repo, clock, address, onError }: Dependencies) {
  const whoIs = async ({ name, token }: Operator): Promise<string> => {
    const fingerprint = (await sha256(`operator ${token}`)).slice(0, SHORT)
    const from = address === null ? 'an unknown address' : `address ${address.slice(0, SHORT)}`
    return `${name ?? 'no name'}, token ${fingerprint}, ${from}`
  }

  return {
    /** Runs a command between two entries: what was begun is known before it does anything. */
    async record<T>(
      operator: Operator,
      command: string,
      run: () => Promise<T>,
      outcomeOf: (error: unknown) => AuditOutcome,
    ): Promise<T> {
      const id = await repo.begin(clock().toISOString(), await whoIs(operator), command)
      // What the command did is done: an end that cannot be written must not hide its answer.
      const end = (outcome: AuditOutcome) => repo.end(id, outcome).catch((error) => onError('audit', error))
      try {
        const answer = await run()
        await end('done')
        return answer
      } catch (error) {
        await end(outcomeOf(error))
        throw error
      }
    },

    newest: repo.newest,

    /** One portion of what is older than the audit remembers. */
    async removeOld(): Promise<void> {
      await repo.removeOld(daysFrom(clock(), -AUDIT_DAYS).toISOString(), REMOVED_AT_ONCE)
    },
  }
}
