import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { DeleteMyPhotosDocument } from '~/api/__generated__/documents/DeleteMyPhotos'
import { DeleteSavedDesignDocument } from '~/api/__generated__/documents/DeleteSavedDesign'
import { UnfinishedDesignsDocument } from '~/api/__generated__/documents/UnfinishedDesigns'
import { callShop } from '~/api/query'
import { clearDrafts, deviceDrafts, listDrafts } from '~/lib/drafts/device-drafts'
import { forgetStoredDesigns } from '~/lib/drafts/draft-mark'
import { type Unfinished, unfinishedOf } from './unfinished'

const KEY = ['unfinished designs'] as const

/** The list of the device is enough where the store cannot be reached, and the other way round. */
async function load(): Promise<Unfinished[]> {
  const [drafts, stored] = await Promise.all([
    listDrafts().catch(() => []),
    callShop(UnfinishedDesignsDocument, {}).then(
      ({ savedDesigns }) => {
        const items = savedDesigns?.items ?? []
        if (items.length === 0) forgetStoredDesigns()
        return items
      },
      () => [],
    ),
  ])
  return unfinishedOf(drafts, stored)
}

async function remove({ key, uid }: Unfinished): Promise<void> {
  if (uid) await callShop(DeleteSavedDesignDocument, { uid })
  if (key) await deviceDrafts.clear(key)
}

/** The number of photos that stay because something uses them. The store deletes a thousand with one request. */
async function removeAll(): Promise<number> {
  for (;;) {
    const { deleteMyPhotos } = await callShop(DeleteMyPhotosDocument, {})
    if (deleteMyPhotos && deleteMyPhotos.deleted > 0) continue
    await clearDrafts()
    return deleteMyPhotos?.kept ?? 0
  }
}

/** They change in the design tool, so each page reads them again. */
export const unfinishedQuery = () => queryOptions({ queryKey: KEY, queryFn: load, staleTime: 0, networkMode: 'always' })

/**
 * The unfinished designs of this shopper. Suspends until they are known.
 *
 * @param sku only designs of this product
 */
export function useUnfinished(sku?: string) {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(unfinishedQuery())
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  return {
    designs: sku === undefined ? data : data.filter((design) => design.sku === sku),
    remove: useMutation({ mutationFn: remove, onSettled }),
    removeAll: useMutation({ mutationFn: removeAll, onSettled }),
  }
}
