import { useLogOut } from './use-log-out'

/** Ends the session. Its code is loaded only for customers who are logged in. */
export function LogOutButton({ className }: { className: string }) {
  const { isLeaving, leave } = useLogOut()
  return (
    <button type="button" onClick={leave} aria-disabled={isLeaving} className={className}>
      Logout
    </button>
  )
}
