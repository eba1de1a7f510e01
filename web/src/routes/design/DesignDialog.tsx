import { itemsOf } from '@kea/design/document/records'
import { emailField } from '@kea/shared/schemas/email-field'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { ShopError } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import type { Editor } from '~/editor/Editor'
import { messageOf } from '~/editor/model/message-of'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { TextField } from '~/ui/Field'
import { DialogPart } from './DialogPart'
import { LeaveOut } from './LeaveOut'
import { mailLink } from './link-requests'
import { ProofSection } from './ProofSection'
import { ShareSection } from './ShareSection'

interface DesignDialogProps {
  editor: Editor
  /** The link that shows the design comes first. */
  toShare: boolean
  onClose: () => void
}

/** Links to the design by mail and to show, a proof and a copy of it. */
export function DesignDialog({ editor, toShare, onClose }: DesignDialogProps) {
  const { design } = useSyncExternalStore(editor.store.subscribe, editor.store.read)
  const isEmpty = itemsOf(design).length === 0
  return (
    <Dialog title="Save, share or copy" open onClose={onClose}>
      {isEmpty ? (
        <p>
          Add a photo or words first. Then you can email yourself a link, show your design to others, download a proof
          or copy it.
        </p>
      ) : (
        <div className="grid gap-7">
          <p className="text-ink-soft">
            Your design is saved on this device as you go, and with us for 90 days once its photo is uploaded.
          </p>
          {toShare && <ShareSection editor={editor} />}
          <MailSection editor={editor} />
          {!toShare && <ShareSection editor={editor} />}
          <ProofSection editor={editor} />
          <CopySection editor={editor} onClose={onClose} />
        </div>
      )}
    </Dialog>
  )
}

function MailSection({ editor }: Pick<DesignDialogProps, 'editor'>) {
  const { form, field, sent, again, failure, props } = useShopForm({
    name: 'design-link',
    schema: emailField,
    empty: { email: '' },
    labels: { email: 'Your email' },
    send: async ({ email }, captcha) => mailLink(await editor.cart.store(), email, captcha),
  })
  const goOn = () => {
    form.setFocus('email')
    void props.onSubmit()
  }
  return (
    <DialogPart
      title="Carry on with it on another device"
      text="We email you a link that works for 30 days. Keep it to yourself: anyone who has it can see your photos."
    >
      <ShopForm
        {...props}
        // The tool's own errors have their messages, such as about a photo.
        submitError={failure && !(failure instanceof ShopError) ? messageOf(failure) : props.submitError}
        submitLabel="Email me a link"
        remedy={<LeaveOut editor={editor} error={failure} onGoOn={goOn} />}
        thanks={
          sent !== null && {
            title: 'Your link is on its way',
            text: <p>Open it on your other device. It opens a copy there, and this design stays as it is.</p>,
          }
        }
        onAgain={again}
        againLabel="Send another"
      >
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </ShopForm>
    </DialogPart>
  )
}

function CopySection({ editor, onClose }: Omit<DesignDialogProps, 'toShare'>) {
  const navigate = useNavigate()
  const copy = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => editor.copyOnDevice(),
    onSuccess: (draft) => {
      onClose()
      navigate({ search: `?sku=${encodeURIComponent(editor.product.sku)}&draft=${draft}` })
    },
  })
  return (
    <DialogPart title="Try another version" text="Change the copy as you like. This design stays as it is.">
      {copy.isError && <Alert>This browser stores nothing, so it can’t keep a copy.</Alert>}
      <Button look="secondary" className="justify-self-start" onClick={() => copy.mutate()}>
        Duplicate
      </Button>
    </DialogPart>
  )
}
