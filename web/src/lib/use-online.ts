import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while the browser reports no connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
