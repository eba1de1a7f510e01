import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf } from '@kea/design/document/records'
import type { DraftDesign } from '~/lib/drafts/draft-design'
import type { Drafts } from '~/lib/drafts/drafts'
import type { PhotoFiles } from '../assets/PhotoFiles'
import type { DraftFacts } from '../model/draft-facts'
import type { OpenedDesign } from './open-design'
import { nextTime } from './reduce-saving'
import type { Saving } from './saving-state'
import { withoutPhotos } from './without-photos'

export interface DevicePorts {
  drafts: Pick<Drafts, 'saveDesign' | 'saveAtOnce' | 'savedAt' | 'copy'>
  files: Pick<PhotoFiles, 'isUnsaved' | 'hasUnsaved' | 'allSaved'>
  opened: Pick<OpenedDesign, 'draftKey' | 'asked' | 'pieces' | 'design'>
  /** How lists show the draft. */
  card: { product: string; path: string }
  design: () => DesignDocument
  facts: () => DraftFacts
}

type Undated = Omit<DraftDesign, 'savedAt'>

/**
 * The draft of the design on the device. It never names a photo whose files are not there: it waits for them, and when
 * the page closes it goes without that photo.
 */
export class DeviceDraft {
  readonly #ports: DevicePorts
  /** The design of the stored draft. */
  #stored: DesignDocument

  constructor(ports: DevicePorts) {
    this.#ports = ports
    this.#stored = ports.opened.design
  }

  /** @param isOver true once nothing may be written any more: it would bring back a draft that was deleted */
  async write(
    saving: Saving,
    { savedAt, base }: { savedAt: string; base: string | null },
    isOver: () => boolean,
  ): Promise<'written' | 'not written' | 'other tab'> {
    const { drafts, files, opened, design } = this.#ports
    const written = design()
    const draft = this.#draftOf(saving, written)
    await files.allSaved()
    if (isOver()) return 'not written'
    try {
      if (!(await drafts.saveDesign(opened.draftKey, { ...draft, savedAt }, base))) return 'other tab'
      this.#stored = written
      return 'written'
    } catch {
      return 'not written'
    }
  }

  writeAtOnce(saving: Saving, savedAt: string, follows: readonly (string | null)[]): void {
    const { drafts, files, opened, design } = this.#ports
    const complete = withoutPhotos(design(), this.#stored, files.isUnsaved)
    drafts.saveAtOnce(opened.draftKey, { ...this.#draftOf(saving, complete), savedAt }, follows)
  }

  /** True if the stored draft is of another time. A device that does not answer is no reason to stop. */
  async isOther(savedAt: string | null): Promise<boolean> {
    const { drafts, opened } = this.#ports
    return (await drafts.savedAt(opened.draftKey).catch(() => savedAt)) !== savedAt
  }

  /** Stores the design under another key, as one that the store does not have yet. */
  async copyTo(key: string, read: () => Saving): Promise<void> {
    const { drafts, files, opened, design } = this.#ports
    await files.allSaved()
    const saving = read()
    const savedAt = nextTime(saving, Date.now())
    const draft = this.#draftOf(saving, design())
    await drafts.copy(opened.draftKey, key, { ...draft, savedAt, designUid: null, revision: null })
  }

  /** True while a page that closes would lose a photo. */
  hasUnsavedPhotos = (): boolean => this.#ports.files.hasUnsaved()

  #draftOf({ store: { uid: designUid, revision }, picture }: Saving, design: DesignDocument): Undated {
    const { opened, card, facts } = this.#ports
    const { name, quantity } = facts()
    return {
      ...{ design, name, designUid, revision, card, asked: opened.asked },
      ...(picture.file && itemsOf(design).length > 0 && { picture: picture.file }),
      pieces: { ...opened.pieces, chosen: quantity },
    }
  }
}
