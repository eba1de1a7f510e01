import { lazy } from 'react'
import type { Widget } from '~/features/widgets/registry'

/** Forms that CMS content may name. */
export const FORM_WIDGETS: Record<string, Widget> = {
  'contact-form': lazy(() => import('./ContactForm').then((module) => ({ default: module.ContactForm }))),
  'refer-a-friend': lazy(() => import('./ReferForm').then((module) => ({ default: module.ReferForm }))),
  'share-photo-form': lazy(() => import('./SharePhotoForm').then((module) => ({ default: module.SharePhotoForm }))),
}
