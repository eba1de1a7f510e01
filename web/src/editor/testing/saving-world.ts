import { newDocument } from '@kea/design/arrangement/new-document'
import type { DesignDocument } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { canvasDefinition } from '@kea/design/testing/definitions'
import { framedPhoto, squarePhoto } from '@kea/design/testing/games'
import { vi } from 'vitest'
import type { DraftDesign } from '~/lib/drafts/draft-design'
import type { Uploads } from '../assets/UploadQueue'
import type { DraftFacts } from '../model/draft-facts'
import { DesignChanged, DesignGone, type SavedDesign, type SaveRequest } from '../model/ports'
import { newSession, type Session } from '../model/session'
import type { Workflow } from '../model/workflow'
import { DesignSaving } from '../saving/DesignSaving'
import type { OpenedDesign } from '../saving/open-design'
import { Observable } from '../store/Observable'
import { MemoryDrafts } from './shop-fakes'

const KEY = 'new:canvas-print'

/** What a shopper has typed: nothing of it may be lost. */
interface Typed extends DraftFacts {
  design: DesignDocument
}

export const typedText = ({ design, name, quantity }: Typed): string => JSON.stringify([design, name, quantity])
/** What the store keeps of it. Which uploads the photos have is no matter of the shopper. */
const storedText = ({ document, name }: Pick<SaveRequest, 'document' | 'name'>): string =>
  JSON.stringify([document.options, name])

const emptyCanvas = newDocument(canvasDefinition, { sku: 'canvas-print', tool: 'uploadchoice', options: ['0'] })
const [surface = ''] = Object.values(emptyCanvas.records).flatMap(({ kind, id }) => (kind === 'surface' ? [id] : []))
/** A canvas with one photo. */
const canvas = applyPatch(emptyCanvas, {
  put: [squarePhoto('p1'), framedPhoto(surface, 'p1', { x: 0, y: 0, width: 10, height: 10, angle: 0 })],
}).document

/** A device whose writes end when the test says so. */
class SlowDevice extends MemoryDrafts {
  /** Ends the write that runs; null for none. */
  end: ((isStored: boolean) => void) | null = null

  override async saveDesign(key: string, draft: DraftDesign, base: string | null): Promise<boolean> {
    if (this.end) throw new Error('Two drafts are written at the same time')
    const isStored = await new Promise<boolean>((resolve) => {
      this.end = (answer) => {
        this.end = null
        resolve(answer)
      }
    })
    if (!isStored) throw new Error('The device is full')
    return super.saveDesign(key, draft, base)
  }
}

/** One opening of the tool. What a closed one has sent may still arrive, but nobody hears the answer. */
interface Visit {
  isOver: boolean
}

/** What becomes of a request. The answer of one that arrives may be lost. */
export type Fate = 'answered' | 'answer lost' | 'never arrives' | 'refused'

interface Pending {
  visit: Visit
  isLast: boolean
  text: string
  fate: Fate | null
  end: (fate: Fate) => void
}

/** A store whose requests arrive when the test says so, in any order. */
class SlowStore {
  readonly designs = new Map<string, { revision: number; text: string }>()
  readonly pending: Pending[] = []
  /** Contents that were sent though the store had confirmed them, or they were on their way. */
  readonly twice: string[] = []
  /** What was confirmed last. */
  confirmed = ''
  /** The request that was sent last. */
  latest: Pending | null = null
  #count = 0

