import { Spinner } from '~/ui/Spinner'
import { useLogOut } from './use-log-out'

/** Ends the session. Its code is loaded only for customers who are logged in. */
export function LogOutButton({ className }: { className: string }) {
  const { isLeaving, leave } = useLogOut()
  return (
    <button type="button" onClick={leave} aria-disabled={isLeaving} aria-busy={isLeaving} className={className}>
      {isLeaving ? (
        <span className="inline-flex items-center gap-2">
          Logging out
          <Spinner />
        </span>
      ) : (
        'Logout'
      )}
    </button>
  )
}
