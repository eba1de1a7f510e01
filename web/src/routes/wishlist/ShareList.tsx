import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { CopyLink } from '~/ui/CopyLink'
import { shareWishlist, stopSharingWishlist } from './shared-wishlist'

/** The link to the customer's list. The token is behind the #, so that it is in no log. */
export function ShareList({ sharedAs }: { sharedAs: string | null }) {
  const [isNew, setIsNew] = useState(false)
  const share = useMutation({ meta: OWN_ERRORS, mutationFn: shareWishlist, onSuccess: () => setIsNew(true) })
  const stop = useMutation({ meta: OWN_ERRORS, mutationFn: stopSharingWishlist })
  const error = share.error ?? stop.error
  return (
    <section aria-labelledby="share-wishlist" className="mt-14 grid max-w-2xl gap-3 border-t border-line pt-8">
      <h2 id="share-wishlist" className="font-display text-subheading font-bold">
        Share your wishlist
      </h2>
      {sharedAs === null ? (
        <>
          <p className="text-ink-soft">
            Send a link to family and friends. They see your list with pictures of your designs, and cannot change it.
          </p>
          <Button
            look="secondary"
            className="justify-self-start"
            state={share.isPending ? 'sending' : 'normal'}
            loadingText="Making a link"
            onClick={() => share.mutate()}
          >
            Make a link
          </Button>
        </>
      ) : (
        <>
          <CopyLink
            label="Link to your wishlist"
            address={`${location.origin}${routes.sharedWishlist()}#${sharedAs}`}
            hasFocus={isNew}
          />
          <p className="text-sm text-ink-soft">
            Everyone who has this link sees your first name, your list as it is then, and pictures of the designs on it.
          </p>
          <Button
            look="quiet"
            className="-mx-3 justify-self-start"
            state={stop.isPending ? 'sending' : 'normal'}
            loadingText="One moment"
            onClick={() => stop.mutate()}
          >
            Stop sharing
          </Button>
        </>
      )}
      {error && <Alert>{messageOf(error) || 'Please try again.'}</Alert>}
    </section>
  )
}
