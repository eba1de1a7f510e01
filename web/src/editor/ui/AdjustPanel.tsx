import { STRAIGHTEN_MAX } from '@kea/design/document/crop-reach'
import { autoLook, lightHistogram } from '@kea/design/look/auto-look'
import { AMOUNTS, isPlain, type PhotoLook, PLAIN_LOOK } from '@kea/design/look/photo-look'
import { FlipVertical2, RotateCcw, RotateCw, Sparkles } from 'lucide-react'
import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'
import { changeLook, flipPhoto, straightenPhoto } from '../commands/adjust-photo'
import { rotatePhoto } from '../commands/rotate-photo'
import { smallerPicture } from '../render/smaller-picture'
import { CompareButton } from './CompareButton'
import { Slider } from './Slider'
import { ToneButtons } from './ToneButtons'
import { CommandButton, ToolButton } from './ToolButton'
import { useDesign, useEditor, usePictures, useSession } from './use-editor'

const LABELS = { brightness: 'Brightness', contrast: 'Contrast', saturation: 'Saturation', warmth: 'Warmth' } as const

/** Pixels across of the copy from which auto reads how light the photo is. */
const AUTO_PX = 200

/** The colours and the angle of the selected photo, or of the one that fills the surface. */
export function AdjustPanel() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  usePictures()
  const { placement } = editor.context()
  if (!placement) return null
  const { placed } = placement
  const look = placed.data.look ?? PLAIN_LOOK
  const picture = editor.pictures.picture(placed.data.photo)
  const change = (next: Partial<PhotoLook>, control: string | null = null, announce = '') =>
    editor.run(changeLook(next, announce), control && `${placed.id} ${control}`)
  const auto = () => {
    if (!picture) return
    const small = smallerPicture(picture, AUTO_PX)
    const context = contextOf(memoryCanvas(small.width, small.height))
    context.drawImage(small, 0, 0)
    const counts = lightHistogram(context.getImageData(0, 0, small.width, small.height).data)
    change(autoLook(counts, look), null, 'Photo improved')
  }
  return (
    <div className="grid gap-4 pb-2">
      <div className="grid grid-cols-4 gap-1">
        <ToolButton icon={Sparkles} label="Auto" onClick={auto} disabled={!picture} />
        <CommandButton command={flipPhoto} icon={FlipVertical2} />
        <CommandButton command={rotatePhoto} icon={RotateCw} />
        <ToolButton
          icon={RotateCcw}
          label="Reset all"
          disabled={isPlain(look)}
          onClick={() => change(PLAIN_LOOK, null, 'The colours are as they were')}
        />
      </div>
      <ToneButtons picture={picture} chosen={look.tone} onChoose={(tone, label) => change({ tone }, null, label)} />
      {AMOUNTS.map((name) => (
        <Slider
          key={name}
          label={LABELS[name]}
          value={Math.round(look[name] * 100)}
          least={-100}
          most={100}
          step={1}
          start={0}
          onChange={(value) => change({ [name]: value / 100 }, name)}
        />
      ))}
      <Straighten degrees={placed.data.straighten ?? 0} control={`${placed.id} straighten`} />
      {!isPlain(look) && <CompareButton />}
    </div>
  )
}

/** The angle, in tenths of a degree. A grid is on the print while it changes. */
function Straighten({ degrees, control }: { degrees: number; control: string }) {
  const { editor } = useEditor()
  const show = (isStraightening: boolean) => editor.change({ isStraightening })
  return (
    <Slider
      label="Straighten"
      unit="°"
      value={degrees}
      least={-STRAIGHTEN_MAX}
      most={STRAIGHTEN_MAX}
      step={0.1}
      start={0}
      onChange={(value) => editor.run(straightenPhoto(value), control)}
      onActive={show}
    />
  )
}
