const PAUSE_MS = 400

interface AutosavePorts<T> {
  /** What is kept: the same object while nothing of it has changed. */
  read: () => T
  subscribe: (listener: () => void) => () => void
  save: (value: T) => Promise<void>
  saveAtOnce: (value: T) => void
}

export interface Autosave {
  flush: () => void
  stop: () => void
}

/** Keeps the draft a moment after the last change. `flush` is for the end: the page may be gone in a moment. */
export function autosave<T>({ read, subscribe, save, saveAtOnce }: AutosavePorts<T>): Autosave {
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
