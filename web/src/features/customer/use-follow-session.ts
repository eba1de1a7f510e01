import { useEffect } from 'react'
import { hasMovedOn } from '~/lib/shown-session'

const follow = (): void => {
  if (hasMovedOn()) void import('./follow-session').then(({ followSession }) => followSession()).catch(() => {})
}

/** A tab that comes to the front shows the data of the customer who is logged in now. */
export function useFollowSession(): void {
  useEffect(() => {
    follow()
    addEventListener('focus', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      removeEventListener('focus', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
}
