import { type KeyboardEvent, Suspense, useCallback, useRef, useState } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { pickOfKey, pickPhotos } from '../../../commands/pick-photos'
import { useEditor } from '../../use-editor'
import { TrayTile } from './TrayTile'
import { cellAfter, rowPlace, trayRows } from './tray-rows'
import type { TraySection } from './tray-sections'
import { useScrolledView } from './use-scrolled-view'
import { useTrayFocus } from './use-tray-focus'

const TrayMenu = lazyWithRetry(async () => (await import('./TrayMenu')).TrayMenu, { instead: null })

interface TrayListProps {
  sections: readonly TraySection[]
  uses: ReadonlyMap<string, number>
  canAdd: boolean
  onStack: (key: string) => void
  /** Shows a photo large. */
  onLarge: (photo: string) => void
}

/** The photos below their headings. Only those near the visible part are drawn, and keys lead to all. */
export function TrayList({ sections, uses, canAdd, onStack, onLarge }: TrayListProps) {
  const { editor } = useEditor()
  const list = useRef<HTMLDivElement>(null)
  const view = useScrolledView(list)
  const [menu, setMenu] = useState<{ photo: string; button: HTMLElement } | null>(null)
  const openMenu = useCallback((photo: string, button: HTMLElement) => setMenu({ photo, button }), [])
  const sizes = sections.map(({ cells, title }) => ({ cells: cells.length, hasTitle: title !== null }))
  const rows = trayRows(sizes, view)
  const all = sections.flatMap(({ cells }, section) => cells.map(({ photo }, cell) => ({ photo, section, cell })))
  const ids = all.map(({ photo }) => photo.id)
  const drawn = rows.sections.flatMap(({ at, from, to }) =>
    (sections[at]?.cells ?? []).slice(from, to).map(({ photo }) => photo.id),
  )
  const { stop, move, listProps } = useTrayFocus(list, ids, drawn)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const pick = pickOfKey(event)
    const to = pick ? null : cellAfter(event.key, ids.indexOf(stop), sizes, rows.columns)
    const next = to === null ? undefined : all[to]
    if (pick) editor.run(pickPhotos([stop], pick))
    else if (next) move(next.photo.id, rowPlace(sizes, view.width, next))
    else return
    event.preventDefault()
  }
  const opened = all.find(({ photo }) => photo.id === menu?.photo)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus, and keys lead from one to the next
    <div ref={list} className="relative" style={{ height: rows.height }} onKeyDown={press} {...listProps}>
      <p id="tray-help" hidden>
        Arrow keys lead to other photos. S makes a photo a favourite, K keeps it, X leaves it out.
      </p>
      {rows.sections.map(({ at, top, above, from, to }) => {
        const section = sections[at]
        if (!section) return null
        const { key, title, cells, count } = section
        return (
          <section key={key} className="absolute inset-x-0" style={{ top }}>
            {title !== null && (
              <h3 className="flex h-10 items-center justify-between gap-2">
                <span className="min-w-0 truncate font-medium">{title}</span>
                <span className="shrink-0 text-ink-soft text-sm tabular-nums">
                  {count}
                  <span className="sr-only">{count === 1 ? ' photo' : ' photos'}</span>
                </span>
              </h3>
            )}
            <ul
              aria-label={title ?? 'Your photos'}
              className="grid gap-2"
              style={{ gridTemplateColumns: `repeat(${rows.columns}, minmax(0, 1fr))`, paddingTop: above }}
            >
              {cells.slice(from, to).map((cell, each) => (
                <TrayTile
                  key={cell.photo.id}
                  cell={cell}
                  uses={uses.get(cell.photo.id) ?? 0}
                  place={from + each + 1}
                  of={cells.length}
                  isStop={cell.photo.id === stop}
                  isWide={rows.isWide}
                  onStack={onStack}
                  onMenu={openMenu}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {menu && opened && (
        <Suspense>
          <TrayMenu
            photo={opened.photo}
            anchor={menu.button}
            canAdd={canAdd}
            onLarge={() => onLarge(opened.photo.id)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
