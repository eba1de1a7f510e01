import type { DesignDocument } from '@kea/design/document/document'
import { usedPhotosOf } from '@kea/design/document/records'
import type { Uploads } from '../assets/UploadQueue'
import type { DraftFacts } from '../model/draft-facts'
import type { Session } from '../model/session'
import type { Workflow } from '../model/workflow'
import type { Observable } from '../store/Observable'
import type { DesignSaver } from './DesignSaver'
import { printedDesign } from './printed-design'

/** The pause after the first change, and the time between two saves. */
const FIRST_MS = 2_000
const BETWEEN_MS = 30_000

interface Ports {
  changed: Pick<Observable<DesignDocument>, 'read' | 'subscribe'>
  uploads: Pick<Observable<Uploads>, 'read' | 'subscribe'>
  session: Pick<Observable<Session>, 'read'>
  facts: Pick<Observable<DraftFacts>, 'read' | 'subscribe'>
  workflow: Pick<Observable<Workflow>, 'read'>
  saver: Pick<DesignSaver, 'save' | 'uid'>
}

export interface StoreAutosave {
  /** Saves at once what is not saved, before the page may close. */
  flush: () => void
  stop: () => void
}

const arrivedIn = (uploads: Uploads): Record<string, string> =>
  Object.fromEntries(
    Object.entries(uploads).flatMap(([key, upload]) => (upload.step === 'done' ? [[key, upload.uid]] : [])),
  )

/**
 * Saves the design in the store every half minute while it changes, once one of its photos is there. A failure is not
 * shown: the draft is on the device, and the next change tries again.
 */
export function autosaveInStore({
  changed: { read, subscribe },
  uploads,
  session,
  facts,
  workflow,
  saver,
}: Ports): StoreAutosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  let seen = [read(), facts.read().name] as const
  let text = ''
  const documentOf = (): DesignDocument | null => {
    const design = read()
    const arrived = arrivedIn(uploads.read())
    return usedPhotosOf(design).some(({ id }) => arrived[id]) ? printedDesign(design, arrived) : null
  }
  const save = (isLast: boolean) => {
    // A page that closes gets no answer. It would not know the uid, and the next visit would save another design.
    if (isLast && saver.uid === null) return
    clearTimeout(timer)
    timer = undefined
    const { name } = facts.read()
    const document = workflow.read().cart === 'editing' && !session.read().isStale ? documentOf() : null
    const next = JSON.stringify([name, document])
    if (!document || next === text) return
    const before = text
    text = next
    last = Date.now()
    saver.save({ document, preview: null, forCart: false, name, isLast }).catch(() => {
      text = before
    })
  }
  const schedule = () => {
    const wait = Math.max(FIRST_MS, last + BETWEEN_MS - Date.now())
    timer ??= setTimeout(() => save(false), wait)
  }
  const changed = () => {
    const now = [read(), facts.read().name] as const
    if (now[0] === seen[0] && now[1] === seen[1]) return
    seen = now
    schedule()
  }
  const unsubscribe = [
    subscribe(changed),
    facts.subscribe(changed),
    uploads.subscribe(() => arrivedCount() && schedule()),
  ]
  let arrived = Object.keys(arrivedIn(uploads.read())).length
  /** True when one more photo has arrived. */
  function arrivedCount(): boolean {
    const now = Object.keys(arrivedIn(uploads.read())).length
    const isMore = now > arrived
    arrived = now
    return isMore
  }
  return {
    flush: () => timer !== undefined && save(true),
    stop: () => {
      clearTimeout(timer)
      for (const end of unsubscribe) end()
    },
  }
}
