import type { MenuFamily } from '@kea/shared/navigation/main-menu'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import { Container } from '~/ui/Section'
import { FamilyPrice } from './FamilyPrice'
import { menuPanelsQuery } from './menu-panels'
import { panelOf } from './panel-of'

interface BarPanelProps {
  id: string
  link: { label: string; path: string }
  onClose: () => void
}

/** The families of an entry as pictures, below the header bar. */
export function BarPanel({ id, link, onClose }: BarPanelProps) {
  const { data, isPending } = useQuery(menuPanelsQuery)
  const { families, all } = panelOf(data, link)
  return (
    // The focus can be on the panel, so that a press between its links does not leave the menu.
    <div
      id={id}
      tabIndex={-1}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] animate-rise overflow-y-auto overscroll-contain border-t border-line bg-paper shadow-float outline-none"
    >
      <Container className="py-8">
        {isPending ? (
          <p role="status" className="grid min-h-48 place-items-center text-ink-soft">
            Loading…
          </p>
        ) : (
          <ul className="grid grid-cols-6 gap-x-5 gap-y-7 xl:gap-x-6">
            {families.map((family) => (
              <li key={family.path}>
                <FamilyTile family={family} onClose={onClose} />
              </li>
            ))}
          </ul>
        )}
        {!isPending && all && (
          <Link
            to={link.path}
            onClick={onClose}
            className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-kea underline-offset-4 hover:underline"
          >
            {all}
            <span aria-hidden="true">→</span>
          </Link>
        )}
      </Container>
    </div>
  )
}

function FamilyTile({ family, onClose }: { family: MenuFamily; onClose: () => void }) {
  return (
    <Link to={family.path} onClick={onClose} className="group block text-ink no-underline">
      <Picture src={family.picture} alt="" sizes="15vw" shape="rectangle" className="rounded-picture" />
      <span className="mt-2.5 block font-semibold leading-snug underline-offset-4 group-hover:underline">
        {family.label}
      </span>
      <FamilyPrice family={family} />
    </Link>
  )
}
