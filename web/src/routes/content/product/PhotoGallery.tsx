import type { Product } from '@kea/shared/page/product'
import { ZoomIn } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Slide, slideOf } from '~/features/viewer/slides'
import { classNames } from '~/lib/class-names'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Picture } from '~/ui/Picture'
import { Container } from '~/ui/Section'

const Viewer = lazyWithRetry(async () => (await import('~/features/viewer/Viewer')).Viewer)

interface PhotoGalleryProps {
  name: string
  pictures: Product['pictures']
  /** Sanitised HTML of the technical specifications; '' for none. */
  facts: string
}

/** The pictures, then what they are made of. */
const slidesOf = (pictures: Product['pictures'], facts: string): Slide[] => [
  ...pictures.map(({ url, label }) => slideOf(url, label)),
  ...(facts === '' ? [] : [{ kind: 'html' as const, html: `<h3>Technical specifications</h3>${facts}` }]),
]

/** The product's further pictures; each opens large, the banner's among them, where it is looked at from close by. */
export function PhotoGallery({ name, pictures, facts }: PhotoGalleryProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const [, ...further] = pictures
  if (further.length === 0) return null
  const isOne = further.length === 1
  return (
    <Container className="pt-6 lg:pt-10">
      <ul
        className={classNames(
          'grid gap-3 lg:gap-6',
          isOne ? '' : 'grid-cols-2',
          further.length === 3 && 'lg:grid-cols-3',
        )}
      >
        {further.map(({ url, label }, at) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setOpened(at + 1)}
              className="group relative block w-full cursor-zoom-in"
            >
              <Picture
                src={url}
                alt={label}
                sizes={isOne ? '100vw' : '(min-width: 1024px) 48vw, 50vw'}
                shape={isOne ? 'banner' : 'rectangle'}
                className={classNames('rounded-picture', isOne && 'max-h-[80dvh]')}
              />
              <span className="absolute right-3 bottom-3 inline-flex size-11 items-center justify-center rounded-full bg-paper group-hover:bg-mist">
                <ZoomIn aria-hidden="true" className="size-5" />
                <span className="sr-only">Look closer</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <Viewer title={name} slides={slidesOf(pictures, facts)} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Container>
  )
}
