import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { TextField } from '~/ui/Field'
import { productsByNameQuery } from './review-requests'

/** Fewer letters match nearly every product. */
const LETTERS_MIN = 3

/** A search for the product to review, by a part of its name. */
export function ProductSearch() {
  const [text, setText] = useState('')
  const searched = useDeferredValue(text.trim())
  const isSearching = searched.length >= LETTERS_MIN
  const { data = [], isFetched } = useQuery({
    ...productsByNameQuery(searched),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  return (
    <div>
      <TextField
        label="What do you want to review?"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint="For example: canvas, mug, photo book."
        autoComplete="off"
      />
      <div aria-live="polite" className="mt-3">
        {isSearching && isFetched && data.length === 0 && (
          <p className="text-ink-soft">We found no product. Try another word.</p>
        )}
        {isSearching && data.length > 0 && (
          <ul>
            {data.map(({ sku, name }) => (
              <li key={sku}>
                <Link
                  to={`?sku=${encodeURIComponent(sku)}`}
                  className="flex min-h-11 items-center border-b border-line text-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
