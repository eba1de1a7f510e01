import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import type { DesignDocument, DesignSurface } from '@kea/design/document/document'
import { itemsOn, photoIdsOn } from '@kea/design/document/records'
import type { Editor } from '../../Editor'
import { faintTexts, writtenOn } from '../../findings/faint-texts'
import type { EditorPlatform } from '../../platform'
import type { PaintQueue } from '../../render/PaintQueue'

interface Judged {
  /** All that the judgement depends on. */
  look: readonly unknown[]
  count: number
}

interface Judge {
  editor: Pick<Editor, 'product' | 'fonts' | 'pictures' | 'scene'>
  /** What is printed inside a frame of the face in mm. */
  groundBehind: EditorPlatform['groundBehind']
  queue: Pick<PaintQueue, 'add'>
}

const isSameLook = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at])

/**
 * How many texts of each page are hard to read on what lies below them. A page is judged once its pictures are there, in the
 * queue of the small pictures, and again only where it has changed.
 */
export class FaintPages {
  readonly #by: Judge
  readonly #judged = new Map<string, Judged>()
  #waiting: (() => void)[] = []

  constructor(by: Judge) {
    this.#by = by
  }

  count = (surface: string): number => this.#judged.get(surface)?.count ?? 0

  /** Judges the pages that have changed, and tells each time that a number is another one. */
  judge(design: DesignDocument, onChange: () => void): void {
    this.stop()
    for (const surface of shownSurfaces(this.#by.editor.product.definition, design)) {
      const look = this.#look(design, surface)
      if (!look || isSameLook(look, this.#judged.get(surface.id)?.look ?? [])) continue
      const judge = () => {
        const count = this.#faintOn(design, surface)
        const isOther = count !== this.count(surface.id)
        this.#judged.set(surface.id, { look, count })
        if (isOther) onChange()
      }
      this.#waiting.push(this.#by.queue.add(judge))
    }
  }

  stop(): void {
    for (const cancel of this.#waiting) cancel()
    this.#waiting = []
  }

  /** Null while a picture is not decoded. */
  #look(design: DesignDocument, surface: DesignSurface): readonly unknown[] | null {
    const { pictures, fonts } = this.#by.editor
    const shown = photoIdsOn(design, surface).map(pictures.picture)
    if (shown.includes(null)) return null
    return [surface, design.options, fonts.loaded.read(), ...itemsOn(design, surface), ...shown]
  }

  #faintOn(design: DesignDocument, surface: DesignSurface): number {
    if (writtenOn(design, surface).length === 0) return 0
    const { editor, groundBehind } = this.#by
    return faintTexts(design, surface, {
      shape: editor.fonts.shape,
      scene: (shown) => editor.scene(surface, shown),
      groundBehind,
    }).length
  }
}
