import type { Session } from '../model/session'
import type { DesignState, DesignStore } from './DesignStore'
import { Observable } from './Observable'

/** The panels follow a drag in steps of this length. */
export const STEP_MS = 500

/**
 * The design for the panels. It follows every change at once, but a drag only in steps of `stepMs` and at its end: the
 * stage paints each frame, and to render all panels too would take longer than a frame.
 */
export function settledDesign(
  store: Pick<DesignStore, 'read' | 'subscribe'>,
  session: Pick<Observable<Session>, 'read' | 'subscribe'>,
  stepMs: number,
  now: () => number = Date.now,
): Observable<DesignState> {
  const settled = new Observable(store.read())
  let last = Number.NEGATIVE_INFINITY
  const follow = () => {
    if (session.read().isMoving && now() - last < stepMs) return
    last = now()
    settled.set(store.read())
  }
  store.subscribe(follow)
  session.subscribe(follow)
  return settled
}
