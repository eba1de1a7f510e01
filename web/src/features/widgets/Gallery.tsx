import { Suspense, useState } from 'react'
import { slideOf } from '~/features/viewer/slides'
import { classNames } from '~/lib/class-names'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import type { WidgetProps } from './widget'

const Viewer = lazyWithRetry(async () => (await import('~/features/viewer/Viewer')).Viewer, 'over')

/** Pictures with captions, in equal columns. A click opens the viewer. */
export function Gallery({ data, items }: WidgetProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const title = data.title || 'Pictures'
  // Four pictures make two rows of two.
  const inThrees = items.length !== 4 && items.length !== 2
  return (
    <Section title={title} {...(data.text && { lead: data.text })}>
      <ul className={classNames('grid gap-x-6 gap-y-8 sm:grid-cols-2', inThrees && 'lg:grid-cols-3')}>
        {items.map(({ data: entry }, at) => (
          <li key={`${entry.picture}${entry.text}`}>
            <figure>
              <button type="button" onClick={() => setOpened(at)} className="block w-full cursor-zoom-in">
                <span className="sr-only">Show large: </span>
                <Picture
                  src={entry.picture ?? ''}
                  alt={entry.alt ?? ''}
                  sizes={`(min-width: 1024px) ${inThrees ? 31 : 46}vw, (min-width: 640px) 46vw, 100vw`}
                  shape="rectangle"
                  className="rounded-picture"
                />
              </button>
              {entry.text && <figcaption className="mt-3 max-w-md text-ink-soft">{entry.text}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <Viewer
            title={title}
            slides={items.map(({ data: entry }) => slideOf(entry.picture ?? '', entry.alt ?? ''))}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}
