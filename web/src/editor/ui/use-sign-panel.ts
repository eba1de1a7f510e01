import { signOn } from '@kea/design/edits/sign-edits'
import { partOf } from '@kea/design/product/parts'
import { useEffect, useRef } from 'react'
import { signCommand } from '../commands/change-sign'
import type { CommandContext } from '../commands/command'
import { typedLines } from './neon/typed-lines'
import { SIGN_TOOL_ID, usePanel } from './panels'
import { useEditor, useHasNeons } from './use-editor'
import { useSelected } from './use-selected'

/** The words of the address, for a new sign; null for none. */
const addressWords = (): string | null => new URLSearchParams(location.search).get('words')

/** True for a sign whose words nobody has changed. */
function isNew({ product, design, surface, options, canUndo }: CommandContext): boolean {
  const startsAs = partOf(product.definition, options, surface.part).signWords?.join('\n')
  const words = signOn(design, surface)?.data.lines.map((line) => line.words)
  return !canUndo && words?.join('\n') === startsAs
}

/**
 * Opens the words of a sign with the tool: they are all that a sign begins with. A new sign takes the words of the
 * address, and the size that its words need.
 */
export function useSignPanel(): void {
  const { editor } = useEditor()
  const { openFrom } = usePanel()
  const isSign = useSelected(({ context, product }) => {
    const { options, surface } = context()
    return partOf(product.definition, options, surface.part).sign !== undefined
  })
  const hasNeons = useHasNeons()
  const isFitted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    const opener = document.getElementById(SIGN_TOOL_ID)
    if (isSign && opener) openFrom('sign', opener)
  }, [isSign])
  useEffect(() => {
    const neons = editor.neons.loaded.read()
    if (!hasNeons || isFitted.current) return
    isFitted.current = true
    if (!isNew(editor.context())) return
    const words = addressWords()
    editor.run(signCommand(words ? { lines: typedLines(words).map((line) => ({ words: line })) } : {}, neons))
  }, [editor, hasNeons])
}
