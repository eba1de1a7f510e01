import type { Retention } from '../retention/retention'
import { deleteExpired } from '../retention/tools'

export const sharedCartsRetention: Retention = {
  tables: {
    shared_carts: { jobs: ['retention of shared carts'] },
    orderable_designs: { jobs: ['retention of orderable designs'], with: ['design_revisions'], account: true },
  },
  jobs: [
    deleteExpired('retention of shared carts', 'shared_carts', 'sha256'),
    // Rights to order designs of other people. Lines in carts keep theirs.
    deleteExpired('retention of orderable designs', 'orderable_designs', 'owner, design_uid, revision'),
  ],
  forget: {
    uses: (db, { owner }) => [db.prepare('DELETE FROM orderable_designs WHERE owner = ?').bind(owner)],
  },
}
