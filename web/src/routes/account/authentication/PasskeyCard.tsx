import { type ReactNode, useState } from 'react'
import { useSubmit } from '~/features/forms/use-submit'
import { ValueForm } from '~/features/forms/ValueForm'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { deletePasskey, renamePasskey, type SavedPasskey } from './passkey-list'

/** A passkey with what can be done about it. */
export function PasskeyCard({ passkey }: { passkey: SavedPasskey }) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown')
  const onEnd = () => setMode('shown')
  return (
    <li className="rounded-picture border border-line p-5">
      {mode === 'renaming' ? (
        <Rename passkey={passkey} onEnd={onEnd} />
      ) : (
        <>
          <h2 className="font-semibold wrap-anywhere">{passkey.name}</h2>
          <p className="text-sm text-ink-soft">
            Created {passkey.created}, {passkey.lastUsed === '' ? 'not used yet' : `last used ${passkey.lastUsed}`}
          </p>
        </>
      )}
      {mode === 'shown' && (
        <div className="-mb-2 -ml-3 flex flex-wrap pt-2">
          <Button look="quiet" onClick={() => setMode('renaming')}>
            Rename<span className="sr-only"> {passkey.name}</span>
          </Button>
          <Button look="quiet" onClick={() => setMode('deleting')}>
            Delete<span className="sr-only"> {passkey.name}</span>
          </Button>
        </div>
      )}
      {mode === 'deleting' && <Delete passkey={passkey} onEnd={onEnd} />}
    </li>
  )
}

interface ChangeProps {
  passkey: SavedPasskey
  onEnd: () => void
}

function Rename({ passkey, onEnd }: ChangeProps): ReactNode {
  const [name, setName] = useState(passkey.name)
  const request = useSubmit((next: string) => renamePasskey(passkey.uid, next), onEnd)
  return (
    <ValueForm value={name} request={request}>
      <TextField
        label="Name"
        // The button that had the focus is gone.
        autoFocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ValueForm>
  )
}

/** A deleted passkey cannot be put back: only the device can make a new one. So it asks first. */
function Delete({ passkey, onEnd }: ChangeProps): ReactNode {
  const request = useSubmit(
    () => deletePasskey(passkey.uid),
    () => showToast('Your passkey was deleted.'),
  )
  return (
    <div className="pt-3">
      {request.error !== '' && <Alert className="mb-3">{request.error}</Alert>}
      <p className="mb-3">You won’t be able to log in with it any more. Your other ways to log in still work.</p>
      <div className="flex flex-wrap gap-3">
        <Button
          autoFocus
          state={request.pending ? 'sending' : 'normal'}
          loadingText="Deleting"
          onClick={() => request.submit(undefined)}
        >
          Delete passkey
        </Button>
        <Button look="secondary" onClick={onEnd}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
