import { useEffect, useState } from 'react'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Calls `onFiles` with the files that are pasted, or dropped on the page and not taken by what is there. Returns true while files hover over the page. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(name, listener, { signal: stop.signal })
    on('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return
      // Without this the browser would open the file and leave the page.
      event.preventDefault()
      setIsOver(true)
    })
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false)
    })
    on('drop', (event) => {
      if (!hasFiles(event.dataTransfer)) return
      setIsOver(false)
      // What is below the pointer has taken them.
      if (event.defaultPrevented) return
      event.preventDefault()
      onFiles(filesOf(event.dataTransfer))
    })
    on('paste', (event) => {
      const files = filesOf(event.clipboardData)
      if (files.length > 0) onFiles(files)
    })
    return () => stop.abort()
  }, [onFiles])
  return isOver
}
