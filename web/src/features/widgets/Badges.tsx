import { BadgeCheck } from 'lucide-react'
import { Container } from '~/ui/Section'
import type { WidgetProps } from './widget'

/** Short promises of the shop: the badges of the page, else those of the settings. */
export function Badges({ page, items }: WidgetProps) {
  const texts = items.length > 0 ? items.map(({ data, html }) => data.text || html) : page.settings.badges
  if (texts.length === 0) return null
  return (
    <Container className="py-8">
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {texts.map((text) => (
          <li key={text} className="inline-flex items-center gap-2 font-semibold tracking-wide">
            <BadgeCheck aria-hidden="true" className="size-5 text-kea" />
            {text}
          </li>
        ))}
      </ul>
    </Container>
  )
}
