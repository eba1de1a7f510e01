import type { DesignDocument } from '@kea/design/document'
import { itemsOf } from '@kea/design/records'
import type { Session } from '../model/session'
import type { Observable } from '../store/Observable'

/** The pause after a change, and the least time between two pictures. */
const PAUSE_MS = 800
const BETWEEN_MS = 8_000

interface Ports {
  read: () => DesignDocument
  subscribe: (listener: () => void) => () => void
  session: Pick<Observable<Session>, 'read'>
  paint: () => Promise<Blob>
  onPicture: (picture: Blob) => void
}

/** Paints the picture of the draft after a change, never during a gesture. Returns the function that ends it. */
export function keepPicture({ read, subscribe, session, paint, onPicture }: Ports): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  let painted: DesignDocument | null = null
  const later = (wait: number) => {
    timer ??= setTimeout(run, wait)
  }
  const run = async () => {
    timer = undefined
    const design = read()
    const { isMoving, cart } = session.read()
    if (design === painted || itemsOf(design).length === 0) return
    if (isMoving || cart !== 'editing') return later(PAUSE_MS)
    last = Date.now()
    painted = design
    // A list can do without a picture.
    await paint().then(onPicture, () => {})
  }
  const unsubscribe = subscribe(() => later(Math.max(PAUSE_MS, last + BETWEEN_MS - Date.now())))
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
