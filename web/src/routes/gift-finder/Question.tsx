import { type ReactNode, useEffect, useId, useRef } from 'react'
import { QUESTIONS } from './finder-words'
import type { Question as Asked } from './gift-finder-query'

const CHIP =
  'relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-control px-4 whitespace-nowrap transition-colors lg:px-3.5 lg:text-[0.9375rem] duration-150 hover:border-ink has-checked:border-kea has-checked:bg-kea has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-kea'

interface QuestionProps {
  question: Asked
  value: string | null
  onAnswer: (value: string | null) => void
  /** Below the answers. */
  children?: ReactNode
}

/** A question with its answers as native radio buttons: in a row that a thumb pushes on phones, else in lines. */
export function Question({ question: { code, options }, value, onAnswer, children }: QuestionProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const { legend, skip } = QUESTIONS[code]
  const choices = [{ value: '', label: skip }, ...options]
  // An answer of the address may stand beyond the edge of a phone.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('label:has(:checked)')
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - chip.offsetWidth / 2
  }, [])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-lg font-bold">{legend}</legend>
      <div
        ref={row}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
      >
        {choices.map((choice) => (
          <label key={choice.value} className={CHIP}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === (value ?? '')}
              onChange={() => onAnswer(choice.value || null)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
