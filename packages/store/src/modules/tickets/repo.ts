import { z } from 'zod'
import { readJson } from '../../read-json'

export type TicketStatus = 'open' | 'answered' | 'closed'
type Author = 'customer' | 'shop'

export interface TicketRow {
  id: number
  uid: string
  number: string
  order_number: string
  subject: string
  status: TicketStatus
  created_at: string
  updated_at: string
  /** The address of the order's customer. */
  email: string
}

const ticketFiles = z.array(z.object({ uid: z.string(), name: z.string(), type: z.string() }))
type TicketFile = z.infer<typeof ticketFiles>[number]

export interface TicketMessage {
  author: Author
  message: string
  created_at: string
  files: TicketFile[]
}

export interface Ticket extends TicketRow {
  messages: TicketMessage[]
}

export interface NewMessage {
  text: string
  files: readonly string[]
  digest: string
  at: string
}

type Statements = readonly D1PreparedStatement[]

const TICKET = `SELECT t.id, t.uid, t.number, o.number AS order_number, t.subject, t.status, t.created_at, t.updated_at,
    c.email
  FROM tickets t JOIN orders o ON o.id = t.order_id JOIN customers c ON c.id = t.customer_id`

export function createTicketsRepo(db: D1Database) {
  const withMessages = async (rows: readonly TicketRow[]): Promise<Ticket[]> => {
    if (rows.length === 0) return []
    const { results } = await db
      .prepare(
        `SELECT m.ticket_id, m.author, m.message, m.created_at,
           (SELECT json_group_array(json_object('uid', u.uid, 'name', u.name, 'type', u.type))
              FROM ticket_files f JOIN uploads u ON u.uid = f.upload_uid WHERE f.message_id = m.id) AS files
         FROM ticket_messages m WHERE m.ticket_id IN (SELECT value FROM json_each(?)) ORDER BY m.id`,
      )
      .bind(JSON.stringify(rows.map(({ id }) => id)))
      .all<Omit<TicketMessage, 'files'> & { ticket_id: number; files: string }>()
    return rows.map((row) => ({
      ...row,
      messages: results
        .filter(({ ticket_id }) => ticket_id === row.id)
        .map(({ author, message, created_at, files }) => ({
          author,
          message,
          created_at,
          files: readJson(ticketFiles, files),
        })),
    }))
  }

  const first = async (where: string, ...values: (string | number)[]): Promise<Ticket | null> => {
    const { results } = await db
      .prepare(`${TICKET} WHERE ${where}`)
      .bind(...values)
      .all<TicketRow>()
    return (await withMessages(results))[0] ?? null
  }

  /** Adds a message once to the ticket with this uid. The first statement changes a row if the message is new. */
  const addMessage = (uid: string, author: Author, { text, files, digest, at }: NewMessage): D1PreparedStatement[] => [
    db
      .prepare(
        `INSERT INTO ticket_messages (ticket_id, author, message, digest, created_at)
         SELECT id, ?2, ?3, ?4, ?5 FROM tickets WHERE uid = ?1 ON CONFLICT (ticket_id, digest) DO NOTHING`,
      )
      .bind(uid, author, text, digest, at),
    db
      .prepare(
        `INSERT INTO ticket_files (message_id, upload_uid)
         SELECT m.id, value FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id, json_each(?3)
         WHERE t.uid = ?1 AND m.digest = ?2 ON CONFLICT DO NOTHING`,
      )
      .bind(uid, digest, JSON.stringify(files)),
  ]

  return {
    async list(customerId: number, limit: number, offset: number): Promise<{ tickets: Ticket[]; total: number }> {
      const [rows, count] = await db.batch<TicketRow & { total: number }>([
        db
          .prepare(`${TICKET} WHERE t.customer_id = ?1 ORDER BY t.updated_at DESC, t.id DESC LIMIT ?2 OFFSET ?3`)
          .bind(customerId, limit, offset),
        db.prepare('SELECT count(*) AS total FROM tickets WHERE customer_id = ?').bind(customerId),
      ])
      return { tickets: await withMessages(rows?.results ?? []), total: count?.results[0]?.total ?? 0 }
    },

    find: (customerId: number, uid: string) => first('t.customer_id = ?1 AND t.uid = ?2', customerId, uid),
    byDigest: (customerId: number, digest: string) => first('t.customer_id = ?1 AND t.digest = ?2', customerId, digest),
    byNumber: (number: string) => first('t.number = ?1', number),

    /** Adds a ticket with its first message; nothing if it is there already. */
    async add(
      ticket: { uid: string; customerId: number; orderId: number; subject: string },
      message: NewMessage,
      { counting, mailing }: Record<'counting' | 'mailing', Statements>,
    ): Promise<void> {
      await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO tickets (uid, customer_id, order_id, subject, digest, created_at, updated_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (digest) DO NOTHING`,
          )
          .bind(ticket.uid, ticket.customerId, ticket.orderId, ticket.subject, message.digest, message.at),
        ...mailing,
        ...addMessage(ticket.uid, 'customer', message),
      ])
    },

    /** Adds a message and sets the status. `mailing` writes its mail if the message is new. */
    async reply(
      uid: string,
      author: Author,
      message: NewMessage,
      { counting, mailing }: Record<'counting' | 'mailing', Statements>,
    ): Promise<void> {
      const [insert, files] = addMessage(uid, author, message)
      const status: TicketStatus = author === 'customer' ? 'open' : 'answered'
      await db.batch([
        ...counting,
        ...(insert ? [insert] : []),
        ...mailing,
        ...(files ? [files] : []),
        db.prepare('UPDATE tickets SET status = ?2, updated_at = ?3 WHERE uid = ?1').bind(uid, status, message.at),
      ])
    },

    /** False without such a ticket. */
    async close(number: string, at: string): Promise<boolean> {
      const { meta } = await db
        .prepare("UPDATE tickets SET status = 'closed', updated_at = ?2 WHERE number = ?1")
        .bind(number, at)
        .run()
      return meta.changes > 0
    },

    /** Tickets of a status, the longest waiting first. */
    async ofStatus(status: TicketStatus, limit: number): Promise<TicketRow[]> {
      const { results } = await db
        .prepare(`${TICKET} WHERE t.status = ?1 ORDER BY t.updated_at, t.id LIMIT ?2`)
        .bind(status, limit)
        .all<TicketRow>()
      return results
    },
  }
}

export type TicketsRepo = ReturnType<typeof createTicketsRepo>
