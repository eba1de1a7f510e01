import { placedPhotosOf } from '@kea/design/document/records'
import { OPENING_WITH_PHOTO, takesFirstPhoto } from '@kea/shared/first-view/first-photo'
import { OPENING_TOOL } from '@kea/shared/first-view/headings'
import { routes } from '@kea/shared/routes'
import { FirstPhotoPicker, ToolGround } from '@kea/shared/view/ToolGround'
import { type RefCallback, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { DesignTool } from '~/editor/ui/DesignTool'
import { openDrafts } from '~/lib/drafts/device-drafts'
import { keepTool } from '~/lib/keep-tool'
import { isNextYear } from '~/lib/next-year'
import { orderedSignOf } from '~/lib/ordered-sign'
import { hasPendingPhotos, watchInput } from '~/lib/pending-photo'
import { photoAccept } from '~/lib/photos/photo-accept'
import { hasNote } from '~/lib/tool-note'
import { Button, ButtonLink } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { CreateSign } from './CreateSign'
import { DesignMenu } from './DesignMenu'
import { type DesignProduct, designProductQuery } from './design-product'
import { keepInHistory } from './keep-in-history'
import { OpeningNote } from './OpeningNote'
import { asOrdered } from './ordered-sign'
import { ToolProducts } from './ToolProducts'
import { readToolAddress } from './tool-address'
import { toolProductsQuery } from './tool-products'
import { useOpenEditor } from './use-open-editor'

const CarryOn = lazyWithRetry(async () => (await import('~/features/designs/CarryOn')).CarryOn)
const NextYearNote = lazyWithRetry(async () => (await import('./NextYearNote')).NextYearNote)
const EarlierDesigns = lazyWithRetry(async () => (await import('~/features/designs/EarlierDesigns')).EarlierDesigns)

export async function clientLoader({ request }: LoaderFunctionArgs) {
  openDrafts()
  const { tool, sku: named } = readToolAddress(new URL(request.url))
  const sku = named || (await onlySku(tool))
  if (sku) await queryClient.ensureQueryData(designProductQuery(sku))
  return { sku, tool }
}

/** The product of a tool with a single one; '' for the others. */
async function onlySku(tool: string): Promise<string> {
  const { tiles } = await queryClient.ensureQueryData(toolProductsQuery(tool))
  return tiles.length === 1 ? (tiles[0]?.sku ?? '') : ''
}

export default function DesignPage() {
  const { sku, tool } = useLoaderData<typeof clientLoader>()
  return sku ? <OneProduct key={sku} sku={sku} /> : <AnyProduct tool={tool} />
}

function AnyProduct({ tool }: { tool: string }) {
  const listing = usePrefetchedQuery(toolProductsQuery(tool))
  const { pathname } = useLocation()
  const { tiles } = listing
  if (tiles.length === 0) return <UnknownProduct />
  return (
    <>
      {pathname === routes.neonCreate() ? <CreateSign products={tiles} /> : <ToolProducts listing={listing} />}
      {/* Below the products, which do not move when it comes. */}
      <Suspense>
        <CarryOn />
      </Suspense>
    </>
  )
}

function OneProduct({ sku }: { sku: string }) {
  return <ProductFound found={usePrefetchedQuery(designProductQuery(sku))} />
}

/** Keeps the first result while the tool is open. A later response with other prices or stock must not close it. */
function ProductFound({ found }: { found: DesignProduct | null }) {
  const [first, setFirst] = useState(found)
  if (!first && found) setFirst(found)
  return first ? <OpenDesign found={first} /> : <UnknownProduct />
}

function OpenDesign({ found: { product: sold, slug } }: { found: DesignProduct }) {
  const [query] = useSearchParams()
  const { state } = useLocation()
  // An editor keeps what it was opened for.
  const [ordered] = useState(() => orderedSignOf(state))
  const product = useMemo(() => (ordered ? asOrdered(sold, ordered) : sold), [sold, ordered])
  const isShared = hasNote(state, 'without photos')
  const navigate = useNavigate()
  const line = query.get('line')
  const opening = useOpenEditor({
    product,
    designUid: query.get('design'),
    line,
    draft: query.get('draft'),
    options: query.get('options') ?? '',
    isNextYear: isNextYear(query),
    ordered,
  })
  const isOpen = opening.state === 'open'
  useEffect(() => (isOpen ? keepTool(product.name) : undefined), [isOpen, product.name])
  if (opening.state === 'failed') return <Failed message={opening.message} />
  const inCart = { to: routes.cart(), label: 'Cart' }
  const ofOrder = ordered && { to: ordered.back, label: 'Your order' }
  const back = line ? inCart : (ofOrder ?? { to: slug ? `/${slug}` : routes.home(), label: product.name })
  return (
    <>
      {/* The same heading before and after the tool opens, so that it keeps the focus of the navigation. */}
      <h1 className="sr-only">Design your {product.name}</h1>
      {query.has('template_sku') && (
        <OpeningNote>
          We can’t find this template. Start with a plain {product.name.toLowerCase()} and make it yours.
        </OpeningNote>
      )}
      {opening.state === 'open' && isShared && placedPhotosOf(opening.editor.store.read().design).length === 0 && (
        <OpeningNote>
          This copy is yours. The photos of the other design stay private: add your own in their places.
        </OpeningNote>
      )}
      {opening.state === 'open' && opening.left && (
        <Suspense>
          <NextYearNote editor={opening.editor} left={opening.left} />
        </Suspense>
      )}
      {opening.state === 'opening' ? (
        <Opening hasPicker={takesFirstPhoto(query)} />
      ) : (
        <DesignTool
          editor={opening.editor}
          back={back}
          menu={<DesignMenu editor={opening.editor} toShare={hasNote(state, 'to share')} />}
          earlier={
            <Suspense>
              <EarlierDesigns />
            </Suspense>
          }
          onDone={() => {
            keepInHistory(opening.editor.saving.uid)
            navigate(ordered?.back ?? routes.cart())
          }}
        />
      )}
    </>
  )
}

/** As the first view, which it follows without a change. */
function Opening({ hasPicker }: { hasPicker: boolean }) {
  const [isChosen, setIsChosen] = useState(hasPendingPhotos)
  const watch: RefCallback<HTMLInputElement> = useCallback((input) => {
    if (input) watchInput(input, () => setIsChosen(true))
  }, [])
  return (
    <ToolGround
      waiting={<Waiting>{isChosen ? OPENING_WITH_PHOTO : OPENING_TOOL}</Waiting>}
      picker={hasPicker && !isChosen && <FirstPhotoPicker ref={watch} accept={photoAccept()} />}
    />
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
