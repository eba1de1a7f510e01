import { useEffect, useState } from 'react'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Calls `onFiles` with the files that are dropped on the page or pasted. Returns true while files hover over the page. */
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
      event.preventDefault()
      setIsOver(false)
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