  save(visit: Visit, request: SaveRequest): Promise<SavedDesign> {
    if (visit.isOver) return new Promise(() => {})
    const text = storedText(request)
    const isKnown = text === this.confirmed || this.pending.some((other) => !other.visit.isOver && other.text === text)
    // A save that is asked for has a picture.
    if (isKnown && request.preview === null) this.twice.push(text)
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        ...{ visit, text, isLast: request.isLast, fate: null },
        end: (fate) => {
          this.pending.splice(this.pending.indexOf(pending), 1)
          pending.fate = fate
          if (fate === 'refused') return reject(new Error('The store refuses this'))
          if (fate === 'never arrives') return reject(new TypeError('fetch failed'))
          try {
            const saved = this.#arrive(request)
            if (fate === 'answer lost') return reject(new TypeError('fetch failed'))
            this.confirmed = text
            resolve(saved)
          } catch (error) {
            reject(error)
          }
        },
      }
      this.pending.push(pending)
      this.latest = pending
    })
  }

  #arrive({ designUid, base, ...whole }: SaveRequest): SavedDesign {
    if (designUid !== null && !this.designs.has(designUid)) throw new DesignGone('There is no such design.')
    if (designUid === null) this.#count += 1
    const uid = designUid ?? `design-${this.#count}`
    const newest = this.designs.get(uid)?.revision ?? 0
    if (base !== null && base !== newest) throw new DesignChanged('This design was changed elsewhere.')
    this.designs.set(uid, { revision: newest + 1, text: storedText(whole) })
    return { uid, revision: newest + 1 }
  }
}

/** A design tool, its device and its store, without a browser: what a shopper may meet is done to them. */
export class SavingWorld {
  readonly device = new SlowDevice()
  readonly store = new SlowStore()
  design = new Observable(canvas)
  facts = new Observable<DraftFacts>({ name: '', quantity: 1 })
  workflow = new Observable<Workflow>({ cart: 'editing', prepared: 0 })
  readonly connection = new Observable(true)
  saving: DesignSaving
  /** True once another tab or device has changed the design, or could have for all that this one knows. */
  isChangedElsewhere = false
  /** How many saves that were asked for still wait. */
  waiting = 0
  /** Everything that was typed in this visit, in its order. */
  all: string[]
  #count = 0
  #visit: Visit = { isOver: false }

  constructor() {
    this.all = [typedText(this.typed)]
    this.saving = this.#open(null)
  }

  get typed(): Typed {
    return { design: this.design.read(), ...this.facts.read() }
  }

  type(what: 'design' | 'name' | 'quantity'): void {
    this.#count += 1
    const count = this.#count
    if (what === 'design') this.design.set({ ...this.design.read(), options: [String(count)] })
    if (what === 'name') this.facts.set({ ...this.facts.read(), name: `Name ${count}` })
    if (what === 'quantity') this.facts.set({ ...this.facts.read(), quantity: count + 1 })
    this.all.push(typedText(this.typed))
  }

  /** Saves the design with its picture, as the cart and a link do. */
  ask(): void {
    const document = this.design.read()
    const { name } = this.facts.read()
    this.waiting += 1
    const visit = this.#visit
    const done = () => {
      if (!visit.isOver) this.waiting -= 1
    }
    const isPresent = () => document === this.design.read() && name === this.facts.read().name
    this.saving.save({ document, preview: 'picture', forCart: false, name }, isPresent).then(done, done)
  }

  /** Another tab changes the draft, as it is now. */
  changeInOtherTab(): void {
    const draft = this.device.designs.get(KEY)
    if (!draft) return
    this.device.designs.set(KEY, { ...draft, savedAt: new Date(Date.now() + 1).toISOString() })
    this.isChangedElsewhere = true
  }

  deleteInStore(): void {
    if (this.store.designs.size > 0) this.isChangedElsewhere = true
    this.store.designs.clear()
    this.store.confirmed = ''
  }

  changeOnOtherDevice(): void {
    for (const [uid, { revision }] of this.store.designs) {
      this.store.designs.set(uid, { revision: revision + 1, text: 'of another device' })
      this.isChangedElsewhere = true
    }
  }

