import type { PageView } from './page-views'

/** Says how a page that was picked up is put down. */
export function MovingPage({ page, onCancel }: { page: PageView; onCancel: () => void }) {
  const { name, moves } = page
  return (
    <div className="sticky top-0 z-10 mb-3 flex items-center gap-3 rounded-picture bg-kea-deep py-1 pr-1 pl-4 text-paper">
      <p className="min-w-0 flex-1 py-1.5">
        {moves === 'surfaces' ? `Moving ${name}. Choose its new place.` : `Choose what ${name} swaps with.`}
      </p>
      <button
        type="button"
        onClick={onCancel}
        className="min-h-11 cursor-pointer rounded-full px-4 font-medium underline"
      >
        Cancel
      </button>
    </div>
  )
}
