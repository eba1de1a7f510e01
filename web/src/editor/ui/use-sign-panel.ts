import { partOf } from '@kea/design/product/parts'
import { useEffect } from 'react'
import { SIGN_TOOL_ID, usePanel } from './panels'
import { useEditor } from './use-editor'

/** Opens the words of a sign with the tool: they are all that a sign begins with. */
export function useSignPanel(): void {
  const { editor } = useEditor()
  const { openFrom } = usePanel()
  const { product, options, surface } = editor.context()
  const isSign = partOf(product.definition, options, surface.part).sign !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    const opener = document.getElementById(SIGN_TOOL_ID)
    if (isSign && opener) openFrom('sign', opener)
  }, [isSign])
}
