import type { Widget } from '~/features/widgets/registry'
import { late } from '~/ui/late'

/** Forms that CMS content may name. */
export const FORM_WIDGETS: Record<string, Widget> = {
  'contact-form': late(async () => (await import('./ContactForm')).ContactForm),
  'refer-a-friend': late(async () => (await import('./ReferForm')).ReferForm),
  'newsletter-offer': late(async () => (await import('~/features/forms/newsletter/NewsletterOffer')).NewsletterOffer),
  'share-photo-form': late(async () => (await import('./SharePhotoForm')).SharePhotoForm),
}
