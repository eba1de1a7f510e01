import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import type { PhotoSort } from '@kea/design/document/photo-order'
import { photosOf } from '@kea/design/document/records'
import { Camera, ImagePlus, Smartphone, WandSparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { fillRest } from '../../commands/fill-rest'
import { overviewOf, workspaceOf } from '../../workspaces/workspace-of'
import { PanelLoading } from '../PanelLoading'
import { CommandButton, ToolButton } from '../ToolButton'
import { useDesign, useEditor, useSession } from '../use-editor'
import { EarlierPhotos } from './EarlierPhotos'
import { PlainTray } from './PlainTray'
import { SamplePhotos } from './SamplePhotos'
import { TrayHint } from './TrayHint'

const RepeatPhotos = lazyWithRetry(async () => (await import('./RepeatPhotos')).RepeatPhotos)
const PhoneDialog = lazyWithRetry(async () => (await import('./PhoneDialog')).PhoneDialog, 'over')
const SortedTray = lazyWithRetry(async () => (await import('./tray/SortedTray')).SortedTray)

/** True on phones and tablets, which have a camera at hand. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** True where a part is there several times, as the face of a card. */
const hasRows = (surfaces: readonly { part: string }[]): boolean =>
  new Set(surfaces.map(({ part }) => part)).size < surfaces.length

/** The tray: all photos of the design, those on the print and those that are not. */
export function PhotosPanel() {
  const { editor, addPhotos, takePhoto } = useEditor()
  const { design } = useDesign()
  const { isSorted } = workspaceOf(editor.product)
  const canAdd = overviewOf({ product: editor.product, design }, useSession()) === null
  const [sort, setSort] = useState<PhotoSort>(isSorted ? 'taken' : 'added')
  const [isPhoneOpen, setIsPhoneOpen] = useState(false)
  const canFill = fillRest(sort).isEnabled(editor.context())
  const tray = { sort, onSort: setSort, canAdd }
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-3 gap-1">
        <ToolButton icon={ImagePlus} label="Add photos" onClick={addPhotos} />
        {isTouch() && <ToolButton icon={Camera} label="Take a photo" onClick={takePhoto} />}
        {!isTouch() && <ToolButton icon={Smartphone} label="From your phone" onClick={() => setIsPhoneOpen(true)} />}
        {canFill && <CommandButton command={fillRest(sort)} icon={WandSparkles} />}
        {hasRows(shownSurfaces(editor.product.definition, design)) && (
          <Suspense>
            <RepeatPhotos />
          </Suspense>
        )}
      </div>
      {!isSorted && <TrayHint />}
      {photosOf(design).length === 0 && <SamplePhotos />}
      {photosOf(design).length > 0 &&
        (isSorted ? (
          <Suspense fallback={<PanelLoading />}>
            <SortedTray {...tray} />
          </Suspense>
        ) : (
          <PlainTray {...tray} />
        ))}
      <EarlierPhotos />
      {isPhoneOpen && (
        <Suspense>
          <PhoneDialog onClose={() => setIsPhoneOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
