import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { showToastLate } from '~/lib/late-interface'

/** Says that there is no connection: when it goes, and to whoever goes on to a page that has to wait for it. */
export function useOfflineWords(): void {
  const { location } = useNavigation()
  const awaited = location?.key
  useEffect(() => {
    if (awaited !== undefined && !navigator.onLine) {
      showToastLate('You are offline. The page comes by itself when you are connected again.')
    }
  }, [awaited])
  useEffect(() => {
    const say = () => showToastLate('You are offline. What you have made is kept.')
    addEventListener('offline', say)
    return () => removeEventListener('offline', say)
  }, [])
}
