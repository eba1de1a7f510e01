import { useState } from 'react'
import { Button } from './Button'
import { TextField } from './Field'

interface CopyLinkProps {
  label: string
  address: string
  /** It takes the place of the pressed button, so it gets its focus. */
  hasFocus?: boolean
}

/** An address with a button that copies it. Without a clipboard it is selected, to be copied by hand. */
export function CopyLink({ label, address, hasFocus = false }: CopyLinkProps) {
  const [copied, setCopied] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => setCopied(''),
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={label}
        readOnly
        value={address}
        autoFocus={hasFocus}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1"
      />
      <Button onClick={copy}>{copied === address ? 'Copied' : 'Copy'}</Button>
    </div>
  )
}
