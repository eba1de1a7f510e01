import { signOn } from '@kea/design/edits/sign-edits'
import { partOf } from '@kea/design/product/parts'
import { useEffect, useRef } from 'react'
import { signCommand } from '../commands/change-sign'
import type { CommandContext } from '../commands/command'
import type { Editor } from '../Editor'
import { typedLines } from './neon/typed-lines'
import type { Panel } from './panels'
import { useEditor, useHasNeons } from './use-editor'

/** The words of the address, for a new sign; null for none. */
const addressWords = (): string | null => new URLSearchParams(location.search).get('words')

/** True for a sign whose words nobody has changed. */
function isNew({ product, design, surface, options, canUndo }: CommandContext): boolean {
  const startsAs = partOf(product.definition, options, surface.part).signWords?.join('\n')
  const words = signOn(design, surface)?.data.lines.map((line) => line.words)
  return !canUndo && words?.join('\n') === startsAs
}

/** The panel that the tool opens with: the words of a sign, which are all that it begins with; null for none. */
export function firstPanel(editor: Editor): Panel | null {
  const { product, options, surface } = editor.context()
  return partOf(product.definition, options, surface.part).sign === undefined ? null : 'sign'
}

/** A new sign takes the words of the address, and the size that its words need. */
export function useNewSign(): void {
  const { editor } = useEditor()
  const hasNeons = useHasNeons()
  const isFitted = useRef(false)
  useEffect(() => {
    const neons = editor.neons.loaded.read()
    if (!hasNeons || isFitted.current) return
    isFitted.current = true
    if (!isNew(editor.context())) return
    const words = addressWords()
    editor.run(signCommand(words ? { lines: typedLines(words).map((line) => ({ words: line })) } : {}, neons))
  }, [editor, hasNeons])
}
