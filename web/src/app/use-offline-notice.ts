import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { showToastLazily } from '~/lib/lazy-interface'

/** Shows a notice when the connection is lost, and when a navigation has to wait for it. */
export function useOfflineNotice(): void {
  const { location } = useNavigation()
  const pendingKey = location?.key
  useEffect(() => {
    if (pendingKey !== undefined && !navigator.onLine) {
      showToastLazily('You are offline. The page loads when you are back online.')
    }
  }, [pendingKey])
  useEffect(() => {
    const notify = () => showToastLazily('You are offline. Your work is saved.')
    addEventListener('offline', notify)
    return () => removeEventListener('offline', notify)
  }, [])
}
