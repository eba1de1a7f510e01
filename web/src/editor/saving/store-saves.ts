import type { DesignDocument } from '@kea/design/document/document'
import { usedPhotosOf } from '@kea/design/document/records'
import type { Uploads } from '../assets/UploadQueue'
import { DesignChanged, DesignGone, type SavedDesign, type SaveRequest, type ShopPorts } from '../model/ports'
import { printedDesign } from './printed-design'
import type { SavingEvent, StoreContent, StoreSave } from './saving-state'

export interface StorePorts {
  shop: Pick<ShopPorts, 'saveDesign' | 'isUnanswered'>
  design: () => DesignDocument
  name: () => string
  uploads: () => Uploads
}

/** What the store keeps of a design. */
export type StoreWhole = Pick<SaveRequest, 'document' | 'preview' | 'previewWords' | 'forCart' | 'name'>

/** A save that somebody waits for. */
export interface Asked {
  whole: StoreWhole
  settle: (answer: Promise<SavedDesign>) => void
}

interface Sent extends Partial<Asked> {
  at: number
  whole: StoreWhole
  text: string
  /** Its revision; null while its answer is not there. */
  revision: number | null
}

const textOf = ({ name, document }: Pick<StoreWhole, 'name' | 'document'>): string => JSON.stringify([name, document])

/** The uploads that are complete, by photo. */
export const arrivedIn = (uploads: Uploads): Record<string, string> =>
  Object.fromEntries(
    Object.entries(uploads).flatMap(([key, upload]) => (upload.step === 'done' ? [[key, upload.uid]] : [])),
  )

/** The saves of the design in the store: what each of them sent, and what became of it. */
export class StoreSaves {
  readonly #ports: StorePorts
  /** What was sent and has not failed, as the store has it: the newest revision last, after it what has no answer yet. */
  #sent: Sent[] = []

  constructor(ports: StorePorts) {
    this.#ports = ports
  }

  /** What a save would send now. */
  content(): StoreContent {
    const whole = this.#present()
    if (!whole) return 'nothing'
    return textOf(whole) === this.#sent.at(-1)?.text ? 'same' : 'new'
  }

  /**
   * Sends a save.
   *
   * @param onAnswer takes the event that its answer is, before the caller that waits for the save gets it
   */
  async save(
    { at, covers, uid, base, isLast, again }: StoreSave,
    onAnswer: (event: SavingEvent) => void,
    asked?: Asked,
  ): Promise<void> {
    const sent = again === null ? this.#begin(at, asked) : this.#takeOver(again, at)
    if (!sent) return onAnswer({ is: 'refused', at })
    try {
      const saved = await this.#ports.shop.saveDesign({ designUid: uid, base, isLast, ...sent.whole })
      sent.revision = saved.revision
      this.#inOrder()
      onAnswer({ is: 'saved', at, covers, ...saved })
      sent.settle?.(Promise.resolve(saved))
    } catch (error) {
      onAnswer(this.#failed(sent, error, { covers, uid, isLast }))
      if (!(error instanceof DesignGone)) sent.settle?.(Promise.reject(error))
    }
  }

  #failed(
    sent: Sent,
    error: unknown,
    { covers, uid, isLast }: Pick<StoreSave, 'covers' | 'uid' | 'isLast'>,
  ): SavingEvent {
    const { at } = sent
    if (error instanceof DesignGone) {
      // The store has nothing of it. This save is sent again, unless the page closes.
      this.#sent = isLast ? [] : [sent]
      return { is: 'gone', at, covers, uid, isLast }
    }
    this.#sent = this.#sent.filter((each) => each !== sent)
    if (error instanceof DesignChanged) return { is: 'outdated', at }
    return { is: this.#ports.shop.isUnanswered(error) ? 'no answer' : 'refused', at }
  }

  #begin(at: number, asked?: Asked): Sent | null {
    const whole = asked?.whole ?? this.#present()
    if (!whole) return null
    const sent = { ...asked, at, whole, text: textOf(whole), revision: null }
    this.#sent.push(sent)
    return sent
  }

  #takeOver(from: number, at: number): Sent | null {
    const sent = this.#sent.find((each) => each.at === from)
    if (sent) sent.at = at
    return sent ?? null
  }

  /** A save that was overtaken may have arrived last. Those before the newest revision are no longer needed. */
  #inOrder(): void {
    const [newest] = this.#sent
      .filter(({ revision }) => revision !== null)
      .sort((a, b) => (b.revision ?? 0) - (a.revision ?? 0))
    const waiting = this.#sent.filter(({ revision }) => revision === null)
    this.#sent = newest ? [newest, ...waiting] : waiting
  }

  /** The design as the store keeps it; null before one of its photos is there. */
  #present(): StoreWhole | null {
    const { design, name, uploads } = this.#ports
    const [present, arrived] = [design(), arrivedIn(uploads())]
    if (!usedPhotosOf(present).some(({ id }) => arrived[id])) return null
    return { document: printedDesign(present, arrived), preview: null, forCart: false, name: name() }
  }
}
