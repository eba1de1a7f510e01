import { useRef } from 'react'
import { Dialog } from '~/ui/Dialog'
import { SearchField } from './SearchField'

interface SearchPanelProps {
  open: boolean
  startText: string
  onClose: () => void
}

/** The search dialog for small screens. */
export function SearchPanel({ open, startText, onClose }: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog title="Search" open={open} onClose={onClose} from="side" initialFocus={input}>
      <SearchField place="panel" startText={startText} inputRef={input} onLeave={onClose} />
    </Dialog>
  )
}
