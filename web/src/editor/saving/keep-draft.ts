import type { DesignDocument } from '@kea/design/document'
import type { Session } from '../model/session'
import type { DesignStore } from '../store/DesignStore'
import { Observable } from '../store/Observable'
import { type Autosave, autosave } from './autosave'
import type { DraftDesign, Drafts } from './drafts'
import type { OpenedDesign } from './open-design'

interface KeepDraftPorts {
  drafts: Pick<Drafts, 'saveDesign' | 'saveAtOnce'>
  opened: OpenedDesign
  store: Pick<DesignStore, 'read' | 'subscribe'>
  session: Pick<Observable<Session>, 'read' | 'subscribe'>
}

interface Kept {
  design: DesignDocument
  quantity: number
}

/** Keeps design and quantity in the draft while they change. `revise` names the revision that the shop has by now. */
export function keepDraft({ drafts, opened, store, session }: KeepDraftPorts): {
  draft: Autosave
  revise: (revision: number) => void
} {
  const { draftKey, designUid, asked, pieces } = opened
  let { revision } = opened
  const kept = new Observable<Kept>({ design: store.read().design, quantity: session.read().quantity })
  const look = () => {
    const [{ design }, { quantity }, before] = [store.read(), session.read(), kept.read()]
    if (design !== before.design || quantity !== before.quantity) kept.set({ design, quantity })
  }
  store.subscribe(look)
  session.subscribe(look)
  const draftOf = ({ design, quantity }: Kept): DraftDesign => ({
    design,
    designUid,
    revision,
    asked,
    pieces: { ...pieces, chosen: quantity },
    savedAt: new Date().toISOString(),
  })
  const draft = autosave({
    read: kept.read,
    subscribe: kept.subscribe,
    save: (value) => drafts.saveDesign(draftKey, draftOf(value)).catch(() => {}),
    saveAtOnce: (value) => drafts.saveAtOnce(draftKey, draftOf(value)),
  })
  return {
    draft,
    revise: (known) => {
      revision = known
    },
  }
}
