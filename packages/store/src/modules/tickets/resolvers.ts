import { DOCUMENT } from '@kea/shared/constants/uploads'
import { ticketForm, ticketMessageForm } from '@kea/shared/schemas/tickets'
import type { Resolvers } from '../../__generated__/resolvers'
import type { OrderTicket, OrderTicketOutput } from '../../__generated__/types'
import { toPageInfo, toSlice, within } from '../../paging'
import { readForm } from '../../read-form'
import { toSqlTime } from '../../sql-time'
import type { MediaLinks } from '../uploads/media-links'
import type { Ticket, TicketMessage, TicketStatus } from './repo'
import type { Ticketed } from './service'

const TICKETS_MAX = 20

const STATUS_LABELS: Record<TicketStatus, string> = { open: 'Open', answered: 'Answered', closed: 'Closed' }

async function messageAnswer({ author, message, created_at, files }: TicketMessage, links: MediaLinks) {
  const linked = await Promise.all(files.map(async (file) => ({ ...file, url: await links.linkTo(file.uid) })))
  const answers = linked.flatMap(({ url, name, type }) => (url === null ? [] : [{ url, name, type }]))
  const isDocument = ({ type }: { type: string }) => type === DOCUMENT.type
  return {
    author,
    message,
    created_at: toSqlTime(created_at),
    attachments: answers.filter((file) => !isDocument(file)).map(({ url }) => url),
    documents: answers.filter(isDocument).map(({ name, url }) => ({ name, url })),
  }
}

const toAnswer = async (ticket: Ticket, links: MediaLinks): Promise<OrderTicket> => ({
  uid: ticket.uid,
  number: ticket.number,
  order_number: ticket.order_number,
  subject: ticket.subject,
  status: STATUS_LABELS[ticket.status],
  created_at: toSqlTime(ticket.created_at),
  messages: await Promise.all(ticket.messages.map((message) => messageAnswer(message, links))),
})

async function toOutput(done: Ticketed, links: MediaLinks): Promise<OrderTicketOutput> {
  if (done.ok) return { ticket: await toAnswer(done.ticket, links), user_errors: [] }
  const { code, message, field } = done
  return { ticket: null, user_errors: [{ code, message, path: ['input', field] }] }
}

export const ticketsResolvers: Resolvers = {
  Customer: {
    order_tickets: async (_, page, { services }) => {
      const paging = within(page, TICKETS_MAX)
      const { limit, offset } = toSlice(paging)
      const { tickets, total } = await services.tickets.list(limit, offset)
      return {
        items: await Promise.all(tickets.map((ticket) => toAnswer(ticket, services.links))),
        total_count: total,
        page_info: toPageInfo(paging, total),
      }
    },
  },
  Mutation: {
    createOrderTicket: async (_, { input }, { services }) => {
      services.customers.current()
      const { order_number, subject, message, attachments } = input
      const form = readForm(ticketForm, { subject, message, files: attachments ?? [] })
      return toOutput(await services.tickets.create(order_number, form), services.links)
    },
    addOrderTicketMessage: async (_, { input }, { services }) => {
      services.customers.current()
      const form = readForm(ticketMessageForm, { message: input.message, files: input.attachments ?? [] })
      return toOutput(await services.tickets.reply(input.ticket_uid, form), services.links)
    },
  },
}
