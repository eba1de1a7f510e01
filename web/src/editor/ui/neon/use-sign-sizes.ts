import { type SignSize, signOn } from '@kea/design/edits/sign-edits'
import { offeredSizes } from '../../model/offered-sizes'
import { useDesign, useEditor, useNeons } from '../use-editor'

/** The sizes of a sign by the uid of their option, each judged when its problem is asked for; null for another product. */
export function useSignSizes(): ReadonlyMap<string, SignSize> | null {
  const { editor } = useEditor()
  useDesign()
  const neons = useNeons()
  const { product, design, surface, options } = editor.context()
  const item = signOn(design, surface)
  if (!item || !neons) return null
  const sizes = offeredSizes(product, options, surface.part, item, neons)
  return new Map(sizes.map((size) => [size.optionUid, size]))
}
