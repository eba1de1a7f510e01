import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { LogOutButton } from '~/features/customer/LogOutButton'
import { classNames } from '~/lib/class-names'
import { accountMenu } from './account-menu'

const ENTRY =
  'flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left text-ink no-underline hover:bg-mist aria-[current=page]:bg-kea-mist aria-[current=page]:font-semibold'

/** The pages of the account: a list on wide screens, a button that opens it on others. */
export function AccountMenu() {
  const { pathname } = useLocation()
  const { hasForeignBackend } = useSettings()
  const id = useId()
  // A navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  return (
    <nav aria-label="My account" className="lg:-ml-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between rounded-lg border border-control px-3.5 font-medium lg:hidden"
      >
        Account menu
        <ChevronDown aria-hidden="true" className={classNames('size-5 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={classNames(
          'gap-5 max-lg:mt-2 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:p-3 lg:grid',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {accountMenu(hasForeignBackend).map(({ group, links }) => (
          <div key={group}>
            {group !== 'Account' && (
              <p id={`${id}-${group}`} className="px-3 pb-1 text-sm text-ink-soft">
                {group}
              </p>
            )}
            <ul aria-labelledby={group === 'Account' ? undefined : `${id}-${group}`}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <NavLink to={path} className={ENTRY}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <LogOutButton className={ENTRY} />
      </div>
    </nav>
  )
}
