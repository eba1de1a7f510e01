import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import type { WidgetProps } from './widget'

/** Materials of a product: close-up pictures with short texts. */
export function Materials({ data, items }: WidgetProps) {
  return (
    <Section {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <ul
        className={`grid gap-x-6 gap-y-12 ${items.length === 2 ? 'lg:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
      >
        {items.map(({ data: material, html }) => (
          <li key={material.title ?? html}>
            {material.picture && (
              <Picture
                src={material.picture}
                alt={material.alt ?? ''}
                sizes={items.length === 2 ? '(min-width: 1024px) 48vw, 100vw' : '(min-width: 1024px) 32vw, 100vw'}
                shape="rectangle"
                className="mb-5 rounded-picture"
              />
            )}
            <h3 className="font-display text-subheading font-bold">{material.title}</h3>
            <p className="mt-2 max-w-md text-ink-soft">{material.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
