import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { showToastLazily } from '~/lib/lazy-interface'

/** Shows a notice when the connection is lost, and when a navigation has to wait for it. */
export function useOfflineNotice(): void {
  const { location } = useNavigation()
  const pendingKey = location?.key
  useEffect(() => {
    if (pendingKey !== undefined && !navigator.onLine) {
      showToastLazily('You are offline. The page comes by itself when you are connected again.')
    }
  }, [pendingKey])
  useEffect(() => {
    const notify = () => showToastLazily('You are offline. What you have made is kept.')
    addEventListener('offline', notify)
    return () => removeEventListener('offline', notify)
  }, [])
}
