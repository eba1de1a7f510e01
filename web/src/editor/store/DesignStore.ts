import { byHand } from '@kea/design/document/by-hand'
import type { DesignDocument } from '@kea/design/document/document'
import { applyPatch, joinPatches, type Patch } from '@kea/design/document/patch'
import { Observable } from './Observable'

export interface DesignState {
  design: DesignDocument
  canUndo: boolean
  canRedo: boolean
}

/** A step of the history, forwards or backwards. */
export interface Step {
  patch: Patch
  /** The ids of the items that were selected on the other side of the step. */
  selection: readonly string[]
}

/** Whose edit a patch is: the shopper's, or that of the tool, which fills pages. */
export type Editing = 'hand' | 'filling'

/** A step takes a few hundred bytes. */
const MAX_STEPS = 200

/** The design with its undo history. A step contains all patches between two marks. */
export class DesignStore {
  readonly #state: Observable<DesignState>
  /** The design as it was last changed. What only the device has found out since is saved with the next change. */
  readonly changed: Observable<DesignDocument>
  readonly #selected: () => readonly string[]
  #undo: Step[] = []
  #redo: Step[] = []
  /** The inverse of all patches since the last mark; null before the first. */
  #open: Step | null = null

  /** @param selected the ids of the selected items. An undo selects what was selected before */
  constructor(design: DesignDocument, selected: () => readonly string[] = () => []) {
    this.#selected = selected
    this.#state = new Observable<DesignState>({ design, canUndo: false, canRedo: false })
    this.changed = new Observable(design)
  }

  read = (): DesignState => this.#state.read()
  subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)

  /** Ends the current undo step. Later patches belong to the next one. */
  mark(): void {
    if (!this.#open) return
    this.#undo = [...this.#undo, this.#open].slice(-MAX_STEPS)
    this.#open = null
  }

  /** @param by whose edit it is: a page that the shopper edits is left alone by filling from then on */
  apply(patch: Patch, by: Editing = 'hand'): void {
    const { design } = this.read()
    const { document, inverse } = applyPatch(design, by === 'hand' ? byHand(design, patch) : patch)
    this.#open = this.#open
      ? { ...this.#open, patch: joinPatches(inverse, this.#open.patch) }
      : { patch: inverse, selection: this.#selected() }
    this.#redo = []
    this.#write(document)
  }

  /** Changes what the shopper does not see, beside the history. */
  amend = (patch: Patch): void => this.#write(applyPatch(this.read().design, patch).document)

  /** Adds what the device has found out about the photos. That alone is no change of the design. */
  learn = (patch: Patch): void => this.#show(applyPatch(this.read().design, patch).document)

  /** Reverts all patches since the mark, for example on Escape during a drag. */
  bail(): void {
    if (!this.#open) return
    const { document } = applyPatch(this.read().design, this.#open.patch)
    this.#open = null
    this.#write(document)
  }

  /** Takes the last step back and answers it; null for none. */
  undo(): Step | null {
    this.mark()
    const step = this.#undo.at(-1)
    if (!step) return null
    const { document, back } = this.#taken(step)
    this.#undo = this.#undo.slice(0, -1)
    this.#redo = [...this.#redo, back]
    this.#write(document)
    return step
  }

  /** As `undo`, of the last step that was taken back. */
  redo(): Step | null {
    const step = this.#redo.at(-1)
    if (!step) return null
    const { document, back } = this.#taken(step)
    this.#redo = this.#redo.slice(0, -1)
    this.#undo = [...this.#undo, back]
    this.#write(document)
    return step
  }

  /** The design after a step, and the way back. */
  #taken({ patch }: Step): { document: DesignDocument; back: Step } {
    const { document, inverse } = applyPatch(this.read().design, patch)
    return { document, back: { patch: inverse, selection: this.#selected() } }
  }

  #write(design: DesignDocument): void {
    this.#show(design)
    this.changed.set(design)
  }

  #show(design: DesignDocument): void {
    this.#state.set({
      design,
      canUndo: this.#undo.length > 0 || this.#open !== null,
      canRedo: this.#redo.length > 0,
    })
  }
}
