import { NAVIGATION } from '@kea/shared/first-view/navigation'
import { Link } from 'react-router-dom'

/** The empty cart with links to the products. */
export function EmptyCart() {
  return (
    <div className="mt-6 max-w-2xl">
      <p className="text-lead text-ink-soft">It is empty. Pick what your photo should become:</p>
      <ul className="mt-6 border-t border-line">
        {NAVIGATION.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-16 items-center justify-between border-b border-line font-display text-subheading font-bold text-ink no-underline hover:border-ink"
            >
              {label}
              <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
