import { signOn } from '@kea/design/edits/sign-edits'
import type { SignProblem } from '@kea/design/neon/sign'
import { offeredSizes } from '../../model/offered-sizes'
import { useDesign, useEditor, useNeons } from '../use-editor'

/** Why the words of a sign cannot be made in each size, by the uid of its option; null for another product. */
export function useSignSizes(): ReadonlyMap<string, SignProblem | null> | null {
  const { editor } = useEditor()
  useDesign()
  const neons = useNeons()
  const { product, design, surface, options } = editor.context()
  const item = signOn(design, surface)
  if (!item || !neons) return null
  const sizes = offeredSizes(product, options, surface.part, item, neons)
  return new Map(sizes.map(({ optionUid, problem }) => [optionUid, problem]))
}
