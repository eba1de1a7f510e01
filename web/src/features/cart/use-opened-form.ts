import { useEffect, useRef, useState } from 'react'

/** A form that opens in place of its button. The focus goes back to the button when the form closes. */
export function useOpenedForm() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}
