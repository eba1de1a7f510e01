import type { Retention } from '../retention/retention'

export const ticketsRetention: Retention = {
  tables: {
    tickets: { with: ['customers'], account: true },
    ticket_messages: { with: ['tickets'] },
    ticket_files: { with: ['ticket_messages'] },
  },
  forget: { uses: (db, { id }) => [db.prepare('DELETE FROM tickets WHERE customer_id = ?1').bind(id)] },
}
