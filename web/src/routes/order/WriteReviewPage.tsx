import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { type Order, type OrderLine, orderQuery } from '~/features/order/order'
import { orderTokenOf, reviewLink } from '~/features/order/tracking-link'
import { Alert } from '~/ui/Alert'
import { DesignPreview } from '~/ui/DesignPreview'
import { Container } from '~/ui/Section'
import { LookupForm } from './LookupForm'
import { ProductSearch } from './ProductSearch'
import { ReviewForm } from './ReviewForm'
import { ReviewHelp } from './ReviewHelp'
import { type Reviewed, reviewedQuery } from './review-requests'

/** The search parameter for a verified review of a product: the order is looked up first. */
const VERIFY = 'verify'

/** A review of a product. With an order it is a verified review. */
export default function WriteReviewPage() {
  const token = orderTokenOf(useLocation())
  const [search] = useSearchParams()
  const sku = search.get('sku') ?? ''
  return <Container className="pt-8 pb-20 lg:pt-14">{pageOf(token, sku, sku === '' || search.has(VERIFY))}</Container>
}

function pageOf(token: string | null, sku: string, asksForOrder: boolean): ReactNode {
  if (token !== null) return <OfOrder key={sku} token={token} sku={sku} />
  return asksForOrder ? <Start sku={sku} /> : <OfProduct key={sku} sku={sku} />
}

function Title({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="mb-8 max-w-2xl">
      <h1 className="font-display text-title font-bold">{children}</h1>
      {lead && <p className="mt-4 text-lead text-ink-soft">{lead}</p>}
    </div>
  )
}

/** The start: with an order, or with a product only. */
function Start({ sku }: { sku: string }) {
  const navigate = useNavigate()
  const open = (order: Order) => {
    queryClient.setQueryData(orderQuery(order.token).queryKey, order)
    const { to, state } = reviewLink(order.token, sku || undefined)
    navigate(to, { state })
  }
  return (
    <>
      <Title lead="Find your order and we mark your review as verified.">Write a review</Title>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] xl:grid-cols-[30rem_24rem_1fr]">
        <LookupForm onFound={open} />
        <section className="border-t border-line pt-6 lg:border-0 lg:pt-0">
          <h2 className="font-display text-subheading font-bold">No order number?</h2>
          <p className="mt-3 mb-5 max-w-prose text-ink-soft">
            You can write one without it. We show it without the word “verified”.
          </p>
          {sku === '' ? <ProductSearch /> : <Link to={`?sku=${encodeURIComponent(sku)}`}>Write without an order</Link>}
        </section>
        <ReviewHelp />
      </div>
    </>
  )
}

function OfProduct({ sku }: { sku: string }) {
  const { data: product, error } = useQuery(reviewedQuery(sku))
  if (error) return <Missing text={messageOf(error)} />
  if (product === undefined) return <Title>Write a review</Title>
  if (product === null) return <Missing text="We don’t sell this product any more." />
  return (
    <>
      <Title
        lead={
          <>
            Bought it here?{' '}
            <Link to={`?sku=${encodeURIComponent(sku)}&${VERIFY}`} className="text-kea underline">
              Find your order
            </Link>{' '}
            and your review is shown as verified.
          </>
        }
      >
        Your review of {product.name}
      </Title>
      <FormAndHelp product={product} orderToken={null} />
    </>
  )
}

interface FormAndHelpProps {
  product: Reviewed
  orderToken: string | null
  /** Below the form. */
  children?: ReactNode
}

function FormAndHelp({ product, orderToken, children }: FormAndHelpProps) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <div className="max-w-2xl">
        <ReviewForm product={product} orderToken={orderToken} />
        {children}
      </div>
      <ReviewHelp sku={product.sku} />
    </div>
  )
}

function Missing({ text }: { text: string }) {
  return (
    <>
      <Title>Write a review</Title>
      <Alert className="max-w-2xl">
        {text}{' '}
        <Link to={routes.writeReview()} className="underline">
          Choose another product
        </Link>
      </Alert>
    </>
  )
}

/** Each product once. */
const distinct = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.filter(({ sku }, at) => lines.findIndex((line) => line.sku === sku) === at)

function OfOrder({ token, sku }: { token: string; sku: string }) {
  const { data: order, error } = useQuery(orderQuery(token))
  if (error && !order) return <Missing text={messageOf(error)} />
  if (!order) return <Title>Write a review</Title>
  const lines = distinct(order.lines)
  const line = lines.find((entry) => entry.sku === sku) ?? (lines.length === 1 ? lines[0] : undefined)
  if (!line) return <Choice lines={lines} token={token} />
  return (
    <>
      <Title
        lead={
          <span className="inline-flex items-center gap-2">
            <BadgeCheck aria-hidden="true" className="size-5 text-kea" />
            Verified by your order {order.number}
          </span>
        }
      >
        Your review of {line.name}
      </Title>
      <FormAndHelp product={line} orderToken={token}>
        {lines.length > 1 && (
          <p className="mt-8">
            <Link {...reviewLink(token)} className="text-kea underline">
              Something else from this order
            </Link>
          </p>
        )}
      </FormAndHelp>
    </>
  )
}

function Choice({ lines, token }: { lines: readonly OrderLine[]; token: string }) {
  return (
    <>
      <Title>What do you want to review?</Title>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {lines.map((line) => (
          <li key={line.sku}>
            <Link {...reviewLink(token, line.sku)} className="grid gap-2 text-ink">
              <DesignPreview name={line.name} preview={line.preview} words={line.previewWords} />
              {line.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
