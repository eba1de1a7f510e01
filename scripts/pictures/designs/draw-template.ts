// Draws ready-made designs as the design tool shows them. Loaded by designs.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeSurface } from '@kea/design/compose/compose'
import { applyPatch } from '@kea/design/document/patch'
import { surfacesOf } from '@kea/design/document/records'
import { halvesOf } from '@kea/design/geometry/folds'
import { boxOf, outlinePath } from '@kea/design/geometry/outline'
import { geometryOn, type Size } from '@kea/design/geometry/surfaces'
import { fillSlots } from '@kea/design/layouts/edits'
import { layTemplate } from '@kea/design/templates/lay-template'
import { definitionOf, optionValueUid } from '../../../packages/store/seed/build-definition.ts'
import type { SeedProduct } from '../../../packages/store/seed/seed-files.ts'
import type { SeedTemplate } from '../../../packages/store/seed/templates/draw.ts'
import type { TemplateShape } from '../../../packages/store/seed/templates/ready-made.ts'
import { drawings, drawPage, photoRecord } from './draw-sheet.ts'

const root = join(import.meta.dirname, '../../..')

/** In the empty places of a template. */
const PHOTOS = ['dogs-at-the-window', 'lake-wanaka-tree', 'kitten-on-lawn', 'sunset-waves', 'glenorchy-red-shed']

export interface DrawnTemplate {
  /** The face alone. */
  png: Buffer
  face: Size
  /** Its edge, in mm from its upper left. */
  outline: string
}

/** A part of a template as a shape of its list says it. */
export async function drawTemplate(
  { sku, template }: Pick<SeedTemplate, 'sku' | 'template'>,
  product: string,
  { size, part: partId, half }: TemplateShape,
  width: number,
): Promise<DrawnTemplate> {
  const file = join(root, 'packages/store/seed/products', `${product}.json`)
  const seed: SeedProduct = JSON.parse(readFileSync(file, 'utf8'))
  const definition = definitionOf(seed)
  if (!definition) throw new Error(`${product} is not designed.`)
  const options = [optionValueUid(...size)]
  const laid = layTemplate(template, definition, { sku: product, tool: seed.tool ?? '', options })
  const surface = laid && surfacesOf(laid).find(({ part }) => partId === undefined || part === partId)
  if (!surface) throw new Error(`${sku} has no face for ${size.join(', ')}.`)
  const geometry = geometryOn(definition, laid, surface)
  const photos = await Promise.all(PHOTOS.map(photoRecord))
  const withPhotos = applyPatch(laid, { put: photos }).document
  const { document } = applyPatch(withPhotos, fillSlots(withPhotos, surface, geometry, photos))
  const page = composeSurface(definition, document, surface, drawings())
  const { face, part } = geometry
  const box = (half && halvesOf(geometry)?.[half]) ?? boxOf(face)
  return { png: await drawPage(page, box, width), face: box, outline: outlinePath(part, box) }
}
