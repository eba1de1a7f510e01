import type { DesignDocument } from '@kea/design/document'

const PAUSE_MS = 400

interface AutosavePorts {
  read: () => DesignDocument
  subscribe: (listener: () => void) => () => void
  save: (design: DesignDocument) => Promise<void>
  saveAtOnce: (design: DesignDocument) => void
}

/** Keeps the draft a moment after the last change. `flush` is for the end: the page may be gone in a moment. */
export function autosave({ read, subscribe, save, saveAtOnce }: AutosavePorts): {
  flush: () => void
  stop: () => void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  let saved = read()
  const keep = () => {
    saved = read()
    void save(saved)
  }
  const flush = () => {
    clearTimeout(timer)
    if (read() === saved) return
    saveAtOnce(read())
    keep()
  }
  const unsubscribe = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE_MS)
  })
  return {
    flush,
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
