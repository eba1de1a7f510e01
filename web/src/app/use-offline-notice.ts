import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { showToastLazily } from '~/lib/lazy-interface'

/** Says that there is no connection: when it goes, and to whoever goes on to a page that has to wait for it. */
export function useOfflineNotice(): void {
  const { location } = useNavigation()
  const awaited = location?.key
  useEffect(() => {
    if (awaited !== undefined && !navigator.onLine) {
      showToastLazily('You are offline. The page comes by itself when you are connected again.')
    }
  }, [awaited])
  useEffect(() => {
    const say = () => showToastLazily('You are offline. What you have made is kept.')
    addEventListener('offline', say)
    return () => removeEventListener('offline', say)
  }, [])
}
