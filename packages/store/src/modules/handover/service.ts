import type { Clock } from '../../clock'
import type { Caller } from '../customers/caller'
import type { HandoverRepo } from './repo'

interface Dependencies {
  repo: HandoverRepo
  clock: Clock
  caller: Caller
}

/** What a guest has uploaded and designed becomes the customer's, at login and at logout. */
export const createHandover = ({ repo, clock, caller }: Dependencies) => ({
  /** False without a customer. Without a guest key there is nothing to do. */
  async handOver(): Promise<boolean> {
    const { customerOwner, guestOwner } = caller
    if (customerOwner === null) return false
    if (guestOwner !== null) await repo.move(guestOwner, customerOwner, clock())
    return true
  },
})

export type Handover = ReturnType<typeof createHandover>
