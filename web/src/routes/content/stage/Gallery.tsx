import { STAGE_SIZES } from '@kea/shared/first-view/stage-classes'
import type { Hero } from '@kea/shared/page/hero'
import type { Product } from '@kea/shared/page/product'
import { GalleryView } from '@kea/shared/view/StageView'
import { ZoomIn } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ShowPicture } from '~/features/hero/Slides'
import { useAfterFirstView } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Slides = lazyWithRetry(async () => (await import('~/features/hero/Slides')).Slides, { instead: null })
const Thumbs = lazyWithRetry(async () => (await import('./Thumbs')).Thumbs)
const LargePictures = lazyWithRetry(async () => (await import('./LargePictures')).LargePictures, 'over')

interface GalleryProps {
  hero: Hero
  product: Product
  /** The picture of the option that was chosen last; null for none. */
  wanted: string | null
}

/** The pictures of the stage: one large, the others as thumbnails. All but the first load after the first view. */
export function Gallery({ hero, product, wanted }: GalleryProps) {
  const isNeeded = useAfterFirstView()
  const [current, setCurrent] = useState(0)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const show = useRef<ShowPicture>(null)
  const { pictures } = hero
  const wantedAt = pictures.findIndex(({ picture }) => picture === wanted)
  useEffect(() => {
    if (wantedAt >= 0) show.current?.(wantedAt)
  }, [wantedAt])
  const zoom = (
    <button
      type="button"
      onClick={() => setEnlarged(current)}
      className="inline-flex size-11 cursor-zoom-in items-center justify-center rounded-full bg-paper hover:bg-mist"
    >
      <ZoomIn aria-hidden="true" className="size-5" />
      <span className="sr-only">Look closer</span>
    </button>
  )
  const hasMore = pictures.length > 1
  return (
    <>
      <GalleryView
        hero={hero}
        over={
          hasMore && isNeeded ? (
            <Suspense>
              <Slides
                pictures={pictures}
                rotates={hero.hasSlides}
                sizes={STAGE_SIZES}
                chosen={wantedAt}
                show={show}
                onShown={setCurrent}
              >
                {zoom}
              </Slides>
            </Suspense>
          ) : (
            !hasMore && pictures.length > 0 && <div className="absolute right-4 bottom-4">{zoom}</div>
          )
        }
        thumbs={
          isNeeded && (
            <Suspense>
              <Thumbs pictures={pictures} current={current} onPick={(index) => show.current?.(index)} />
            </Suspense>
          )
        }
      />
      {enlarged !== null && (
        <Suspense>
          <LargePictures product={product} pictures={pictures} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  )
}
