import type { Product } from '@kea/shared/page/product'
import { lazy, Suspense, useState } from 'react'
import { slideOf } from '~/features/widgets/viewer/slides'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import { Container } from '~/ui/Section'

const Viewer = lazy(() => import('~/features/widgets/viewer/Viewer').then((module) => ({ default: module.Viewer })))

/** The product's pictures; each opens large, where it can be looked at from close by. */
export function PhotoGallery({ name, pictures }: { name: string; pictures: Product['pictures'] }) {
  const [opened, setOpened] = useState<number | null>(null)
  // The first is the banner's; alone it would stand here a second time.
  const shown = pictures.length > 1 ? pictures : []
  if (shown.length === 0) return null
  const isWide = (at: number) => shown.length === 2 || (shown.length % 2 === 1 && at === 0 && shown.length !== 3)
  return (
    <Container className="pt-6 lg:pt-10">
      <ul className={classNames('grid grid-cols-2 gap-3 lg:gap-6', shown.length === 3 && 'lg:grid-cols-3')}>
        {shown.map(({ url, label }, at) => (
          <li key={url} className={isWide(at) && shown.length !== 2 ? 'col-span-2' : undefined}>
            <button type="button" onClick={() => setOpened(at)} className="block w-full cursor-zoom-in">
              <span className="sr-only">Look closer: </span>
              <Picture
                src={url}
                alt={label}
                sizes="(min-width: 1024px) 48vw, 50vw"
                isCropped
                className="aspect-[4/3] rounded-picture"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <Viewer
            title={name}
            slides={shown.map(({ url, label }) => slideOf(url, label))}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Container>
  )
}
