import { shownUses } from '@kea/design/arrangement/tray'
import type { DesignDocument, DesignPhoto, DesignSurface } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import { addPhoto } from '../commands/add-photo'
import type { Command, CommandContext } from '../commands/command'
import { nextTarget, type PhotoTarget, placePhoto, surfaceTarget } from '../commands/place-photo'
import type { EditorProduct } from '../model/product'
import type { Session } from '../model/session'
import type { Observable } from '../store/Observable'
import { overviewOf, workspaceOf } from './workspace-of'

interface Opened {
  product: EditorProduct
  design: () => DesignDocument
  session: Pick<Observable<Session>, 'read'>
  context: () => CommandContext
}

export interface PhotoPlaces {
  /** The surface that files are for: the one on which they were dropped, else the one in front; null in the overview. */
  surfaceFor: (on: DesignSurface | undefined) => DesignSurface | null
  /**
   * Puts a photo of the design on the print, in the overview where it has a place for it.
   *
   * @param targetOf where it was dropped; left out for the next place
   */
  put: (photo: DesignPhoto, targetOf?: (context: CommandContext) => PhotoTarget) => Command
  /** Puts a photo that has just been read on the surface for which it was chosen. */
  putNew: (photo: DesignPhoto, how: 'replace' | 'add', on?: DesignSurface) => Command
  /** Gives a photo a place of its own: of the surface that it is for, or of the first one that has room. */
  give: (photo: DesignPhoto, on?: DesignSurface) => Patch
  /** How often each photo is on the print. */
  used: () => ReadonlyMap<string, number>
}

/** Where a photo goes, which is the answer of the arrangement's workspace. */
export function photoPlaces({ product, design, session, context }: Opened): PhotoPlaces {
  const overview = () => overviewOf({ product, design: design() }, session.read())
  const surfaceFor: PhotoPlaces['surfaceFor'] = (on) => on ?? (overview() ? null : context().surface)
  return {
    surfaceFor,
    put: (photo, targetOf) => overview()?.place(photo, targetOf) ?? placePhoto(photo, targetOf ?? nextTarget),
    putNew: (photo, how, on) => (how === 'add' ? addPhoto(photo) : placePhoto(photo, on && surfaceTarget(on))),
    give: (photo, on) =>
      workspaceOf(product).places?.give(product.definition, design(), photo, surfaceFor(on)) ?? { put: [photo] },
    used: () => shownUses(product.definition, design()),
  }
}
