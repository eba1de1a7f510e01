import { useQuery } from '@tanstack/react-query'
import { Container } from '~/ui/Section'
import { AllFamiliesLink } from './AllFamiliesLink'
import { FamilyLink } from './FamilyLink'
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
                <FamilyLink family={family} look="tile" onClose={onClose} />
              </li>
            ))}
          </ul>
        )}
        {!isPending && all && (
          <p className="mt-6">
            <AllFamiliesLink path={link.path} label={all} onClose={onClose} />
          </p>
        )}
      </Container>
    </div>
  )
}
