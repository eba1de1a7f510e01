import { type SharedPhotoForm, sharedPhotoForm } from '@kea/shared/schemas/enquiries'
import { SharePhotoDocument } from '~/api/__generated__/documents/SharePhoto'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'
import { PhotoField } from '~/features/forms/photos/PhotoField'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { CheckField, TextField } from '~/ui/Field'
import { FormSection } from './FormSection'

const LABELS: Record<keyof SharedPhotoForm, string> = {
  photos: 'Your photo',
  order: 'Order number',
  email: 'Email',
  firstname: 'First name',
  town: 'Town',
  words: 'A line about it',
  consent: 'Your permission to show it',
}
const EMPTY: SharedPhotoForm = { photos: [], order: '', email: '', firstname: '', town: '', words: '', consent: false }

async function send({ photos: [photo = ''], ...input }: SharedPhotoForm, captcha: string): Promise<string> {
  const { sharePhoto } = await sendForm(SharePhotoDocument, { input: { photo, ...input } }, captcha)
  if (!sharePhoto) throw new ShopError('server', UNKNOWN_ERROR)
  return sharePhoto.reference
}

/** Sends a photo of a print on its wall, for the showcase. */
export function SharePhotoForm() {
  const { form, field, sent, again, props } = useShopForm({
    name: 'share-photo',
    schema: sharedPhotoForm,
    empty: EMPTY,
    labels: LABELS,
    send,
  })
  return (
    <FormSection title="Send your photo">
      <ShopForm
        {...props}
        submitLabel="Send photo"
        thanks={
          sent !== null && {
            title: 'Thank you, your photo has arrived',
            text: (
              <p>
                It isn’t shown yet: a real person looks at it first and writes to you within two working days. If you
                ask about it, or want it back, name <strong>{sent}</strong>.
              </p>
            ),
          }
        }
        onAgain={again}
        againLabel="Send another"
      >
        <PhotoField
          control={form.control}
          name="photos"
          label={LABELS.photos}
          max={1}
          hint="Your piece where it lives, on the wall or the shelf."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('order')}
            inputMode="numeric"
            maxLength={12}
            hint="Nine digits, in your order confirmation."
          />
          <TextField
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="For our answer only. We never show it."
          />
          <TextField {...field('firstname')} optional autoComplete="given-name" hint="Shown beside the photo." />
          <TextField {...field('town')} optional autoComplete="address-level2" hint="Shown beside the photo." />
          <TextField {...field('words')} optional className="sm:col-span-2" hint="What it is, and where it hangs." />
        </div>
        <CheckField
          {...field('consent')}
          label="You may show this photo on the pages of this shop. Everyone who can be recognised in it agrees."
        />
      </ShopForm>
    </FormSection>
  )
}
