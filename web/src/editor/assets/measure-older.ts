import type { DesignPhoto } from '@kea/design/document/document'
import { photoOf, photosOf } from '@kea/design/document/records'
import { SHARPNESS_SIDE } from '@kea/design/look/sharpness'
import type { Session } from '../model/session'
import type { Workflow } from '../model/workflow'
import type { EditorPlatform } from '../platform'
import type { DesignStore } from '../store/DesignStore'
import { joined } from '../store/joined'
import type { Observable } from '../store/Observable'
import { knownOf } from './known-of'
import type { Measured } from './measure-photo'
import { originalOf } from './original-of'
import type { PhotoFiles } from './PhotoFiles'
import { waitUntil } from './wait-until'

interface MeasurePorts extends Pick<EditorPlatform, 'measure' | 'decodeBitmap' | 'fetchOriginal' | 'pause' | 'drawn'> {
  files: Pick<PhotoFiles, 'get'>
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
  workflow: Pick<Observable<Workflow>, 'read' | 'subscribe'>
  store: Pick<DesignStore, 'read' | 'subscribe' | 'learn'>
}

const isKnown = ({ likeness, sharpness }: DesignPhoto): boolean => likeness !== undefined && sharpness !== undefined

/** True while the shopper waits for nothing that is decoded. */
const isAtRest = ({ isMoving, reading, cart }: Session & Workflow): boolean =>
  !isMoving && reading === null && cart === 'editing'

/**
 * Measures the photos of designs that are older than the measure, one at a time while nothing else is decoded for the
 * shopper. An undo may take what is known from a photo again; it gets it back. Returns the function that ends it.
 */
export function measureOlder({ files, session, workflow, store, ...platform }: MeasurePorts): () => void {
  const activity = joined(session, workflow)
  const stop = new AbortController()
  /** What was found in this visit; null for a photo that cannot be measured. */
  const found = new Map<string, Measured | null>()
  let isBusy = false
  const look = async (photo: DesignPhoto): Promise<Measured | null> => {
    const record = files.get(photo.id)
    const file = record?.proxy ?? (await originalOf(record, platform.fetchOriginal))
    const { widthPx, heightPx } = photo
    const seen = await platform.decodeBitmap(file, { widthPx, heightPx, side: SHARPNESS_SIDE })
    try {
      return await platform.measure(seen)
    } finally {
      seen.close()
    }
  }
  const next = (): DesignPhoto | undefined =>
    photosOf(store.read().design).find((photo) => !isKnown(photo) && found.get(photo.id) !== null)
  const one = async (photo: DesignPhoto) => {
    const measured = found.get(photo.id) ?? (await look(photo).catch(() => null))
    const known = knownOf(measured, true)
    const isComplete = known.likeness !== undefined && known.sharpness !== undefined
    found.set(photo.id, isComplete ? measured : null)
    await waitUntil(activity, isAtRest, stop.signal)
    const present = photoOf(store.read().design, photo.id)
    if (present && isComplete) store.learn({ put: [{ ...known, ...present }] })
  }
  const work = async () => {
    if (isBusy) return
    isBusy = true
    try {
      // The pictures that are seen come first.
      await platform.drawn()
      for (let photo = next(); photo; photo = next()) {
        await waitUntil(activity, isAtRest, stop.signal)
        await one(photo)
        await platform.pause()
      }
    } catch {
      // The tool was closed.
    } finally {
      isBusy = false
    }
  }
  const check = () => {
    if (!isBusy && !stop.signal.aborted && next()) void work()
  }
  const unsubscribe = store.subscribe(check)
  check()
  return () => {
    unsubscribe()
    stop.abort()
  }
}
