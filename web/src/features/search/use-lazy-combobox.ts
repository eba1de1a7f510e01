import { type ComponentType, useRef, useState } from 'react'
import { withRetry } from '~/lib/with-retry'
import type { SearchComboboxProps } from './SearchCombobox'

let loaded: ComponentType<SearchComboboxProps> | null = null

/** Until no word is half composed: a field that changed under an input method would lose it. */
const wordDone = (isComposing: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (!isComposing()) return resolve()
    addEventListener('compositionend', () => resolve(), { once: true })
  })

/** The combobox, once its code is there. Every later field of the visit begins with it. */
export function useLazyCombobox(): { Combobox: ComponentType<SearchComboboxProps> | null; load: () => void } {
  const [Combobox, setCombobox] = useState(() => loaded)
  const isLoading = useRef(false)
  const load = async () => {
    if (isLoading.current) return
    isLoading.current = true
    let isComposing = false
    const note = ({ type }: Event) => {
      isComposing = type === 'compositionstart'
    }
    addEventListener('compositionstart', note)
    addEventListener('compositionend', note)
    try {
      const { SearchCombobox } = await withRetry(() => import('./SearchCombobox'))
      await wordDone(() => isComposing)
      loaded = SearchCombobox
      setCombobox(() => SearchCombobox)
    } catch {
      // Without suggestions the field is a form, which searches too; the next focus tries again.
      isLoading.current = false
    } finally {
      removeEventListener('compositionstart', note)
      removeEventListener('compositionend', note)
    }
  }
  return { Combobox, load: () => void load() }
}
