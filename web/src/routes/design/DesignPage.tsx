import { firstViewClasses } from '@kea/shared/first-view/classes'
import { OPENING_TOOL } from '@kea/shared/first-view/headings'
import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { openDrafts } from '~/editor/saving/drafts'
import { DesignTool } from '~/editor/ui/DesignTool'
import { Button, ButtonLink } from '~/ui/Button'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { type DesignProduct, designProductQuery } from './design-product'
import { skuOf } from './tool-sku'
import { useOpenEditor } from './use-open-editor'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  openDrafts()
  const sku = skuOf(new URL(request.url))
  await queryClient.ensureQueryData(designProductQuery(sku))
  return { sku }
}

export default function DesignPage() {
  const { sku } = useLoaderData<typeof clientLoader>()
  const found = usePrefetchedQuery(designProductQuery(sku))
  return <ProductFound key={sku} found={found} />
}

/** Keeps the first result while the tool is open. A later response with other prices or stock must not close it. */
function ProductFound({ found }: { found: DesignProduct | null }) {
  const [first, setFirst] = useState(found)
  if (!first && found) setFirst(found)
  return first ? <OpenDesign found={first} /> : <UnknownProduct />
}

function OpenDesign({ found: { product, slug } }: { found: DesignProduct }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const line = query.get('line')
  const opening = useOpenEditor({
    product,
    designUid: query.get('design'),
    line,
    options: query.get('options') ?? '',
  })
  if (opening.state === 'failed') return <Failed message={opening.message} />
  const back = line
    ? { to: routes.cart(), label: 'Cart' }
    : { to: slug ? `/${slug}` : routes.home(), label: product.name }
  return (
    <>
      {/* The same heading before and after the tool opens, so that it keeps the focus of the navigation. */}
      <h1 className="sr-only">Design your {product.name}</h1>
      {opening.state === 'opening' ? (
        <Opening />
      ) : (
        <DesignTool editor={opening.editor} back={back} onDone={() => navigate(routes.cart())} />
      )}
    </>
  )
}

function Opening() {
  return (
    <div className={firstViewClasses.toolGround}>
      <Waiting>{OPENING_TOOL}</Waiting>
    </div>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <Container className="grid min-h-[60dvh] content-center justify-items-start gap-5 py-16">
      <h1 className="font-display text-title font-bold">We could not open your design</h1>
      <p className="max-w-prose text-lead text-ink-soft">{message} Nothing of it is lost.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </Container>
  )
}

function UnknownProduct() {
  return (
    <Container className="grid min-h-[60dvh] content-center justify-items-start gap-5 py-16">
      <h1 className="font-display text-title font-bold">We don’t make this product</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        You can’t design this product here. It may be sold out or have a new name.
      </p>
      <ButtonLink to={routes.home()}>See what we make</ButtonLink>
    </Container>
  )
}
