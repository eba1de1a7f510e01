import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { TextField } from '~/ui/Field'

interface RenameDesignDialogProps {
  name: string
  isSending: boolean
  onRename: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a design. */
export function RenameDesignDialog({ name, isSending, onRename, onClose }: RenameDesignDialogProps) {
  const [text, setText] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRename(text)
  }
  return (
    <Dialog title="Name this design" open onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label="Name"
          maxLength={100}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="submit"
          className="justify-self-start"
          state={isSending ? 'sending' : 'normal'}
          loadingText="Saving"
        >
          Save
        </Button>
      </form>
    </Dialog>
  )
}
