import { NETWORKS, type Network, postAddress, readShare, sharedAddress } from '@kea/shared/navigation/share-link'
import { routeOf, routes } from '@kea/shared/routes'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { showToast } from '~/lib/toast'
import { Button, buttonClass } from '~/ui/Button'
import { Container } from '~/ui/Section'

const networkOf = (pathname: string): Network =>
  routeOf(pathname)?.pattern === routes.shareTwitter.pattern ? 'twitter' : 'facebook'

/** Shows the content to share. Only the button sends it to the network. */
export default function SharePage() {
  const { pathname, search } = useLocation()
  const { brand, siteUrl, mediaHosts } = useSettings()
  const network = networkOf(pathname)
  const site = { url: siteUrl || location.origin, mediaHosts }
  const share = readShare(new URLSearchParams(search), site)
  const address = sharedAddress(share, site)
  const { name } = NETWORKS[network]
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      <h1 className="font-display text-title font-bold">Share on {name}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        This is what your friends will see. Nothing goes to {name} before you press the button.
      </p>
      <figure className="mt-8 max-w-xl overflow-hidden rounded-picture border border-line">
        {share.image && (
          <img
            src={share.image}
            alt="Preview of the page you share"
            className="aspect-[1200/630] w-full bg-mist object-cover"
          />
        )}
        <figcaption className="grid gap-1 p-5">
          <span className="text-sm text-ink-soft">{new URL(address).host}</span>
          <span className="font-display text-subheading font-bold">{brand}</span>
          {share.description && <span className="text-ink-soft">{share.description}</span>}
          <Link to={share.path} className="mt-1 inline-flex min-h-11 items-center text-kea underline">
            Open the page
          </Link>
        </figcaption>
      </figure>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={postAddress(network, share, site)} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          Share on {name}
          <span className="sr-only"> (opens in a new window)</span>
        </a>
        <CopyLink address={address} />
      </div>
    </Container>
  )
}

function CopyLink({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
      showToast('Link copied.')
    } catch {
      showToast(`Your browser won’t let us copy it. The link is ${address}`)
    }
  }
  return (
    <Button look="secondary" onClick={copy}>
      {isCopied ? 'Copied' : 'Copy the link'}
    </Button>
  )
}
