import { accountPath } from '@kea/shared/account-routes'
import { instantOf } from '@kea/shared/instant'
import type { TicketForm, TicketMessageForm } from '@kea/shared/schemas/tickets'
import { AddOrderTicketMessageDocument } from '~/api/__generated__/documents/AddOrderTicketMessage'
import { CreateOrderTicketDocument } from '~/api/__generated__/documents/CreateOrderTicket'
import { OrderTicketsDocument } from '~/api/__generated__/documents/OrderTickets'
import type { OrderTicketsQuery } from '~/api/__generated__/types'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'

export interface TicketMessage {
  isFromShop: boolean
  text: string
  /** In ms; null if the time of the backend cannot be parsed. */
  at: number | null
  photos: readonly string[]
  documents: readonly { name: string; url: string }[]
}

export interface Ticket {
  uid: string
  number: string
  /** '' for a ticket without an order. */
  order: string
  subject: string
  status: string
  messages: TicketMessage[]
}

export const ticketsPath = (page: number): string => accountPath('ordertickets') + (page > 1 ? `?page=${page}` : '')

export function ticketsOf({ customer }: OrderTicketsQuery): { tickets: Ticket[]; pages: number } {
  if (!customer) throw new ShopError('unauthorised', '')
  const list = customer.order_tickets
  const tickets = (list?.items ?? []).map(
    ({ uid, number, order_number, subject, status, messages }): Ticket => ({
      uid,
      number,
      order: order_number ?? '',
      subject,
      status,
      messages: messages.map(({ author, message, created_at, attachments, documents }) => ({
        isFromShop: author === 'shop',
        text: message,
        at: instantOf(created_at),
        photos: attachments ?? [],
        documents: documents ?? [],
      })),
    }),
  )
  return { tickets, pages: list?.page_info?.total_pages ?? 1 }
}

/** The shop may have answered meanwhile, so each visit reads them again. */
export const ticketsQuery = (page: number) => gqlQuery(OrderTicketsDocument, { page }, ticketsOf, 0)

function check(answer: { user_errors: readonly { message: string }[] } | null): void {
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  const [problem] = answer.user_errors
  if (problem) throw new ShopError('input', problem.message)
}

const refresh = () => queryClient.invalidateQueries({ queryKey: ['OrderTickets'] })

export async function askAboutOrder(order: string, { subject, message, files }: TicketForm): Promise<void> {
  const input = { order_number: order, subject, message, attachments: files }
  check((await callShop(CreateOrderTicketDocument, { input })).createOrderTicket)
  await refresh()
}

export async function writeBack(uid: string, { message, files }: TicketMessageForm): Promise<void> {
  const input = { ticket_uid: uid, message, attachments: files }
  check((await callShop(AddOrderTicketMessageDocument, { input })).addOrderTicketMessage)
  await refresh()
}