  /**
   * The tab goes without a word, and is opened again. What it had sent is still on its way.
   *
   * @param isClosed true if it was hidden just before, as a tab that is closed
   */
  async crash(isClosed: boolean): Promise<string> {
    const wasElsewhere = this.isChangedElsewhere
    this.#visit.isOver = true
    this.#visit = { isOver: false }
    vi.clearAllTimers()
    this.device.end = null
    const draft = await this.device.load(KEY)
    const known = draft?.revision && this.store.designs.get(draft.designUid ?? '')
    const isOther = known ? known.revision !== draft.revision : false
    // A save that the draft did not note in time looks like that of another tab. One that is closed notes all.
    this.isChangedElsewhere = isOther && (wasElsewhere || !isClosed)
    this.store.confirmed = ''
    this.waiting = 0
    const typed = draft
      ? { design: draft.design as DesignDocument, name: draft.name ?? '', quantity: draft.pieces?.chosen ?? 1 }
      : { design: canvas, name: '', quantity: 1 }
    this.design = new Observable(typed.design)
    this.facts = new Observable<DraftFacts>({ name: typed.name, quantity: typed.quantity })
    this.workflow = new Observable<Workflow>({ cart: 'editing', prepared: 0 })
    this.all = [typedText(this.typed)]
    this.saving = this.#open(draft)
    return typedText(this.typed)
  }

  /** What the device has, as the next visit would open it. */
  onDevice(): string {
    const { design, name = '', pieces } = this.device.designs.get(KEY) ?? {}
    return typedText({ design: (design ?? canvas) as DesignDocument, name, quantity: pieces?.chosen ?? 1 })
  }

  /** True if the store has the newest state. */
  isInStore(): boolean {
    const text = storedText({ document: this.design.read(), name: this.facts.read().name })
    return this.store.designs.get(this.saving.uid ?? '')?.text === text
  }

  isOnItsWay(): boolean {
    const text = storedText({ document: this.design.read(), name: this.facts.read().name })
    return this.store.pending.some((each) => !each.visit.isOver && each.text === text)
  }

  /** Ends a request. One of a closed tab is a change that this one did not make. */
  answer(at: number, fate: Fate): void {
    const pending = this.store.pending[at % Math.max(this.store.pending.length, 1)]
    const isArriving = fate === 'answered' || fate === 'answer lost'
    const isNext = this.store.latest?.visit.isOver && pending?.isLast
    if (pending?.visit.isOver && isArriving && !isNext) this.isChangedElsewhere = true
    // Nobody can know that an earlier save arrived after a later one.
    if (fate === 'answer lost' && pending !== this.store.latest) this.isChangedElsewhere = true
    pending?.end(fate)
  }

  #open(draft: Omit<DraftDesign, 'design'> | null): DesignSaving {
    const opened: OpenedDesign = {
      draftKey: KEY,
      design: this.design.read(),
      designUid: draft?.designUid ?? null,
      revision: draft?.revision ?? null,
      ...{ asked: [], photos: [], notice: null, pieces: { chosen: 1, from: 1 }, picture: undefined },
      name: this.facts.read().name,
      savedAt: draft?.savedAt ?? null,
    }
    const uploads = new Observable<Uploads>({ p1: { step: 'done', uid: 'upload-1' } })
    const { design: changed, facts, workflow, connection, device, store } = this
    const visit = this.#visit
    const unlessOver =
      <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) =>
      (...given: Given): Promise<T> =>
        visit.isOver ? new Promise(() => {}) : call(...given)
    return new DesignSaving({
      ...{ opened, changed, facts, uploads, workflow },
      session: new Observable<Session>(newSession()),
      drafts: {
        saveDesign: unlessOver((...given: Parameters<SlowDevice['saveDesign']>) => device.saveDesign(...given)),
        savedAt: unlessOver((key: string) => device.savedAt(key)),
        copy: unlessOver((...given: Parameters<SlowDevice['copy']>) => device.copy(...given)),
        saveAtOnce: (...given) => visit.isOver || device.saveAtOnce(...given),
      },
      files: { isUnsaved: () => false, hasUnsaved: () => false, allSaved: async () => {} },
      shop: {
        saveDesign: (request) => store.save(visit, request),
        isUnanswered: (error) => error instanceof TypeError,
      },
      card: { product: 'Canvas print', path: '' },
      connection: { isOnline: connection.read, subscribe: connection.subscribe },
      paint: async () => new Blob(['picture']),
    })
  }
}
