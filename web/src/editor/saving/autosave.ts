const PAUSE_MS = 400

interface AutosavePorts<T> {
  /** The value to save. It is the same object while nothing has changed. */
  read: () => T
  subscribe: (listener: () => void) => () => void
  save: (value: T) => Promise<void>
  saveAtOnce: (value: T) => unknown
}

export interface Autosave {
  flush: () => void
  stop: () => void
}

/** Saves the draft shortly after the last change. `flush` saves at once, before the page may close. */
export function autosave<T>({ read, subscribe, save, saveAtOnce }: AutosavePorts<T>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let saved = read()
  const write = () => {
    saved = read()
    void save(saved)
  }
  const flush = () => {
    clearTimeout(timer)
    if (read() === saved) return
    saveAtOnce(read())
    write()
  }
  const unsubscribe = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, PAUSE_MS)
  })
  return {
    flush,
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
