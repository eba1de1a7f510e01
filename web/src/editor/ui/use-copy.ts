import { useNavigate } from 'react-router-dom'
import { useEditor } from './use-editor'

/**
 * Copies the design on this device and opens the copy. It does not need the shop.
 *
 * @param pathOf the address that opens the copy, from its plain one
 */
export function useCopy(pathOf = (plain: string) => plain): () => Promise<void> {
  const { editor } = useEditor()
  const navigate = useNavigate()
  return async () => {
    try {
      const draft = await editor.copyOnDevice()
      navigate(pathOf(`?sku=${encodeURIComponent(editor.product.sku)}&draft=${draft}`))
    } catch {
      editor.change({ notice: { tone: 'danger', text: 'This browser stores nothing, so it can’t keep a copy.' } })
    }
  }
}
