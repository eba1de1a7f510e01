import { routes } from '@kea/shared/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '~/ui/Button'
import { Pages } from '~/ui/Pages'
import { Removed } from '~/ui/Removed'
import { NotLoaded } from '../frame/NotLoaded'
import { SavedDesignCard } from './SavedDesignCard'
import {
  type DesignSearch,
  designsPath,
  productNamesQuery,
  readDesignSearch,
  refreshDesigns,
  removeDesign,
  restoreDesign,
  type SavedDesign,
  savedDesignsQuery,
  skusOf,
} from './saved-designs'

/** The saved designs of the customer. With a token in the address, the design that it shows. */
export default function SavedDesignsPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  // Behind the # the token is in no log.
  if (token) return <Navigate to={{ pathname: routes.designLink(), hash: token }} replace />
  return <OwnDesigns search={readDesignSearch(params)} />
}

function OwnDesigns({ search }: { search: DesignSearch }) {
  const query = useQuery(savedDesignsQuery(search))
  const { data } = query
  const skus = skusOf(data?.designs ?? [])
  const names = useQuery({ ...productNamesQuery(skus), enabled: skus.length > 0 }).data
  const [removed, setRemoved] = useState<SavedDesign | null>(null)
  const change = { onSettled: refreshDesigns }
  const removal = useMutation({
    ...change,
    mutationFn: ({ uid }: SavedDesign) => removeDesign(uid),
    onSuccess: (_, design) => setRemoved(design),
  })
  const undo = useMutation({
    ...change,
    mutationFn: ({ uid }: SavedDesign) => restoreDesign(uid),
    onSuccess: () => setRemoved(null),
  })
  if (!data) return <NotLoaded query={query} lines={8} kept="Your designs are safe." />
  return (
    <>
      {removed && (
        <Removed
          key={removed.uid}
          undoes={`deleting ${removed.name || 'your design'}`}
          isRestoring={undo.isPending}
          onUndo={() => undo.mutate(removed)}
          className="mb-6"
        >
          Design deleted{removed.name && `: ${removed.name}`}
        </Removed>
      )}
      {(data.total > 0 || search.isUnfinished) && <Kinds isUnfinished={search.isUnfinished} />}
      {data.total === 0 ? (
        <NoDesigns isUnfinished={search.isUnfinished} />
      ) : (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
          {data.designs.map((design) => (
            <li key={design.uid}>
              <SavedDesignCard
                design={design}
                product={names?.get(design.sku) ?? ''}
                isRemoving={removal.isPending && removal.variables.uid === design.uid}
                onRemove={() => removal.mutate(design)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pages
        label="Pages of designs"
        page={search.page}
        pages={data.pages}
        hrefOf={(page) => designsPath({ ...search, page })}
      />
    </>
  )
}

function Kinds({ isUnfinished }: { isUnfinished: boolean }) {
  const kind = (label: string, shows: boolean): ReactNode => (
    <Link
      to={designsPath({ page: 1, isUnfinished: shows })}
      aria-current={shows === isUnfinished ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-full px-4 text-ink no-underline hover:bg-mist aria-[current=page]:bg-kea-mist aria-[current=page]:font-semibold"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label="Which designs" className="-ml-4 mb-6 flex gap-1">
      {kind('All', false)}
      {kind('Unfinished', true)}
    </nav>
  )
}

function NoDesigns({ isUnfinished }: { isUnfinished: boolean }) {
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        {isUnfinished
          ? 'You have no unfinished designs. All others are ready to order.'
          : 'You have no saved designs yet. Start one, and we keep it here for you.'}
      </p>
      <ButtonLink to={routes.startWithPhoto()} className="mt-6">
        Start with a photo
      </ButtonLink>
    </>
  )
}
