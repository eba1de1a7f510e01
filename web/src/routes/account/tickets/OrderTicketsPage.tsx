import { accountPath } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '~/ui/Button'
import { Pages } from '~/ui/Pages'
import { NotLoaded } from '../frame/NotLoaded'
import { AskAboutOrder } from './AskAboutOrder'
import { ticketsPath, ticketsQuery } from './order-tickets'
import { TicketView } from './TicketView'

const pageOf = (text: string | null): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1)

/** Questions about orders. With an order in the address, a form for a new one. */
export default function OrderTicketsPage() {
  const { orderId } = useParams()
  const page = pageOf(useSearchParams()[0].get('page'))
  const query = useQuery(ticketsQuery(page))
  const { data } = query
  return (
    <>
      {orderId !== undefined && <AskAboutOrder key={orderId} order={orderId} />}
      {!data && <NotLoaded query={query} lines={6} kept="Your questions are safe." />}
      {data?.tickets.length === 0 && orderId === undefined && <NoTickets />}
      <ul className="grid gap-6">
        {data?.tickets.map((ticket) => (
          <li key={ticket.uid}>
            <TicketView ticket={ticket} />
          </li>
        ))}
      </ul>
      <Pages label="Pages of questions" page={page} pages={data?.pages ?? 1} hrefOf={ticketsPath} />
    </>
  )
}

function NoTickets() {
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        You have not asked anything yet. Is something not right with an order? Open it and write to us.
      </p>
      <ButtonLink to={accountPath('my-orders')} className="mt-6">
        See your orders
      </ButtonLink>
    </>
  )
}
