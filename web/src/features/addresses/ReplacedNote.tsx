interface ReplacedNoteProps {
  replacement: { text: string; undo: () => void } | null
}

/** Says what a suggestion has changed of what the shopper had typed, and takes it back. */
export function ReplacedNote({ replacement }: ReplacedNoteProps) {
  return (
    <div role="status" className="empty:absolute sm:col-span-2">
      {replacement && (
        <div className="flex flex-wrap items-center gap-x-6 rounded-picture bg-mist px-4 py-2 text-[0.9375rem]">
          <p>{replacement.text}</p>
          <button
            type="button"
            onClick={replacement.undo}
            className="min-h-11 cursor-pointer font-medium text-kea underline underline-offset-4"
          >
            Change it back
          </button>
        </div>
      )}
    </div>
  )
}
