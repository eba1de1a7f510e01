import { useEffect, useState } from 'react'

const fileOf = (data: DataTransfer | null): File | undefined => data?.files[0]
const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Calls `onFile` with a file that is dropped on the page or pasted. Returns true while a file hovers over the page. */
export function useFileDrop(onFile: (file: File) => void): boolean {
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
      const file = fileOf(event.dataTransfer)
      if (file) onFile(file)
    })
    on('paste', (event) => {
      const file = fileOf(event.clipboardData)
      if (file) onFile(file)
    })
    return () => stop.abort()
  }, [onFile])
  return isOver
}
