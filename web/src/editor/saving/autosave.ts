import type { DesignDocument } from '@kea/design/document'

const PAUSE_MS = 400

interface AutosavePorts {
  read: () => DesignDocument
  subscribe: (listener: () => void) => () => void
  save: (design: DesignDocument) => Promise<void>
}

/** Keeps the draft a moment after the last change. `flush` writes at once: the page may be gone in a moment. */
export function autosave({ read, subscribe, save }: AutosavePorts): { flush: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let saved = read()
  const flush = () => {
    clearTimeout(timer)
    const design = read()
    if (design === saved) return
    saved = design
    void save(design)
  }
  const unsubscribe = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(flush, PAUSE_MS)
  })
  return {
    flush,
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
