import { signOn } from '@kea/design/edits/sign-edits'
import { partOf } from '@kea/design/product/parts'
import { useEffect, useRef } from 'react'
import { signCommand } from '../commands/change-sign'
import { typedLines } from './neon/typed-lines'
import { SIGN_TOOL_ID, usePanel } from './panels'
import { useEditor, useHasNeons } from './use-editor'

/** The words of the address, for a new sign; null for none. */
const addressWords = (): string | null => new URLSearchParams(location.search).get('words')

/**
 * Opens the words of a sign with the tool: they are all that a sign begins with. A new sign takes the words of the
 * address, and the size that its words need.
 */
export function useSignPanel(): void {
  const { editor } = useEditor()
  const { openFrom } = usePanel()
  const { product, options, surface, design, canUndo } = editor.context()
  const part = partOf(product.definition, options, surface.part)
  const isSign = part.sign !== undefined
  const item = signOn(design, surface)
  const startsAs = part.signWords?.join('\n')
  const isNew = !canUndo && item?.data.lines.map(({ words }) => words).join('\n') === startsAs
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
    const words = isNew ? addressWords() : null
    if (isNew)
      editor.run(signCommand(words ? { lines: typedLines(words).map((line) => ({ words: line })) } : {}, neons))
  }, [editor, hasNeons, isNew])
}
