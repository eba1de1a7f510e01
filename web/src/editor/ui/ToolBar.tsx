import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { isFree } from '@kea/design/document/free-item'
import { itemsOn } from '@kea/design/document/records'
import { partOf } from '@kea/design/product/parts'
import {
  CalendarDays,
  Eye,
  Frame,
  ImagePlus,
  Images,
  Layers,
  LayoutGrid,
  Move,
  PaintBucket,
  RectangleHorizontal,
  RectangleVertical,
  Ruler,
  Shapes,
  Shuffle,
  SlidersHorizontal,
  Type,
} from 'lucide-react'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { hasLayouts, layOutAgain } from '../commands/lay-out-again'
import { hasLook, openLook } from '../commands/open-look'
import { freeSelection } from '../commands/selection'
import { turnPiece } from '../commands/turn-piece'
import type { Editor } from '../Editor'
import { PHOTO_TOOL_ID, SIGN_TOOL_ID, usePanel } from './panels'
import { SelectionTools } from './SelectionTools'
import { CommandButton, ToolButton } from './ToolButton'
import { useDesign, useEditor, useSession } from './use-editor'
import { useSelected } from './use-selected'

const PairTools = lazyWithRetry(async () => (await import('./PairTools')).PairTools)

/** What decides which tools there are. */
function toolsOf({ context, product }: Editor) {
  const now = context()
  const { design, options, surface, placement } = now
  const part = partOf(product.definition, options, surface.part)
  return {
    allows: part.allows,
    canRotate: part.canRotate,
    hasLayouts: hasLayouts(part),
    isSign: part.sign !== undefined,
    isPair: arrangementOf(product.definition).isPair(surface),
    isEmpty: placement === null,
    hasLayers: itemsOn(design, surface).some(isFree),
    isLandscape: surface.orientation === 'landscape',
    isSelected: freeSelection(now).length > 0,
  }
}

/** The tools of what is selected. */
function SelectedTools() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  return <SelectionTools items={freeSelection(editor.context())} />
}

/** The tools: a bar at the bottom on phones, a rail on the left on wide screens. */
export function ToolBar() {
  const { editor, pickPhoto } = useEditor()
  const { open, openFrom, openerProps } = usePanel()
  const { product } = editor
  const shown = useSelected(toolsOf)
  const { allows, canRotate, isSign, isEmpty, hasLayers, isLandscape, isSelected } = shown
  const bar = useRef<HTMLElement>(null)
  // Each of the two rows of a phone begins at its start, wherever the other one was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row changes with the selection
  useLayoutEffect(() => {
    if (bar.current) bar.current.scrollLeft = 0
  }, [isSelected])
  return (
    <section
      ref={bar}
      aria-label="Tools"
      // On a low phone the open panel replaces the tools, so that the print keeps its space.
      className={classNames(
        'order-4 flex overflow-x-auto border-t border-line bg-paper px-0.5 sm:px-1.5 beside:col-start-1 beside:row-span-3 beside:row-start-1 beside:w-22 beside:flex-col beside:gap-1 beside:overflow-y-auto beside:border-t-0 beside:border-r beside:py-1.5 lg:w-24 lg:px-2 lg:py-3',
        open && 'low:hidden beside:flex',
      )}
    >
      {/* A phone has room for the tools of the selection only. */}
      <div className={isSelected ? 'hidden beside:contents' : 'contents'}>
        {isSign && <ToolButton id={SIGN_TOOL_ID} icon={Type} label="Words" {...openerProps('sign')} />}
        {!isSign && (
          <>
            <ToolButton id={PHOTO_TOOL_ID} icon={ImagePlus} label={isEmpty ? 'Photo' : 'Replace'} onClick={pickPhoto} />
            <ToolButton icon={Images} label="Photos" {...openerProps('photos')} />
          </>
        )}
        {product.definition.settings === 'calendar' && (
          <ToolButton icon={CalendarDays} label="Calendar" {...openerProps('calendar')} />
        )}
        {allows.includes('layout') && <ToolButton icon={LayoutGrid} label="Layout" {...openerProps('layout')} />}
        {shown.hasLayouts && <CommandButton command={layOutAgain} icon={Shuffle} />}
        {allows.includes('text') && (
          <ToolButton
            icon={Type}
            label="Add text"
            onClick={({ currentTarget }) => {
              editor.addText()
              openFrom('text', currentTarget)
            }}
          />
        )}
        {allows.includes('graphic') && <ToolButton icon={Shapes} label="Graphics" {...openerProps('graphics')} />}
        {allows.includes('background') && (
          <ToolButton icon={PaintBucket} label="Background" {...openerProps('background')} />
        )}
        <ToolButton icon={Ruler} label="Size" {...openerProps('options')} />
        {!isSelected && !isSign && (
          <ToolButton icon={Move} label="Position" disabled={isEmpty} {...openerProps('position')} />
        )}
        {!isSelected && !isEmpty && (
          <>
            <ToolButton icon={SlidersHorizontal} label="Adjust" {...openerProps('adjust')} />
            <ToolButton icon={Frame} label="Border" {...openerProps('style')} />
          </>
        )}
        {shown.isPair && (
          <Suspense>
            <PairTools />
          </Suspense>
        )}
        {canRotate && (
          <CommandButton
            command={turnPiece}
            icon={isLandscape ? RectangleVertical : RectangleHorizontal}
            label={isLandscape ? 'Portrait' : 'Landscape'}
          />
        )}
        {hasLook(product) && <CommandButton command={openLook} icon={Eye} />}
        {!isSelected && hasLayers && !isSign && <ToolButton icon={Layers} label="Layers" {...openerProps('layers')} />}
      </div>
      {isSelected && (
        <div className="contents beside:hidden">
          <SelectedTools />
        </div>
      )}
    </section>
  )
}
