import { Link } from 'react-router-dom'
import { Container } from '~/ui/Section'
import { siteGroups } from './site-groups'
import type { WidgetProps } from './widget'

/** A link to every page of the shop, under headings. */
export function SiteIndex({ page }: WidgetProps) {
  return (
    <Container className="grid gap-12 py-10">
      {siteGroups(page.siteLinks).map(({ title, links }) => (
        <section key={title}>
          <h2 className="mb-3 font-display text-heading font-bold">{title}</h2>
          <ul className="gap-x-8 sm:columns-2 lg:columns-4">
            {links.map(({ path, name }) => (
              <li key={path} className="break-inside-avoid">
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}
