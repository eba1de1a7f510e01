import { type Clock, daysFrom } from '../../clock'
import { sha256 } from '../../identity'
import type { AuditOutcome, AuditRepo } from './repo'

/** How long the audit is stored. */
const AUDIT_DAYS = 400
const REMOVED_AT_ONCE = 500

/** The caller, as far as known. */
export interface Operator {
  /** The name that the operator gives; null without one. */
  name: string | null
  token: string
}

interface Dependencies {
  repo: AuditRepo
  clock: Clock
  /** Hash of the network address that called the edge; null if the call did not come through our edge. */
  address: string | null
  onError: (event: string, error: unknown) => void
}

const SHORT = 8
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'’-]{0,39}$/u
const ID = /^[\p{L}\p{N}_.-]{1,60}$/u

/** A name that is safe to show in a list; null for anything else. */
export const readName = (name: string | undefined): string | null => (name && NAME.test(name) ? name : null)

/** A command with its ids. Arguments that do not look like an id are left out: they may be personal. */
export const toCommand = (names: readonly string[], ids: readonly string[]): string =>
  [...names, ...ids.map((id) => (ID.test(id) ? id : '…'))].filter(Boolean).join(' ')

export function createAuditService({ repo, clock, address, onError }: Dependencies) {
  const whoIs = async ({ name, token }: Operator): Promise<string> => {
    const fingerprint = (await sha256(`operator ${token}`)).slice(0, SHORT)
    const from = address === null ? 'an unknown address' : `address ${address.slice(0, SHORT)}`
    return `${name ?? 'no name'}, token ${fingerprint}, ${from}`
  }

  return {
    /** Runs a command. Its row is written before it runs and gets the outcome afterwards. */
    async record<T>(
      operator: Operator,
      command: string,
      run: () => Promise<T>,
      outcomeOf: (error: unknown) => AuditOutcome,
    ): Promise<T> {
      const id = await repo.begin(clock().toISOString(), await whoIs(operator), command)
      // The command has run. A failure to write its outcome must not hide its answer.
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

    /** Removes one portion of the rows that are too old. */
    async removeOld(): Promise<void> {
      await repo.removeOld(daysFrom(clock(), -AUDIT_DAYS).toISOString(), REMOVED_AT_ONCE)
    },
  }
}

export type AuditService = ReturnType<typeof createAuditService>
