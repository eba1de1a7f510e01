import { roomFor } from '@kea/design/calendar/date-list'
import type { CalendarSettings, OwnDate } from '@kea/design/document/settings'
import { DATES_MAX } from '@kea/design/product/limits'
import { CalendarPlus, FileUp, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { removeDate } from '../../commands/calendar-settings'
import { ToolButton } from '../ToolButton'
import { useEditor, usePictures } from '../use-editor'
import { dayLabel, isShown, printedWords } from './day-label'

const DateDialog = lazyWithRetry(async () => (await import('./DateDialog')).DateDialog, 'over')
const FileDatesDialog = lazyWithRetry(async () => (await import('./FileDatesDialog')).FileDatesDialog, 'over')

/** A phone offers by the types, a computer by the endings. */
const ACCEPTED = '.ics,.vcf,text/calendar,text/vcard,text/x-vcard'

/** The shopper's own dates: typed, or taken from a file. */
export function OwnDates({ settings }: { settings: CalendarSettings }) {
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { dates } = settings
  const room = roomFor(settings)
  const pick = () => input.current?.click()
  return (
    <section className="grid gap-3">
      <h3 className="font-display font-bold">Your own dates</h3>
      <div className="grid grid-cols-2 gap-1">
        <ToolButton
          ref={add}
          icon={CalendarPlus}
          label="Add a date"
          disabled={room === 0}
          onClick={() => setEdited('new')}
        />
        <ToolButton icon={FileUp} label="From a file" disabled={room === 0} onClick={pick} />
      </div>
      <p className="text-ink-soft text-sm">
        {room === 0
          ? `Your calendar is full: it takes ${DATES_MAX} dates. Remove one to add another.`
          : 'Birthdays come from a calendar (.ics) or your contacts (.vcf). We read the file on this device only.'}
      </p>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Calendar or contacts file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          // A reset lets the shopper choose the same file again.
          target.value = ''
        }}
      />
      {dates.length > 0 && (
        <ul aria-label="Your own dates" className="grid border-t border-line">
          {dates.map((date, at) => (
            <DateRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a date has no id, and the focus stays at its place
              key={at}
              at={at}
              date={date}
              settings={settings}
              onEdit={() => setEdited(at)}
              onRemoved={() => add.current?.focus()}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <Suspense>
          <DateDialog settings={settings} at={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {file && (
        <Suspense>
          <FileDatesDialog settings={settings} file={file} onOther={pick} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface DateRowProps {
  settings: CalendarSettings
  date: OwnDate
  at: number
  onEdit: () => void
  onRemoved: () => void
}

function DateRow({ settings, date, at, onEdit, onRemoved }: DateRowProps) {
  const { editor } = useEditor()
  const thumbnails = usePictures()
  const day = dayLabel(date, settings)
  const words = printedWords(date, settings)
  const picture = date.photo === undefined ? null : thumbnails[date.photo]
  return (
    <li className="flex items-center gap-1 border-b border-line [content-visibility:auto] [contain-intrinsic-size:auto_3.5rem]">
      <button
        type="button"
        aria-label={`Change ${day}, ${words}${date.photo === undefined ? '' : ', with a photo'}`}
        onClick={onEdit}
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-lg py-1.5 pl-1 text-left hover:bg-mist"
      >
        <span className="min-w-0 flex-1">
          <span translate="no" className="block wrap-anywhere">
            {words}
          </span>
          <span className="block text-ink-soft text-sm">
            {day}
            {!isShown(date, settings) && ', not in these months'}
          </span>
        </span>
        {picture && <img src={picture} alt="" className="size-10 shrink-0 rounded object-cover" />}
      </button>
      <button
        type="button"
        aria-label={`Remove ${day}, ${words}`}
        onClick={() => {
          editor.run(removeDate(at, date))
          onRemoved()
        }}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-mist hover:text-ink"
      >
        <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </button>
    </li>
  )
}
