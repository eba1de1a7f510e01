import { isToolRoute, routeOf } from '@kea/shared/routes'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { showToastLazily } from '~/lib/lazy-interface'

/** A tool has a line of its own for it, which stays. */
const hasOwnLine = (path: string): boolean => {
  const route = routeOf(path)
  return route !== null && isToolRoute(route)
}

/** Shows a notice when the connection is lost, and when a navigation has to wait for it. */
export function useOfflineNotice(): void {
  const { location: next } = useNavigation()
  const pendingKey = next?.key
  useEffect(() => {
    if (pendingKey !== undefined && !navigator.onLine) {
      showToastLazily('You are offline. The page loads when you are back online.')
    }
  }, [pendingKey])
  useEffect(() => {
    const notify = () => {
      if (!hasOwnLine(location.pathname)) showToastLazily('You are offline. Your work is saved.')
    }
    addEventListener('offline', notify)
    return () => removeEventListener('offline', notify)
  }, [])
}
