import { unusedPhotos } from '@kea/design/arrangement/tray'
import type { DesignPhoto } from '@kea/design/document/document'
import { photosOf } from '@kea/design/document/records'
import { hasPlaces } from '@kea/design/layouts/slots'
import type { Command, CommandContext } from '../commands/command'
import { fillEmpty, fillRest } from '../commands/fill-rest'
import { fillLayout } from '../commands/layout'
import type { How } from '../model/how'
import type { EditorProduct } from '../model/product'
import type { Notice, Session } from '../model/session'
import type { Observable } from '../store/Observable'
import type { PhotoPlaces } from '../workspaces/photo-places'
import { workspaceOf } from '../workspaces/workspace-of'
import type { AboutFiles, AddPhotos } from './AddPhotos'

interface FilePorts {
  product: EditorProduct
  session: Pick<Observable<Session>, 'read'>
  photos: Pick<AddPhotos, 'add'>
  places: Pick<PhotoPlaces, 'surfaceFor' | 'used'>
  context: () => CommandContext
  run: (command: Command) => void
  change: (change: Partial<Session>) => void
}

/** Says how many of the photos that were added found no place. */
function tellLeftOver({ product, places, session, context, change }: FilePorts, before: readonly DesignPhoto[]): void {
  const { design } = context()
  const [known, uses] = [new Set(before.map(({ id }) => id)), places.used()]
  const left = photosOf(design).filter(({ id }) => !known.has(id) && !uses.has(id)).length
  const notice = left > 0 ? workspaceOf(product).places?.leftOver?.(product.definition, left) : null
  if (notice && !session.read().notice) change({ notice })
}

const waitingNotice = (left: number, fill: 'rest' | 'all'): Notice => ({
  tone: 'calm',
  text: `${left === 1 ? '1 photo waits' : `${left} photos wait`} under Photos.`,
  fill,
})

/** Opens the dialog that fills all pages, and reads files meanwhile. Says what came when the pages were filled already. */
async function takeForFilling({ photos, product, session, context, change }: FilePorts, files: readonly File[]) {
  change({ isFillOpen: true })
  await photos.add(files, 'fill')
  const { isFillOpen, notice } = session.read()
  const left = unusedPhotos(product.definition, context().design, 'taken').length
  if (isFillOpen || left === 0) return
  const fill = fillRest('taken').isEnabled(context()) ? 'rest' : 'all'
  // Files that could not be opened are told too. What was said before of the pages is told by the pages.
  change({ notice: notice?.tone === 'danger' ? { ...notice, fill } : waitingNotice(left, fill) })
}

/**
 * Takes chosen files into the design; one alone goes on the print, and each on one of its own where there are prints or
 * pages. A notice names those that are refused.
 */
export async function takeFiles(ports: FilePorts, files: readonly File[], how: How, about: AboutFiles): Promise<void> {
  const { product, photos, context } = ports
  if (files.length === 0) return
  const { design } = context()
  const before = photosOf(design)
  const isOverview = ports.places.surfaceFor(about.on) === null
  const arrangement = workspaceOf(product).places
  const isMany = isOverview && how === 'replace' && arrangement?.areFilledIn(product.definition, design, files.length)
  if (how === 'fill' || isMany) return takeForFilling(ports, files)
  const isPlaced = arrangement?.areFor(how, files.length, isOverview) ?? false
  await photos.add(files, isPlaced ? 'place' : how, about)
  if (isPlaced) return tellLeftOver(ports, before)
  if (files.length < 2 || isOverview) return
  // Several photos are meant for the places of the layout, and for the sides of an empty design.
  if (hasPlaces(context().surface)) ports.run(fillLayout)
  else if (how === 'replace' && before.length === 0) ports.run(fillEmpty)
}
