import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf } from '@kea/design/document/records'
import type { DraftDesign } from '~/lib/drafts/draft-design'
import type { Drafts } from '~/lib/drafts/drafts'
import type { PhotoFiles } from '../assets/PhotoFiles'
import type { DraftFacts } from '../model/draft-facts'
import type { Session } from '../model/session'
import type { DesignStore } from '../store/DesignStore'
import { Observable } from '../store/Observable'
import { type Autosave, autosave } from './autosave'
import type { OpenedDesign } from './open-design'
import { withoutPhotos } from './without-photos'

interface KeepDraftPorts {
  drafts: Pick<Drafts, 'saveDesign' | 'saveAtOnce' | 'savedAt' | 'copy'>
  files: Pick<PhotoFiles, 'isUnsaved' | 'hasUnsaved' | 'allSaved'>
  opened: OpenedDesign
  card: { product: string; path: string }
  changed: DesignStore['changed']
  session: Pick<Observable<Session>, 'read'>
  facts: Pick<Observable<DraftFacts>, 'read' | 'subscribe'>
  onStale: () => void
}

interface DraftContent {
  design: DesignDocument
  quantity: number
  name: string
  designUid: string | null
  revision: number | null
  picture: Blob | undefined
}

export interface KeptDraft {
  draft: Autosave
  /** True while a page that closes would lose a photo. */
  hasUnsavedPhotos: () => boolean
  /** Changes what the store has of the design, or its picture. */
  set: (change: Partial<Pick<DraftContent, 'designUid' | 'revision' | 'picture'>>) => void
  /** Reports a draft that another tab has changed. */
  check: () => Promise<void>
  /** Ends the saves: one that still runs would bring a deleted draft back, without its photos. */
  close: () => Promise<void>
  /** Stores the design under another key, as one that the store does not have yet. */
  copyTo: (key: string) => Promise<void>
}

/**
 * Saves design, name and quantity to the draft on every change, unless another tab has changed the draft. A draft never
 * names a photo whose files it does not have: it waits for them, and when the page closes it goes without that photo.
 */
export function keepDraft({
  drafts,
  files,
  opened,
  card,
  changed,
  session,
  facts,
  onStale,
}: KeepDraftPorts): KeptDraft {
  const { draftKey, designUid, revision, asked, pieces, picture } = opened
  let { savedAt } = opened
  let saving: Promise<unknown> = Promise.resolve()
  let isClosed = false
  /** The time of the draft that is being stored, else that of the stored one. */
  let latest = savedAt
  const content = new Observable<DraftContent>({
    design: changed.read(),
    quantity: facts.read().quantity,
    name: facts.read().name,
    designUid,
    revision,
    picture,
  })
  const update = () => {
    const [design, { quantity, name }, before] = [changed.read(), facts.read(), content.read()]
    if (design !== before.design || quantity !== before.quantity || name !== before.name) {
      content.set({ ...before, design, quantity, name })
    }
  }
  changed.subscribe(update)
  facts.subscribe(update)
  let saved = content.read()
  /** The time of the stored draft, if only its picture or its revision is new: another tab need not know. */
  const timeOf = ({ design, quantity, name }: DraftContent): string =>
    savedAt && design === saved.design && quantity === saved.quantity && name === saved.name
      ? savedAt
      : new Date().toISOString()
  const draftOf = (value: DraftContent): DraftDesign => ({ ...stateOf(value), savedAt: timeOf(value) })
  const stateOf = ({ quantity, picture: shown, ...value }: DraftContent): Omit<DraftDesign, 'savedAt'> => ({
    ...value,
    asked,
    card,
    ...(shown && itemsOf(value.design).length > 0 && { picture: shown }),
    pieces: { ...pieces, chosen: quantity },
  })
  const save = async (value: DraftContent) => {
    await files.allSaved()
    if (isClosed || session.read().isStale) return false
    const next = draftOf(value)
    latest = next.savedAt
    try {
      const isStored = await drafts.saveDesign(draftKey, next, savedAt)
      if (isStored) {
        savedAt = next.savedAt
        saved = value
      } else onStale()
      return isStored
    } catch {
      // A device without storage does not stop the design.
      return false
    }
  }
  const draft = autosave({
    read: content.read,
    subscribe: content.subscribe,
    save: (value) => {
      // One after the other: each follows the one before.
      const saved = saving.then(() => save(value))
      saving = saved
      return saved
    },
    saveAtOnce: (value) => {
      const design = withoutPhotos(value.design, saved.design, files.isUnsaved)
      return (
        isClosed ||
        session.read().isStale ||
        drafts.saveAtOnce(draftKey, draftOf({ ...value, design }), [savedAt, latest])
      )
    },
  })
  return {
    draft,
    hasUnsavedPhotos: files.hasUnsaved,
    set: (change) => content.set({ ...content.read(), ...change }),
    async check() {
      await saving
      const stored = await drafts.savedAt(draftKey).catch(() => savedAt)
      if (stored !== savedAt) onStale()
    },
    async close() {
      isClosed = true
      draft.stop()
      await saving
    },
    async copyTo(key) {
      await files.allSaved()
      await drafts.copy(draftKey, key, { ...draftOf(content.read()), designUid: null, revision: null })
    },
  }
}
