import { Link } from 'react-router-dom'

/** The link below the families of an entry. */
export function AllFamiliesLink({ path, label, onClose }: { path: string; label: string; onClose: () => void }) {
  return (
    <Link
      to={path}
      onClick={onClose}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-kea underline-offset-4 hover:underline"
    >
      {label}
      <span aria-hidden="true">→</span>
    </Link>
  )
}
