import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf } from '@kea/design/document/records'
import type { Uploads } from '../assets/UploadQueue'
import { waitUntil } from '../assets/wait-until'
import type { Connection } from '../model/connection'
import type { DraftFacts } from '../model/draft-facts'
import type { SavedDesign } from '../model/ports'
import type { Session } from '../model/session'
import type { Workflow } from '../model/workflow'
import { joined } from '../store/joined'
import { Observable } from '../store/Observable'
import { DeviceDraft, type DevicePorts } from './device-draft'
import type { OpenedDesign } from './open-design'
import { reduceSaving } from './reduce-saving'
import { openSaving, type Saving, type SavingEffect, type SavingEvent, type SavingState, stateOf } from './saving-state'
import { type Asked, arrivedIn, type StorePorts, StoreSaves, type StoreWhole } from './store-saves'

type Watched<T> = Pick<Observable<T>, 'read' | 'subscribe'>

interface SavingPorts extends Pick<DevicePorts, 'drafts' | 'files' | 'card'>, Pick<StorePorts, 'shop'> {
  opened: OpenedDesign
  changed: Watched<DesignDocument>
  facts: Watched<DraftFacts>
  uploads: Watched<Uploads>
  session: Watched<Session>
  workflow: Watched<Workflow>
  connection: Connection
  /** Paints the picture that lists show. */
  paint: () => Promise<Blob>
}

const NEVER = new AbortController().signal

/**
 * Saves a design on the device, in the store and as a picture. What is to be done when is decided by `reduceSaving`, and
 * what is saved where stands in `state`; here it is done.
 */
export class DesignSaving {
  readonly #ports: SavingPorts
  readonly #device: DeviceDraft
  readonly #store: StoreSaves
  readonly #state: Observable<Saving>
  readonly #timers = new Map<'device' | 'store' | 'picture', ReturnType<typeof setTimeout>>()
  readonly #stops: (() => void)[]

  constructor(ports: SavingPorts) {
    const { opened, changed, facts, uploads, shop, connection } = ports
    this.#ports = ports
    this.#device = new DeviceDraft({ ...ports, design: changed.read, facts: facts.read })
    this.#store = new StoreSaves({ shop, design: changed.read, name: () => facts.read().name, uploads: uploads.read })
    this.#state = new Observable(openSaving(opened, connection.isOnline()))
    this.#stops = this.#watch()
  }

  /** What is saved where. */
  get state(): Watched<Saving> {
    return this.#state
  }

