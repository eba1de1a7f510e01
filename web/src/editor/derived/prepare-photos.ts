import { allPrinted } from '@kea/design/arrangement/printed'
import { sidesKeys } from '@kea/design/compose/sides-key'
import type { DerivedOriginal, DesignDocument } from '@kea/design/document/document'
import { applyPatch, type Patch } from '@kea/design/document/patch'
import { derivedOf, derivedOriginalsOf } from '@kea/design/document/records'
import { type DerivedNeed, derivedNeeds, derivedPlan } from '@kea/design/look/derived-plan'
import type { ProductDefinition } from '@kea/design/product/definition'
import { UPLOAD } from '@kea/shared/constants/uploads'
import type { UploadApi } from '~/lib/photos/upload-api'
import { sendBlob } from '../assets/send-blob'
import { stoppedBy } from '../model/refused-photos'
import type { makeTiles } from './make-tiles'
import type { SidesJpeg } from './printed-sides'

export interface PreparePorts {
  definition: ProductDefinition
  read: () => DesignDocument
  /** Changes the design outside of its history. */
  amend: (patch: Patch) => void
  /** The file of a photo's original. */
  original: (photo: string) => Promise<Blob>
  makeTiles: typeof makeTiles
  /** The blurred sides with a key. */
  sides: (key: string) => Promise<SidesJpeg>
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** How much of all is done, in 0..1. */
  onProgress: (part: number) => void
}

const changed = (name: string) => ({ name: name + UPLOAD.changedEnding, kind: 'changed' as const })

async function prepareOne(
  ports: PreparePorts,
  { key, item, photo }: DerivedNeed,
  plan: ReturnType<typeof derivedPlan>,
  signal: AbortSignal,
  onTile: () => void,
): Promise<void> {
  const { look } = item.data
  if (!look) return
  const { widthPx, heightPx } = photo
  const tiles: DerivedOriginal['tiles'] = []
  const file = await ports.original(photo.id)
  await ports.makeTiles({ file, widthPx, heightPx }, plan, look, async (jpeg, tile) => {
    signal.throwIfAborted()
    const upload = await sendBlob(ports, jpeg, changed(photo.name), signal)
    tiles.push({ ...tile, upload })
    onTile()
  })
  const { widthPx: planned, heightPx: high } = plan
  const record: DerivedOriginal = {
    ...{ kind: 'derived', id: `derived:${key}`, photo: photo.id, key },
    ...{ widthPx: planned, heightPx: high, tiles },
  }
  ports.amend({ put: [record] })
}

async function prepareSides(ports: PreparePorts, key: string, signal: AbortSignal): Promise<void> {
  const { jpeg, ...size } = await ports.sides(key)
  const upload = await sendBlob(ports, jpeg, changed('Edge'), signal)
  ports.amend({
    put: [{ kind: 'derived', id: `derived:${key}`, key, ...size, tiles: [{ upload, x: 0, y: 0, ...size }] }],
  })
}

const missingSides = (definition: ProductDefinition, design: DesignDocument): string[] =>
  sidesKeys(design, allPrinted(design, definition)).filter((key) => !derivedOf(design, key))

/**
 * Makes and uploads the changed pixels that the design is printed with and that it does not have yet. Each one is in the
 * design, and so in the draft, as soon as it has arrived: after a reload it is not made again.
 */
export async function preparePhotos(ports: PreparePorts, signal: AbortSignal): Promise<void> {
  const design = ports.read()
  const missing = derivedNeeds(design, allPrinted(design, ports.definition))
    .filter(({ key }) => !derivedOf(design, key))
    .map((need) => ({ need, plan: derivedPlan(need, ports.definition.resolution.goodPpi) }))
  const sides = [...new Set(missingSides(ports.definition, design))]
  const all = missing.reduce((sum, { plan }) => sum + plan.tiles.length, sides.length)
  let done = 0
  for (const { need, plan } of missing) {
    ports.onProgress(done / all)
    await prepareOne(ports, need, plan, signal, () => {
      done += 1
      ports.onProgress(done / all)
    }).catch((error: unknown) => {
      throw signal.aborted ? error : stoppedBy(design, need.photo.id, error)
    })
  }
  for (const key of sides) {
    await prepareSides(ports, key, signal)
    done += 1
    ports.onProgress(done / all)
  }
}

/** True when something is to be prepared. */
export const isUnprepared = (definition: ProductDefinition, design: DesignDocument): boolean =>
  missingSides(definition, design).length > 0 ||
  derivedNeeds(design, allPrinted(design, definition)).some(({ key }) => !derivedOf(design, key))

/** The design without the changed pixels of earlier looks and sides: the shop has no use for them. */
export function withoutStale(definition: ProductDefinition, design: DesignDocument): DesignDocument {
  const surfaces = allPrinted(design, definition)
  const keys = new Set([...derivedNeeds(design, surfaces).map(({ key }) => key), ...sidesKeys(design, surfaces)])
  const stale = derivedOriginalsOf(design).flatMap(({ id, key }) => (keys.has(key) ? [] : [id]))
  return applyPatch(design, { remove: stale }).document
}
