import type { DesignDocument } from '@kea/design/document'
import { applyPatch, joinPatches, type Patch } from '@kea/design/patch'
import { Observable } from './Observable'

export interface DesignState {
  design: DesignDocument
  canUndo: boolean
  canRedo: boolean
}

/** A step takes a few hundred bytes. */
const MAX_STEPS = 200

/** The design with its undo history. A step contains all patches between two marks. */
export class DesignStore {
  readonly #state: Observable<DesignState>
  #undo: Patch[] = []
  #redo: Patch[] = []
  /** The inverse of all patches since the last mark; null before the first. */
  #open: Patch | null = null

  constructor(design: DesignDocument) {
    this.#state = new Observable<DesignState>({ design, canUndo: false, canRedo: false })
  }

  read = (): DesignState => this.#state.read()
  subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)

  /** Ends the current undo step. Later patches belong to the next one. */
  mark(): void {
    if (!this.#open) return
    this.#undo = [...this.#undo, this.#open].slice(-MAX_STEPS)
    this.#open = null
  }

  apply(patch: Patch): void {
    const { document, inverse } = applyPatch(this.read().design, patch)
    this.#open = this.#open ? joinPatches(inverse, this.#open) : inverse
    this.#redo = []
    this.#write(document)
  }

  /** Changes what the shopper does not see, beside the history. */
  amend = (patch: Patch): void => this.#write(applyPatch(this.read().design, patch).document)

  /** Reverts all patches since the mark, for example on Escape during a drag. */
  bail(): void {
    if (!this.#open) return
    const { document } = applyPatch(this.read().design, this.#open)
    this.#open = null
    this.#write(document)
  }

  undo(): void {
    this.mark()
    const step = this.#undo.at(-1)
    if (!step) return
    const { document, inverse } = applyPatch(this.read().design, step)
    this.#undo = this.#undo.slice(0, -1)
    this.#redo = [...this.#redo, inverse]
    this.#write(document)
  }

  redo(): void {
    const step = this.#redo.at(-1)
    if (!step) return
    const { document, inverse } = applyPatch(this.read().design, step)
    this.#redo = this.#redo.slice(0, -1)
    this.#undo = [...this.#undo, inverse]
    this.#write(document)
  }

  #write(design: DesignDocument): void {
    this.#state.set({
      design,
      canUndo: this.#undo.length > 0 || this.#open !== null,
      canRedo: this.#redo.length > 0,
    })
  }
}
