import type { MenuLink } from '@kea/shared/navigation/main-menu'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { AllFamiliesLink } from './AllFamiliesLink'
import { FamilyLink } from './FamilyLink'
import { menuPanelsQuery } from './menu-panels'
import { panelOf } from './panel-of'

const ENTRY =
  'flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 text-left font-display text-subheading font-bold text-ink no-underline'

/** The main menu of small screens. One entry is open at a time; its button answers at once, and the families follow. */
export function MenuAccordion({ links, onClose }: { links: readonly MenuLink[]; onClose: () => void }) {
  const [open, setOpen] = useState<string | null>(null)
  const shown = useDeferredValue(open)
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
          {shown === label && <Families link={{ label, path }} onClose={onClose} />}
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
          <FamilyLink family={family} look="row" onClose={onClose} />
        </li>
      ))}
      {!isPending && all && (
        <li>
          <AllFamiliesLink path={link.path} label={all} onClose={onClose} />
        </li>
      )}
    </ul>
  )
}
