import type { SearchSettings } from '@kea/shared/page/settings'
import { isSearchText, NO_RESULT, SUGGESTIONS_PER_PAGE } from '@kea/shared/search/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import { HitPrice } from './HitPrice'
import type { ListKeys } from './SearchField'
import { searchQuery } from './search-query'
import { type Suggestion, suggestionsFor } from './suggestions-for'
import { useSettled } from './use-settled'

interface SuggestionsProps {
  listId: string
  text: string
  search: SearchSettings
  place: 'header' | 'panel'
  /** Takes the keys that the field does not need. */
  list: Ref<ListKeys>
  /** Id of the suggestion that Enter chooses. */
  active: string | undefined
  onActive: (id: string | undefined) => void
  onLeave: () => void
}

const OVER_THE_PAGE =
  'absolute top-full right-0 z-50 mt-2 max-h-[calc(100dvh-6rem)] w-[26rem] overflow-y-auto rounded-picture border border-line bg-paper p-2 shadow-float'

/** The list below the search field: trending keywords, then up to six products and the way to all of them. */
export function Suggestions({ listId, text, search, place, list, active, onActive, onLeave }: SuggestionsProps) {
  const navigate = useNavigate()
  const wanted = useSettled(text.trim())
  const isAsked = isSearchText(wanted)
  const { data, isError } = useQuery({
    ...searchQuery(search, { text: wanted, perPage: SUGGESTIONS_PER_PAGE }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (data ?? null) : null
  const { title, items } = suggestionsFor({ text: wanted, found, keywords: search.keywords })
  const idOf = (at: number) => `${listId}-${at}`
  const at = items.findIndex((_, index) => idOf(index) === active)

  // The list has changed below what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words say when the list changes
  useEffect(() => onActive(undefined), [wanted, onActive])

  useImperativeHandle(list, () => (key) => {
    if (items.length === 0) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      // Above the first and behind the last stands the field itself.
      const next = (at + 1 + (key === 'ArrowDown' ? 1 : items.length)) % (items.length + 1)
      onActive(next === 0 ? undefined : idOf(next - 1))
      return true
    }
    const chosen = items[at]
    if (key !== 'Enter' || !chosen) return false
    onLeave()
    navigate(chosen.href)
    return true
  })

  const isEmpty = found?.total === 0
  const news = isError ? 'The search cannot be reached right now.' : isEmpty ? NO_RESULT : ''
  const hasNothing = news === '' && items.length === 0
  return (
    <div className={place === 'panel' ? 'mt-4' : hasNothing ? 'sr-only' : OVER_THE_PAGE}>
      <p role="status" className={news ? 'px-3 py-2 font-semibold' : 'sr-only'}>
        {news || (items.length > 0 && `${items.length} suggestions`)}
      </p>
      {items.length > 0 && <p className="px-3 pt-2 pb-1 text-sm text-ink-soft">{title}</p>}
      <div role="listbox" id={listId} aria-label="Search suggestions">
        {items.map((item, index) => (
          <Option
            key={item.key}
            id={idOf(index)}
            item={item}
            isActive={index === at}
            onLeave={onLeave}
            onPoint={() => onActive(idOf(index))}
          />
        ))}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  item: Suggestion
  isActive: boolean
  onLeave: () => void
  onPoint: () => void
}

function Option({ id, item, isActive, onLeave, onPoint }: OptionProps) {
  return (
    <Link
      role="option"
      id={id}
      to={item.href}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onLeave}
      onPointerMove={onPoint}
      className={classNames(
        'flex min-h-11 items-center gap-4 rounded-lg px-3 py-1.5 text-ink no-underline',
        isActive && 'bg-kea-mist',
      )}
    >
      {content(item)}
    </Link>
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
