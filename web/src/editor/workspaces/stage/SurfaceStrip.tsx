import { isCopy } from '@kea/design/arrangement/printed-sides'
import { type DragEvent, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { showCopy } from '../../commands/show-copy'
import { showSurface } from '../../commands/show-surface'
import { photoDrop } from '../../ui/photos/photo-drag'
import { useEditor, useRestingDesign, useSession } from '../../ui/use-editor'
import { SideThumbnail } from '../SideThumbnail'
import { isSameSide, type SideView, sideViews } from '../side-view'
import { workspaceOf } from '../workspace-of'

/** The sides of a product with several, each as it will be printed. A photo may be dropped on each. */
export function SurfaceStrip() {
  const { editor } = useEditor()
  const { design } = useRestingDesign()
  useSession()
  const strip = useRef<HTMLElement>(null)
  const { definition } = editor.product
  const views = useMemo(() => sideViews(definition, design), [definition, design])
  const shown = editor.context().surface.id
  // Many pages would be as many stops on the way to what follows.
  const isOneStop = workspaceOf(editor.product).steps !== null
  useInView(strip, shown)
  if (views.length < 2) return null
  return (
    <nav ref={strip} aria-label="Sides" className="relative flex shrink-0 overflow-x-auto px-3 pb-2 low:hidden lg:pb-4">
      <ul className="mx-auto flex gap-1.5">
        {views.map((view) => (
          <li key={`${view.side.part.id} ${view.side.surface.id}`}>
            <SideButton
              view={view}
              isShown={shown === view.side.surface.id && !isCopy(view.side)}
              isOneStop={isOneStop}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the strip to the side in front. `scrollIntoView` would scroll the page too. */
function useInView(strip: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another side is in front
  useLayoutEffect(() => {
    const box = strip.current
    const button = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !button) return
    box.scrollLeft = button.offsetLeft - (box.clientWidth - button.offsetWidth) / 2
  }, [strip, shown])
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The arrow keys lead along the strip. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key]
  if (by === undefined) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const next = buttons[buttons.indexOf(event.currentTarget as HTMLButtonElement) + by]
  next?.focus()
  next?.click()
}

interface SideButtonProps {
  view: SideView
  isShown: boolean
  /** True where only the side in front is a stop of the Tab key. */
  isOneStop: boolean
}

const SideButton = memo(
  function SideButton({ view, isShown, isOneStop }: SideButtonProps) {
    const { editor } = useEditor()
    const { side, name, items } = view
    const { surface } = side
    const show = () => editor.run(isCopy(side) ? showCopy(side) : showSurface(surface, name))
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer.files[0]) return
      // The page takes the file too: it goes to the surface that is shown.
      show()
    }
    return (
      <button
        type="button"
        aria-current={isShown ? 'true' : undefined}
        tabIndex={isOneStop && !isShown ? -1 : 0}
        aria-label={items.length === 0 ? `${name}, empty` : name}
        onClick={show}
        onKeyDown={walk}
        onDropCapture={drop}
        {...photoDrop(editor, () => ({ surface }))}
        className={classNames(
          'grid min-w-18 cursor-pointer justify-items-center gap-1 rounded-lg px-2 pt-2 pb-1 text-xs transition-colors duration-150 hover:bg-line/70',
          isShown ? 'bg-paper font-medium text-ink shadow-float' : 'text-ink-soft',
        )}
      >
        <SideThumbnail view={view} className="h-10 w-14 lg:h-14 lg:w-20" />
        <span aria-hidden="true" className="whitespace-nowrap">
          {name}
        </span>
      </button>
    )
  },
  (a, b) => isSameSide(a.view, b.view) && a.isShown === b.isShown && a.isOneStop === b.isOneStop,
)
