import type { Widget } from '~/features/widgets/widget'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

/** Forms that CMS content may name. */
export const FORM_WIDGETS: Record<string, Widget> = {
  'contact-form': lazyWithRetry(async () => (await import('./ContactForm')).ContactForm),
  'refer-a-friend': lazyWithRetry(async () => (await import('./ReferForm')).ReferForm),
  'share-photo-form': lazyWithRetry(async () => (await import('./SharePhotoForm')).SharePhotoForm),
}
