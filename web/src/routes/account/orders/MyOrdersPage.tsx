import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { Pages } from '~/ui/Pages'
import { NotLoaded } from '../frame/NotLoaded'
import { listPath, ordersQuery, readSearch } from './customer-orders'
import { OrderRow } from './OrderRow'

/** The orders of the customer, by pages. The address has the page and the searched number. */
export default function MyOrdersPage() {
  const search = readSearch(useSearchParams()[0])
  const query = useQuery(ordersQuery(search))
  const { data } = query
  if (!data) return <NotLoaded query={query} lines={8} kept="Your orders are safe." />
  if (data.total === 0 && search.number === '') return <NoOrders />
  return (
    <>
      <NumberSearch number={search.number} />
      <p role="status" className={data.total === 0 ? 'mt-8 text-ink-soft' : 'sr-only'}>
        {data.total === 0
          ? `No order of yours has ${search.number} in its number.`
          : `${data.total} ${data.total === 1 ? 'order' : 'orders'}`}
      </p>
      <ul className="mt-6 border-t border-line">
        {data.orders.map((order) => (
          <li key={order.number} className="border-b border-line">
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <Pages
        label="Pages of orders"
        page={search.page}
        pages={data.pages}
        hrefOf={(page) => listPath({ ...search, page })}
      />
    </>
  )
}

function NoOrders() {
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        You have not ordered with this account yet. Did you order as a guest? Find that order by its number.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={routes.startWithPhoto()}>Start with a photo</ButtonLink>
        <ButtonLink to={routes.orderTracking()} look="secondary">
          Track an order
        </ButtonLink>
      </p>
    </>
  )
}

/** The key of the field is the number, so that the browser's back button changes the field too. */
function NumberSearch({ number }: { number: string }) {
  const navigate = useNavigate()
  const name = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = String(new FormData(event.currentTarget).get(name) ?? '')
    navigate(listPath(readSearch(new URLSearchParams({ number: entered }))))
  }
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-md items-end gap-3">
        <TextField
          key={number}
          name={name}
          label="Order number"
          defaultValue={number}
          inputMode="numeric"
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="secondary">
          Find
        </Button>
      </form>
      {number !== '' && (
        <Link to={accountPath('my-orders')} className="mt-2 inline-flex min-h-11 items-center text-kea underline">
          Show all orders
        </Link>
      )}
    </search>
  )
}
