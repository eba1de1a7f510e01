import type { MenuLink } from '@kea/shared/navigation/main-menu'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import { FamilyPrice } from './FamilyPrice'
import { menuPanelsQuery } from './menu-panels'
import { panelOf } from './panel-of'

const ENTRY =
  'flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 text-left font-display text-subheading font-bold text-ink no-underline'

/** The main menu of small screens. One entry is open at a time. */
export function MenuAccordion({ links, onClose }: { links: readonly MenuLink[]; onClose: () => void }) {
  const [open, setOpen] = useState<string | null>(null)
  // The panels load with the menu, so that an entry opens at once.
  useQuery(menuPanelsQuery)
  return (
    <ul>
      {links.map(({ label, path, hasPanel }) => (
        <li key={label} className="border-b border-line">
          {hasPanel ? (
            <button
              type="button"
              aria-expanded={open === label}
              onClick={() => setOpen(open === label ? null : label)}
              className={`group ${ENTRY}`}
            >
              {label}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-kea transition-transform duration-200 group-aria-expanded:rotate-45"
              />
            </button>
          ) : (
            <Link to={path} onClick={onClose} className={ENTRY}>
              {label}
            </Link>
          )}
          {open === label && <Families link={{ label, path }} onClose={onClose} />}
        </li>
      ))}
    </ul>
  )
}

function Families({ link, onClose }: { link: { label: string; path: string }; onClose: () => void }) {
  const { data, isPending } = useQuery(menuPanelsQuery)
  const { families, all } = panelOf(data, link)
  return (
    <ul className="pb-4">
      {isPending && (
        <li role="status" className="py-3 text-ink-soft">
          Loading…
        </li>
      )}
      {families.map((family) => (
        <li key={family.path}>
          <Link
            to={family.path}
            onClick={onClose}
            className="flex min-h-17 items-center gap-4 py-1 text-ink no-underline"
          >
            <Picture
              src={family.picture}
              alt=""
              sizes="4.5rem"
              shape="custom"
              className="h-15 w-18 shrink-0 rounded-lg"
            />
            <span className="min-w-0">
              <span className="block font-semibold leading-snug">{family.label}</span>
              <FamilyPrice family={family} />
            </span>
          </Link>
        </li>
      ))}
      {!isPending && all && (
        <li>
          <Link
            to={link.path}
            onClick={onClose}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-kea"
          >
            {all}
            <span aria-hidden="true">→</span>
          </Link>
        </li>
      )}
    </ul>
  )
}
