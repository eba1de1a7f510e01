import { useSyncExternalStore } from 'react'
import type { Observable } from './observable'

/** The value as it stands, drawn anew with each change. */
export const useObservable = <T>({ subscribe, read }: Observable<T>): T => useSyncExternalStore(subscribe, read, read)
