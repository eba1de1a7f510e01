import { NAVIGATION } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { KeaMark } from '~/ui/KeaMark'
import { phoneHref } from './phone-href'

const LINK = 'inline-flex min-h-11 items-center text-ink-soft no-underline hover:text-ink hover:underline'

interface Group {
  title: string
  links: readonly { label: string; path: string }[]
}

/** Only pages that are there. */
const GROUPS: readonly Group[] = [
  { title: 'Make something', links: NAVIGATION },
  {
    title: 'Your order',
    links: [
      { label: 'Cart', path: routes.cart() },
      { label: 'Blog', path: routes.blog() },
      { label: 'Photo credits', path: routes.page({ slug: 'photo-credits' }) },
    ],
  },
]

/** The end of a page: where else to go, and who to ask. */
export function Footer() {
  const settings = useSettings()
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto grid max-w-[100rem] gap-x-8 gap-y-10 px-5 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:px-12">
        <div>
          <KeaMark className="size-10" />
          <p className="mt-4 max-w-64 text-ink-soft">Photographs, printed and made in New Zealand.</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-display font-bold">{title}</h2>
            <ul className="mt-1">
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="font-display font-bold">Ask us</h2>
          <ul className="mt-1">
            {settings.phone && (
              <li>
                <a href={phoneHref(settings.phone)} className={LINK}>
                  {settings.phone}
                </a>
              </li>
            )}
            {settings.email && (
              <li>
                <a href={`mailto:${settings.email}`} className={LINK}>
                  {settings.email}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center justify-between gap-4 px-5 pb-28 text-sm text-ink-soft lg:px-12 lg:pb-10">
        <p>{[settings.legalName, settings.street, settings.city, settings.postcode].filter(Boolean).join(', ')}</p>
        <BackToTop />
      </div>
    </footer>
  )
}

function BackToTop() {
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      onClick={toTop}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ink hover:underline"
    >
      <ArrowUp aria-hidden="true" className="size-4" />
      Back to top
    </button>
  )
}
