import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf } from '@kea/design/document/records'
import type { Session } from '../model/session'
import type { Workflow } from '../model/workflow'
import { joined } from '../store/joined'
import type { Observable } from '../store/Observable'
import { waitUntil } from './wait-until'

/** The pause after a change, and the least time between two pictures. */
const PAUSE_MS = 800
const BETWEEN_MS = 8_000

interface Ports {
  changed: Pick<Observable<DesignDocument>, 'read' | 'subscribe'>
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
  workflow: Pick<Observable<Workflow>, 'read' | 'subscribe'>
  paint: () => Promise<Blob>
  onPicture: (picture: Blob) => void
}

const isAtRest = ({ isMoving, cart }: Session & Workflow): boolean => !isMoving && cart === 'editing'

/** Paints the picture of the draft after a change, never during a gesture. Returns the function that ends it. */
export function keepPicture({ changed: { read, subscribe }, session, workflow, paint, onPicture }: Ports): () => void {
  const activity = joined(session, workflow)
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  let painted: DesignDocument | null = null
  let isWaiting = false
  const stop = new AbortController()
  const later = (wait: number) => {
    timer ??= setTimeout(run, wait)
  }
  const resume = () => {
    isWaiting = false
    later(PAUSE_MS)
  }
  const run = async () => {
    timer = undefined
    const design = read()
    if (design === painted || itemsOf(design).length === 0) return
    if (!isAtRest(activity.read())) {
      if (!isWaiting) waitUntil(activity, isAtRest, stop.signal).then(resume, () => {})
      isWaiting = true
      return
    }
    last = Date.now()
    painted = design
    // A list can do without a picture.
    await paint().then(onPicture, () => {})
  }
  const unsubscribe = subscribe(() => later(Math.max(PAUSE_MS, last + BETWEEN_MS - Date.now())))
  return () => {
    clearTimeout(timer)
    stop.abort()
    unsubscribe()
  }
}
