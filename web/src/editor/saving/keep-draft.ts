import type { DesignDocument } from '@kea/design/document'
import type { Session } from '../model/session'
import type { DesignStore } from '../store/DesignStore'
import { Observable } from '../store/Observable'
import { type Autosave, autosave } from './autosave'
import type { DraftDesign } from './draft-design'
import type { Drafts } from './drafts'
import type { OpenedDesign } from './open-design'

interface KeepDraftPorts {
  drafts: Pick<Drafts, 'saveDesign' | 'saveAtOnce'>
  opened: OpenedDesign
  store: Pick<DesignStore, 'read' | 'subscribe'>
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
}

interface DraftContent {
  design: DesignDocument
  quantity: number
}

/** Saves design and quantity to the draft on every change. `revise` sets the revision that the store has. */
export function keepDraft({ drafts, opened, store, session }: KeepDraftPorts): {
  draft: Autosave
  revise: (revision: number) => void
} {
  const { draftKey, designUid, asked, pieces } = opened
  let { revision } = opened
  const content = new Observable<DraftContent>({ design: store.read().design, quantity: session.read().quantity })
  const update = () => {
    const [{ design }, { quantity }, before] = [store.read(), session.read(), content.read()]
    if (design !== before.design || quantity !== before.quantity) content.set({ design, quantity })
  }
  store.subscribe(update)
  session.subscribe(update)
  const draftOf = ({ design, quantity }: DraftContent): DraftDesign => ({
    design,
    designUid,
    revision,
    asked,
    pieces: { ...pieces, chosen: quantity },
    savedAt: new Date().toISOString(),
  })
  const draft = autosave({
    read: content.read,
    subscribe: content.subscribe,
    save: (value) => drafts.saveDesign(draftKey, draftOf(value)).catch(() => {}),
    saveAtOnce: (value) => drafts.saveAtOnce(draftKey, draftOf(value)),
  })
  return {
    draft,
    revise: (current) => {
      revision = current
    },
  }
}
