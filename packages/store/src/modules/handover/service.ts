import type { Clock } from '../../clock'
import type { Caller } from '../customers/caller'
import type { HandoverRepo } from './repo'

interface Dependencies {
  repo: HandoverRepo
  clock: Clock
  caller: Caller
}

/** `apart`: the session began by a link that somebody else may have sent, so the guest keeps everything. */
export type HandoverOutcome = 'done' | 'no customer' | 'apart'

/** What a guest has uploaded and designed becomes the customer's, at login and at logout. */
export const createHandover = ({ repo, clock, caller }: Dependencies) => ({
  /** Without a guest key there is nothing to do. */
  async handOver(): Promise<HandoverOutcome> {
    const { customerOwner, guestOwner, isApart } = caller
    if (customerOwner === null) return 'no customer'
    if (isApart) return 'apart'
    if (guestOwner !== null) await repo.move(guestOwner, customerOwner, clock())
    return 'done'
  },
})

export type Handover = ReturnType<typeof createHandover>
