import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import type { WidgetProps } from './widget'

/** Numbered steps. */
export function Steps({ data, items }: WidgetProps) {
  return (
    <Section ground="mist" {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <ol className="grid gap-10 lg:grid-cols-3 lg:gap-12">
        {items.map(({ data: step, html }, at) => (
          <li key={step.title ?? html} className="border-t border-ink pt-5">
            {step.picture && (
              <Picture
                src={step.picture}
                alt={step.alt ?? ''}
                sizes="(min-width: 1024px) 30vw, 100vw"
                shape="rectangle"
                className="mb-5 rounded-picture"
              />
            )}
            <p aria-hidden="true" className="font-display text-subheading font-bold text-kea tabular-nums">
              {at + 1}
            </p>
            <h3 className="mt-2 font-display text-subheading font-bold">{step.title}</h3>
            <p className="mt-2 max-w-sm text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
