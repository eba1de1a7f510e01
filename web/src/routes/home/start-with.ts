import { routes } from '@kea/shared/routes'
import { keepChosenPhoto } from '~/lib/photos/chosen-photo'

/** Keeps the photo for the page that shows it on products, and answers that page's path. */
export function startWith(photo: File): string {
  void keepChosenPhoto(photo)
  return routes.startWithPhoto()
}
