import type { TicketForm, TicketMessageForm } from '@kea/shared/schemas/tickets'
import type { Clock } from '../../clock'
import { refuseDayLimit, usesDeleted } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import type { CustomerRow } from '../customers/repo'
import type { DailyUse } from '../limits/daily-use'
import { IF_CHANGED, type Mailboxes } from '../limits/mailboxes'
import { queueMailIfChanged } from '../mails/outbox'
import type { CustomerOrders } from '../orders/customer-orders'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import { answeredMail, askedMail } from './mails'
import type { NewMessage, Ticket, TicketsRepo } from './repo'

export interface TicketProblem {
  code: string
  message: string
  field: string
}

export type Ticketed = { ok: true; ticket: Ticket } | ({ ok: false } & TicketProblem)

interface Dependencies {
  repo: TicketsRepo
  db: D1Database
  orders: Pick<CustomerOrders, 'find'>
  uploads: Pick<UploadsService, 'areMyFiles'>
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  siteUrl: string | null
  clock: Clock
  /** The customer who calls. Refuses a guest. */
  customer: () => CustomerRow
}

const refuse = (code: string, message: string, field: string): Ticketed => ({ ok: false, code, message, field })
const noFile = () => refuse('FILE_NOT_FOUND', 'We could not find a file. Remove it and choose it again.', 'attachments')
const noOrder = () => refuse('ORDER_NOT_FOUND', 'We could not find this order in your account.', 'order_number')
const noTicket = () => refuse('TICKET_NOT_FOUND', 'We could not find this question in your account.', 'ticket_uid')

/** Questions about orders. Each statement for customers names the customer, so nobody reaches another one's. */
export function createTickets(dependencies: Dependencies) {
  const { repo, db, orders, uploads, settings, dailyUse, mailboxes, siteUrl, clock, customer } = dependencies

  /** The same message again on the same day is the same one. */
  const messageOf = async (about: string, text: string, files: readonly string[]): Promise<NewMessage> => {
    const at = clock().toISOString()
    return { text, files, at, digest: await sha256(JSON.stringify([about, at.slice(0, 10), text, files])) }
  }

  const sending = async (about: { order: string; subject: string }, message: NewMessage) => {
    const shop = await settings.names()
    const mail = askedMail({ ...about, email: customer().email, message, shop })
    return {
      counting: dailyUse.counting('enquiries', 0),
      mailing: await mailboxes.mailing(mail, 'shop', IF_CHANGED),
      shop,
    }
  }

  /** Stores by `adding`. False if a file has been deleted since it was looked for. */
  const isStored = async (adding: Promise<unknown>, shopEmail: string): Promise<boolean> => {
    try {
      await adding
      return true
    } catch (error) {
      if (usesDeleted(error)) return false
      return refuseDayLimit('enquiries', shopEmail)(error)
    }
  }

  return {
    list: (limit: number, offset: number) => repo.list(customer().id, limit, offset),

    async create(orderNumber: string, { subject, message: text, files }: TicketForm): Promise<Ticketed> {
      const { id } = customer()
      const order = await orders.find(orderNumber)
      if (!order) return noOrder()
      if (!(await uploads.areMyFiles(files))) return noFile()
      const message = await messageOf(`order ${id} ${orderNumber} ${subject}`, text, files)
      const { shop, ...more } = await sending({ order: orderNumber, subject }, message)
      const asked = { uid: randomId(), customerId: id, orderId: order.order.id, subject }
      if (!(await isStored(repo.add(asked, message, more), shop.email))) return noFile()
      const ticket = await repo.byDigest(id, message.digest)
      if (!ticket) throw new Error('A ticket that was just stored is not there')
      return { ok: true, ticket }
    },

    async reply(uid: string, { message: text, files }: TicketMessageForm): Promise<Ticketed> {
      const { id } = customer()
      const ticket = await repo.find(id, uid)
      if (!ticket) return noTicket()
      if (!(await uploads.areMyFiles(files))) return noFile()
      const message = await messageOf(`ticket ${uid}`, text, files)
      const about = { order: ticket.order_number, subject: ticket.subject }
      const { shop, ...more } = await sending(about, message)
      if (!(await isStored(repo.reply(uid, 'customer', message, more), shop.email))) return noFile()
      return { ok: true, ticket: (await repo.find(id, uid)) ?? ticket }
    },

    /** For the operator. */
    waiting: (limit: number) => repo.ofStatus('open', limit),
    byNumber: (number: string) => repo.byNumber(number),
    close: (number: string) => repo.close(number, clock().toISOString()),

    /** Answers a ticket and mails its customer. */
    async answer(ticket: Ticket, text: string): Promise<void> {
      const message = await messageOf(`answer ${ticket.uid}`, text, [])
      const mail = answeredMail(ticket, message, await settings.names(), siteUrl)
      const mailing = [queueMailIfChanged(db, mail, message.at)]
      await repo.reply(ticket.uid, 'shop', message, { counting: [], mailing })
    },
  }
}
