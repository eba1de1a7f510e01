import { useSyncExternalStore } from 'react'

/** Calls the listener when the connection is lost, and when it is back. */
export function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while the browser reports no connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
