import { Autocomplete } from '@base-ui/react/autocomplete'
import { SuggestionOption } from './SuggestionOption'
import type { Suggestion } from './suggestions-for'
import type { Suggestions } from './use-suggestions'

/** The suggestions of a combobox: a message about missing results, a heading and the list. */
export function SuggestionList({ title, items, problem, onLeave }: Suggestions & { onLeave: () => void }) {
  return (
    <>
      <p role="status" className={problem ? 'px-3 py-2 font-semibold' : 'sr-only'}>
        {problem || (items.length > 0 && `${items.length} suggestions`)}
      </p>
      {items.length > 0 && <p className="px-3 pt-2 pb-1 text-sm text-ink-soft">{title}</p>}
      <Autocomplete.List aria-label="Search suggestions" className="outline-none">
        {(item: Suggestion) => <SuggestionOption key={item.key} item={item} onLeave={onLeave} />}
      </Autocomplete.List>
    </>
  )
}
