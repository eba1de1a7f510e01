import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useCallback, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { useFileDrop } from '~/lib/use-file-drop'
import { Container } from '~/ui/Section'
import { PhotoChooser } from './PhotoChooser'
import { PhotoTile } from './PhotoTile'
import { onlyOf, photoProductsQuery } from './photo-products'
import { useDrawings } from './use-drawings'
import { usePhoto } from './use-photo'

export async function clientLoader() {
  const settings = await queryClient.ensureQueryData(settingsQuery)
  await queryClient.ensureQueryData(photoProductsQuery(settings))
  return null
}

/** Shows the shopper's photo on products. The photo stays on the device until a design tool opens with it. */
export default function StartWithPhotoPage() {
  const all = usePrefetchedQuery(photoProductsQuery(usePrefetchedQuery(settingsQuery)))
  const [search] = useSearchParams()
  const only = search.get('only')
  const products = useMemo(() => onlyOf(all, only), [all, only])
  const { photo: state, choose, dismiss } = usePhoto()
  useFileDrop(useCallback(([file]: File[]) => void (file && choose(file)), [choose]))
  const photo = state.state === 'open' ? state.photo : null
  const drawings = useDrawings(photo, products)
  return (
    <>
      <PlainHeading>{routes.startWithPhoto.heading}</PlainHeading>
      <Container className="pb-20">
        <p className="max-w-prose text-lead text-ink-soft">
          Pick the product you like best and make it yours. Your photo stays on this device until you start.
        </p>
        <div className="h-6" />
        <PhotoChooser photo={state} onChoose={choose} onDismiss={dismiss} />
        <Progress done={drawings.size} all={products.length} isOpen={photo !== null} />
        {products.length < all.length && (
          <p>
            These are from your gift finder. <Link to={routes.startWithPhoto()}>See all {all.length} products</Link>
          </p>
        )}
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-9 lg:grid-cols-5 lg:gap-x-6">
          {products.map((product) => (
            <li key={product.sku}>
              <PhotoTile product={product} photo={photo} drawing={drawings.get(product.sku)} />
            </li>
          ))}
        </ul>
      </Container>
    </>
  )
}

function Progress({ done, all, isOpen }: { done: number; all: number; isOpen: boolean }) {
  const isDrawing = isOpen && done < all
  return (
    <p className="mt-5 min-h-6 text-ink-soft">
      {/* Announced at the start and at the end, not for each product. */}
      <span role="status">
        {isDrawing && 'Putting your photo on the products'}
        {isOpen && !isDrawing && 'Your photo is on all of them. Which one do you like?'}
      </span>
      {isDrawing && <span aria-hidden="true">{` · ${done} of ${all}`}</span>}
    </p>
  )
}
