import { classNames } from '~/lib/class-names'
import { goOnWithout } from '~/lib/photos/go-on-without'
import { leaveOut } from '../commands/discard-photo'
import { type SizeOffer, sizeOffers } from '../commands/size-offers'
import { focusStage } from './focus-stage'
import { usePanel } from './panels'
import { QualityDot } from './QualityDot'
import { useEditor, useFacts, useUploads, useWorkflow } from './use-editor'
import { type PhotoPrintQuality, usePrintQuality } from './use-print-quality'

const percent = (sent: number, total: number): number => (total > 0 ? Math.round((sent / total) * 100) : 0)

/** The print quality of the photo, and below it the progress of its upload. */
export function PrintStatus() {
  const { open } = usePanel()
  const quality = usePrintQuality()
  // The empty element keeps the price at the right.
  if (!quality) return <div className="hidden flex-1 beside:block" />
  return (
    <div
      className={classNames(
        'order-2 px-5 pb-2 text-[0.9375rem] leading-snug beside:min-w-0 beside:flex-1 beside:p-0',
        // On a low phone the options show the quality, and the print needs the space.
        open?.name === 'options' && 'low:hidden beside:block',
      )}
    >
      <p aria-live="polite" className="flex items-center gap-2 font-medium">
        <QualityDot level={quality.level} />
        {quality.text}
      </p>
      <p className={classNames('min-h-[1.4em] pl-4 text-ink-soft text-sm', open && 'low:hidden beside:block')}>
        <SecondLine quality={quality} />
      </p>
    </div>
  )
}

function SecondLine({ quality: { level, largest, zoomOut } }: { quality: PhotoPrintQuality }) {
  const { editor } = useEditor()
  const uploads = useUploads()
  const { quantity } = useFacts()
  const { cart } = useWorkflow()
  const key = editor.context().placement?.photo.id
  const upload = key ? uploads[key] : undefined
  if (cart === 'preparing') return 'Preparing your photo for print'
  if (key && upload?.step === 'failed') {
    return (
      <>
        <span className="text-danger">{upload.message} </span>
        <button
          type="button"
          className="cursor-pointer font-medium underline"
          onClick={() => editor.uploads.retry(key)}
        >
          Try again
        </button>{' '}
        <button
          type="button"
          className="cursor-pointer font-medium underline"
          onClick={({ currentTarget }) => {
            editor.run(leaveOut([key]))
            focusStage(currentTarget)
          }}
        >
          {goOnWithout(1)}
        </button>
      </>
    )
  }
  if (upload?.step === 'interrupted') return 'No connection. The upload continues when you are back online.'
  if (upload?.step === 'sending') {
    const done = percent(upload.sentBytes, upload.totalBytes)
    return (
      <span className="inline-flex items-center gap-2">
        <progress aria-label="Upload of your photo" value={done} max={100} className="h-1 w-20 accent-kea" />
        Uploading, {done} %
      </span>
    )
  }
  if (zoomOut) {
    return (
      <>
        {'The photo is enlarged. '}
        <button type="button" className="cursor-pointer underline" onClick={() => editor.run(zoomOut)}>
          Zoom out
        </button>
        {' to print it sharper.'}
      </>
    )
  }
  const offers = sizeOffers(editor.context(), quantity)
  if (offers.length > 0) return <Offers offers={offers} />
  const isSmall = level === 'fair' || level === 'poor'
  if (largest) return isSmall ? `Prints well up to ${largest}` : `Prints well even at ${largest}`
  if (isSmall) return 'A larger photo prints sharper'
  return upload?.step === 'done' ? 'Uploaded in full quality' : null
}

/** Other sizes that suit the photo, with their prices. */
function Offers({ offers }: { offers: readonly SizeOffer[] }) {
  const { editor } = useEditor()
  return (
    <span className="flex gap-x-3 overflow-x-auto whitespace-nowrap">
      Your photo’s shape:
      {offers.map(({ title, price, command }) => (
        <button
          key={title}
          type="button"
          className="cursor-pointer underline underline-offset-3 hover:text-ink"
          onClick={() => editor.run(command)}
        >
          {title} {price}
        </button>
      ))}
    </span>
  )
}
