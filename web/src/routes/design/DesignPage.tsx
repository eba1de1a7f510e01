import { placedPhotosOf } from '@kea/design/document/records'
import { OPENING_WITH_PHOTO, openingWords, takesFirstPhoto } from '@kea/shared/first-view/first-photo'
import { routes } from '@kea/shared/routes'
import { templatesPath } from '@kea/shared/templates-path'
import { FirstPhotoPicker, ToolGround } from '@kea/shared/view/ToolGround'
import { type RefCallback, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { DesignTool } from '~/editor/ui/DesignTool'
import { templatesQuery } from '~/features/templates/templates-query'
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
import { CreateRug, RUG } from './CreateRug'
import { CreateSign } from './CreateSign'
import { DesignMenu } from './DesignMenu'
import { type DesignProduct, designProductQuery } from './design-product'
import { keepInHistory } from './keep-in-history'
import { OpeningNote } from './OpeningNote'
import { asOrdered } from './ordered-sign'
import { asPart } from './part-of-set'
import { ToolProducts } from './ToolProducts'
import { templateDesignsQuery } from './template-designs'
import { isBare, readToolAddress } from './tool-address'
import { toolProductsQuery } from './tool-products'
import { useOpenEditor } from './use-open-editor'

const CarryOn = lazyWithRetry(async () => (await import('~/features/designs/CarryOn')).CarryOn)
const NextYearNote = lazyWithRetry(async () => (await import('./NextYearNote')).NextYearNote)
const EarlierDesigns = lazyWithRetry(async () => (await import('~/features/designs/EarlierDesigns')).EarlierDesigns)

export async function clientLoader({ request }: LoaderFunctionArgs) {
  openDrafts()
  const { pathname, search } = new URL(request.url)
  const { tool, sku: named, template } = readToolAddress({ pathname, search })
  const isGallery = pathname === routes.createRug() && isBare(search)
  const sku = named || (isGallery ? '' : await onlySku(tool))
  await Promise.all([
    sku && queryClient.ensureQueryData(designProductQuery(sku)),
    template && queryClient.ensureQueryData(templateDesignsQuery(template)),
    isGallery && queryClient.ensureQueryData(templatesQuery(RUG)),
    isGallery && queryClient.ensureQueryData(toolProductsQuery(tool)),
  ])
  return { sku, tool, template }
}

/** The product of a tool with a single one; '' for the others. */
async function onlySku(tool: string): Promise<string> {
  const { tiles } = await queryClient.ensureQueryData(toolProductsQuery(tool))
  return tiles.length === 1 ? (tiles[0]?.sku ?? '') : ''
}

export default function DesignPage() {
  const { sku, tool, template } = useLoaderData<typeof clientLoader>()
  return sku ? <OneProduct key={`${sku} ${template}`} sku={sku} template={template} /> : <AnyProduct tool={tool} />
}

function AnyProduct({ tool }: { tool: string }) {
  const listing = usePrefetchedQuery(toolProductsQuery(tool))
  const { pathname } = useLocation()
  const { tiles } = listing
  const [first] = tiles
  if (!first) return <UnknownProduct />
  return (
    <>
      {pathname === routes.neonCreate() ? (
        <CreateSign products={tiles} />
      ) : pathname === routes.createRug() ? (
        <CreateRug product={first} />
      ) : (
        <ToolProducts listing={listing} />
      )}
      {/* Below the products, which do not move when it comes. */}
      <Suspense>
        <CarryOn />
      </Suspense>
    </>
  )
}

function OneProduct({ sku, template }: { sku: string; template: string }) {
  const found = usePrefetchedQuery(designProductQuery(sku))
  return template ? <FromTemplate found={found} template={template} /> : <ProductFound found={found} />
}

/** A product with its ready-made design. One of another product is none. */
function FromTemplate({ found, template }: { found: DesignProduct | null; template: string }) {
  const all = usePrefetchedQuery(templateDesignsQuery(template))
  const [designs] = useState(() => all.filter(({ sku }) => sku === found?.product.sku))
  if (designs.length === 0 || !found) return <ProductFound found={found} isWithoutTemplate />
  return <ProductFound found={{ ...found, product: { ...found.product, template: { sku: template, designs } } }} />
}

/** Keeps the first result while the tool is open. A later response with other prices or stock must not close it. */
function ProductFound({
  found,
  isWithoutTemplate = false,
}: {
  found: DesignProduct | null
  isWithoutTemplate?: boolean
}) {
  const [first, setFirst] = useState(found)
  if (!first && found) setFirst(found)
  return first ? <OpenDesign found={first} isWithoutTemplate={isWithoutTemplate} /> : <UnknownProduct />
}

interface OpenDesignProps {
  found: DesignProduct
  /** The address names a template that the shop does not have. */
  isWithoutTemplate: boolean
}

function OpenDesign({ found: { product: sold, slug }, isWithoutTemplate }: OpenDesignProps) {
  const [query] = useSearchParams()
  const { state } = useLocation()
  // An editor keeps what it was opened for.
  const [ordered] = useState(() => orderedSignOf(state))
  const part = query.get('part') ?? ''
  const product = useMemo(
    () => (ordered ? asOrdered(sold, ordered) : part ? asPart(sold, part.split(',')) : sold),
    [sold, ordered, part],
  )
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
  const templates = product.definition.templates ? templatesPath(product.definition.templates) : null
  const back = line ? inCart : (ofOrder ?? { to: slug ? `/${slug}` : routes.home(), label: product.name })
  return (
    <>
      {/* The same heading before and after the tool opens, so that it keeps the focus of the navigation. */}
      <h1 className="sr-only">Design your {product.name}</h1>
      {isWithoutTemplate && (
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
        <Opening query={query} />
      ) : (
        <DesignTool
          editor={opening.editor}
          back={back}
          menu={<DesignMenu editor={opening.editor} toShare={hasNote(state, 'to share')} />}
          earlier={
            <>
              {templates && (
                <ButtonLink look="secondary" to={templates} className="min-h-11 shadow-float">
                  Our ready-made designs
                </ButtonLink>
              )}
              <Suspense>
                <EarlierDesigns />
              </Suspense>
            </>
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
function Opening({ query }: { query: URLSearchParams }) {
  const [isChosen, setIsChosen] = useState(hasPendingPhotos)
  const watch: RefCallback<HTMLInputElement> = useCallback((input) => {
    if (input) watchInput(input, () => setIsChosen(true))
  }, [])
  return (
    <ToolGround
      waiting={<Waiting>{isChosen ? OPENING_WITH_PHOTO : openingWords(query)}</Waiting>}
      picker={takesFirstPhoto(query) && !isChosen && <FirstPhotoPicker ref={watch} accept={photoAccept()} />}
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
