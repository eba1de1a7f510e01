import { productPath } from '@kea/shared/page/product-path'
import { PagePicturesDocument } from '~/api/__generated__/documents/PagePictures'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** Pictures of products by the paths of their pages. */
export const picturesQuery = (paths: readonly string[]) =>
  gqlQuery(
    PagePicturesDocument,
    { paths: [...paths] },
    ({ products }): ReadonlyMap<string, string> =>
      // The first product of a page is its main one.
      new Map(
        (products?.items ?? [])
          .toReversed()
          .flatMap((product) => (product ? [[productPath(product), product.small_image?.url ?? '']] : [])),
      ),
    STALE.page,
  )
