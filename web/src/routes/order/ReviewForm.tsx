import { REVIEW_PHOTOS_MAX, type ReviewForm as Review, reviewForm } from '@kea/shared/schemas/review'
import { useSettings } from '~/api/settings-query'
import { PhotoField } from '~/features/forms/photos/PhotoField'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { TextAreaField, TextField } from '~/ui/Field'
import { type Reviewed, sendReview } from './review-requests'
import { StarsField } from './StarsField'

const LABELS: Record<keyof Review, string> = {
  stars: 'Your rating',
  summary: 'Title',
  text: 'Your review',
  nickname: 'Name to show',
  photos: 'Photos of it',
}
const EMPTY: Review = { stars: 0, summary: '', text: '', nickname: '', photos: [] }

interface ReviewFormProps {
  product: Reviewed
  /** The token of the product's order; null for an unverified review. */
  orderToken: string | null
}

/** The form for a product review. */
export function ReviewForm({ product: { sku }, orderToken }: ReviewFormProps) {
  const { hasForeignBackend } = useSettings()
  const { form, field, sent, again, props } = useShopForm({
    name: `review/${sku}`,
    schema: reviewForm,
    empty: EMPTY,
    labels: LABELS,
    send: (review, captcha) => sendReview(review, { sku, orderToken }, captcha),
  })
  return (
    <ShopForm
      {...props}
      submitLabel="Send review"
      thanks={
        sent !== null && {
          title: 'Thank you for your review',
          text: (
            <p>
              A person reads it first, usually within two working days. Then we show it on the product’s page, however
              many stars you give.
            </p>
          ),
        }
      }
      onAgain={again}
      againLabel="Write another"
    >
      <StarsField control={form.control} name="stars" label={LABELS.stars} />
      <TextField {...field('summary')} autoComplete="off" hint="Sum it up in a few words." />
      <TextAreaField {...field('text')} hint="How does it look? How did it arrive? What would help others?" />
      {!hasForeignBackend && (
        <PhotoField
          control={form.control}
          name="photos"
          label={LABELS.photos}
          optional
          max={REVIEW_PHOTOS_MAX}
          hint="Everyone can see them."
        />
      )}
      <TextField {...field('nickname')} autoComplete="nickname" hint="Your first name or a nickname is fine." />
    </ShopForm>
  )
}