  /** Where the newest change is. */
  where = (): SavingState => stateOf(this.#state.read())

  /** The uid of the design in the store; null for none. */
  get uid(): string | null {
    return this.#state.read().store.uid
  }

  /**
   * Saves the design in the store with its picture, after the saves that were sent before.
   *
   * @param isPresent false once the design is another one than `whole`
   */
  async save(whole: StoreWhole, isPresent: () => boolean): Promise<SavedDesign> {
    // Of two that wait the first one sends, so the other one looks again.
    while (this.#state.read().store.running > 0) await waitUntil(this.#state, ({ store }) => store.running === 0, NEVER)
    return new Promise((resolve) => this.#dispatch({ is: 'asked', isPresent: isPresent() }, { whole, settle: resolve }))
  }

  /** The tab is hidden, and may be closed. */
  hide = (): void => this.#dispatch({ is: 'hidden', content: this.#store.content() })

  /** The tab is shown again. Meanwhile another one may have changed the design. */
  show = (): void => this.#dispatch({ is: 'shown' })

  /** True while a page that closes would lose something. */
  wouldLose = (): boolean =>
    this.#device.hasUnsavedPhotos() || (this.where() === 'changed' && this.#state.read().device.fails)

  /** The cart has the design. Resolves when no save runs that would bring its draft back. */
  async end(): Promise<void> {
    this.#dispatch({ is: 'cart done' })
    await waitUntil(this.#state, ({ device }) => device.writing === null, NEVER)
  }

  /** Stores the design under another key, as one that the store does not have yet. */
  copyTo = (key: string): Promise<void> => this.#device.copyTo(key, this.#state.read)

  /** The tool is closed. */
  dispose(): void {
    this.#dispatch({ is: 'left', content: this.#store.content() })
    for (const stop of this.#stops) stop()
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  #dispatch(event: SavingEvent, asked?: Asked): void {
    const [saving, ...effects] = reduceSaving(this.#state.read(), event, Date.now())
    this.#state.set(saving)
    for (const effect of effects) this.#do(effect, asked)
  }

  #do(effect: SavingEffect, asked?: Asked): void {
    const saving = this.#state.read()
    switch (effect.do) {
      case 'wait':
        clearTimeout(this.#timers.get(effect.for))
        this.#timers.set(effect.for, setTimeout(this.#due[effect.for], effect.ms))
        return
      case 'write the draft':
        void this.#device.write(saving, effect, this.#isOver).then((is) => this.#dispatch({ is }))
        return
      case 'write at once':
        this.#device.writeAtOnce(saving, effect.savedAt, effect.follows)
        return
      case 'look at the device':
        void this.#look()
        return
      case 'save in the store':
        void this.#store.save(effect, (event) => this.#dispatch(event), asked)
        return
      case 'paint the picture':
        // A list can do without a picture.
        this.#ports.paint().then(
          (picture) => this.#dispatch({ is: 'painted', picture }),
          () => {},
        )
    }
  }

  readonly #due = {
    device: () => this.#dispatch({ is: 'device due' }),
    store: () => this.#dispatch({ is: 'store due', content: this.#store.content() }),
    picture: () => {
      const isEmpty = itemsOf(this.#ports.changed.read()).length === 0
      this.#dispatch({ is: 'picture due', can: isEmpty ? 'nothing' : this.#isAtRest() ? 'paint' : 'rest' })
    },
  }

  #isOver = (): boolean => ['stale', 'in the cart'].includes(this.where())

  #isAtRest = (): boolean => !this.#ports.session.read().isMoving && this.#ports.workflow.read().cart === 'editing'

  async #look(): Promise<void> {
    await waitUntil(this.#state, ({ device }) => device.writing === null, NEVER)
    const isOther = await this.#device.isOther(this.#state.read().device.savedAt)
    // A save that has begun finds it out itself.
    if (isOther && this.#state.read().device.writing === null) this.#dispatch({ is: 'other tab' })
  }

  /** Dispatches what happens elsewhere. Returns the functions that end it. */
  #watch(): (() => void)[] {
    const { changed, facts, uploads, session, workflow, connection } = this.#ports
    const arrived = () => Object.keys(arrivedIn(uploads.read())).length
    return [
      changed.subscribe(() => this.#dispatch({ is: 'design changed' })),
      watch(facts, ({ name, quantity }, before) => {
        if (name !== before.name) this.#dispatch({ is: 'name changed' })
        else if (quantity !== before.quantity) this.#dispatch({ is: 'quantity changed' })
      }),
      watch({ read: arrived, subscribe: uploads.subscribe }, (now, before) => {
        if (now > before) this.#dispatch({ is: 'photo arrived' })
      }),
      watch(workflow, ({ cart }, before) => {
        if (before.cart === 'editing' && cart !== 'editing') this.#dispatch({ is: 'cart begun' })
        if (before.cart !== 'editing' && cart === 'editing') this.#dispatch({ is: 'cart stopped' })
      }),
      joined(session, workflow).subscribe(() => this.#isAtRest() && this.#dispatch({ is: 'at rest' })),
      connection.subscribe(() => this.#dispatch({ is: connection.isOnline() ? 'online' : 'offline' })),
    ]
  }
}

/** Calls the listener with the new value and the one before. */
function watch<T>({ read, subscribe }: Watched<T>, listener: (now: T, before: T) => void): () => void {
  let seen = read()
  return subscribe(() => {
    const before = seen
    seen = read()
    if (!Object.is(before, seen)) listener(seen, before)
  })
}
