const PAUSE_MS = 400

interface AutosavePorts<T> {
  /** The value to save. It is the same object while nothing has changed. */
  read: () => T
  subscribe: (listener: () => void) => () => void
  /** True when the value is stored. */
  save: (value: T) => Promise<boolean>
  saveAtOnce: (value: T) => unknown
}

export interface Autosave {
  flush: () => void
  stop: () => void
}

/**
 * Saves the draft shortly after the last change. `flush` saves at once, before the page may close. A save that still runs
 * is not enough then: it ends with the page.
 */
export function autosave<T>({ read, subscribe, save, saveAtOnce }: AutosavePorts<T>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stored = read()
  let sent = stored
  const write = () => {
    const value = read()
    sent = value
    void save(value).then((isStored) => {
      if (isStored) stored = value
    })
  }
  const flush = () => {
    clearTimeout(timer)
    if (read() === stored) return
    saveAtOnce(read())
    if (read() !== sent) write()
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
