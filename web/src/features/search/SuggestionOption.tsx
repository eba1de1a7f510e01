import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { afterFrame } from '~/lib/after-frame'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import { HitPrice } from './HitPrice'
import type { Suggestion } from './suggestions-for'

/** One suggestion. It is a link, so that it can be opened in another tab. */
export function SuggestionOption({ item, onLeave }: { item: Suggestion; onLeave: () => void }) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={(event) => {
        // The link does all that a choice means, so the field need not change.
        event.preventBaseUIHandler()
        void afterFrame().then(onLeave)
      }}
      render={(props, { highlighted }) => (
        <Link
          {...(props as object)}
          to={item.href}
          tabIndex={-1}
          aria-selected={highlighted}
          className={classNames(
            'flex min-h-11 items-center gap-4 rounded-lg px-3 py-1.5 text-ink no-underline active:bg-kea-mist',
            highlighted && 'bg-kea-mist',
          )}
        />
      )}
    >
      {content(item)}
    </Autocomplete.Item>
  )
}

function content(item: Suggestion): ReactNode {
  if (item.kind === 'more') return <span className="font-semibold text-kea">SEE MORE PRODUCTS ({item.total})</span>
  if (item.kind === 'keyword') return item.label
  const { hit } = item
  return (
    <>
      <Picture src={hit.image_url} alt="" sizes="56px" shape="square" className="w-14 shrink-0 rounded-lg" />
      <span className="min-w-0 flex-1">{hit.name}</span>
      <HitPrice hit={hit} className="shrink-0 text-sm text-ink-soft" />
    </>
  )
}
