import { type ComponentType, useRef, useState } from 'react'
import { withRetry } from '~/lib/with-retry'
import type { SearchComboboxProps } from './SearchCombobox'

let loaded: ComponentType<SearchComboboxProps> | null = null

/** Resolves when no composition is open: an input method loses its text when the field is replaced. */
const compositionEnd = (isComposing: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (!isComposing()) return resolve()
    addEventListener('compositionend', () => resolve(), { once: true })
  })

/** The combobox component, null until its code is loaded. Later fields of the visit have it at once. */
export function useLazyCombobox(): { Combobox: ComponentType<SearchComboboxProps> | null; load: () => void } {
  const [Combobox, setCombobox] = useState(() => loaded)
  const isLoading = useRef(false)
  const load = async () => {
    if (isLoading.current) return
    isLoading.current = true
    let isComposing = false
    const trackComposition = ({ type }: Event) => {
      isComposing = type === 'compositionstart'
    }
    addEventListener('compositionstart', trackComposition)
    addEventListener('compositionend', trackComposition)
    try {
      const { SearchCombobox } = await withRetry(() => import('./SearchCombobox'))
      await compositionEnd(() => isComposing)
      loaded = SearchCombobox
      setCombobox(() => SearchCombobox)
    } catch {
      // The plain form still searches. The next focus loads the combobox again.
      isLoading.current = false
    } finally {
      removeEventListener('compositionstart', trackComposition)
      removeEventListener('compositionend', trackComposition)
    }
  }
  return { Combobox, load: () => void load() }
}
