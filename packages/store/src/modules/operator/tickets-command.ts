import { TICKET_MESSAGE_MAX } from '@kea/shared/constants/tickets'
import type { Services } from '../../services'
import { toSqlTime } from '../../sql-time'
import type { Ticket } from '../tickets/repo'
import { type Command, CommandRefusal, formatCount } from './command'

const LISTED_MAX = 50

async function ticketOf(arg: string, { tickets }: Services): Promise<Ticket> {
  const digits = /^T?(\d{1,9})$/i.exec(arg)?.[1]
  const ticket = digits ? await tickets.byNumber(`T${digits.padStart(6, '0')}`) : null
  if (!ticket) throw new CommandRefusal(`There is no ticket "${arg}".`)
  return ticket
}

export const ticketsCommand: Command = {
  name: 'tickets',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'questions about orders that wait for an answer, the oldest first',
      async run(_, { tickets }) {
        const waiting = await tickets.waiting(LISTED_MAX)
        return {
          text: `${formatCount(waiting.length, 'ticket waits', 'tickets wait')}.`,
          rows: waiting.map(({ number, order_number, subject, email, updated_at }) => ({
            number,
            order: order_number,
            subject,
            email,
            since: toSqlTime(updated_at),
          })),
        }
      },
    },
    {
      name: 'show',
      params: '<number>',
      about: 'the messages of a ticket, with links to its files that are valid for an hour',
      ids: 1,
      async run([arg = ''], services) {
        const ticket = await ticketOf(arg, services)
        const rows = ticket.messages.map(async ({ author, message, created_at, files }) => ({
          author,
          message,
          files: (await Promise.all(files.map(({ uid }) => services.links.linkTo(uid)))).join(' '),
          sent: toSqlTime(created_at),
        }))
        return {
          text: `${ticket.number} about order ${ticket.order_number} is ${ticket.status}: ${ticket.subject}`,
          rows: await Promise.all(rows),
        }
      },
    },
    {
      name: 'answer',
      params: '<number> <text>',
      about: 'answers a ticket and mails the customer',
      ids: 1,
      async run([arg = '', ...words], services) {
        const text = words.join(' ').trim()
        if (text === '' || text.length > TICKET_MESSAGE_MAX) {
          throw new CommandRefusal(`Give an answer of at most ${TICKET_MESSAGE_MAX} characters.`)
        }
        const ticket = await ticketOf(arg, services)
        await services.tickets.answer(ticket, text)
        return { text: `${ticket.number} is answered, and ${ticket.email} gets a mail.` }
      },
    },
    {
      name: 'close',
      params: '<number>',
      about: 'closes a ticket; a further message of the customer opens it again',
      ids: 1,
      async run([arg = ''], services) {
        const { number } = await ticketOf(arg, services)
        await services.tickets.close(number)
        return { text: `${number} is closed.` }
      },
    },
  ],
}
