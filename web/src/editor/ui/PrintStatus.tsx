import { GradeDot } from './GradeDot'
import { useDesign, useEditor, useSession, useShelf } from './use-editor'
import { useVerdict } from './use-verdict'

const percent = (sent: number, total: number): number => (total > 0 ? Math.round((sent / total) * 100) : 0)

/** How the photo will print, and below it how far its original has come. */
export function PrintStatus() {
  const { editor } = useEditor()
  const { view } = useSession()
  const verdict = useVerdict()
  if (!verdict) return null
  return (
    <div className="text-[0.9375rem] leading-snug">
      <p aria-live="polite" className="flex items-center gap-2 font-medium">
        <GradeDot grade={verdict.grade} />
        {verdict.words}
      </p>
      <p className="pl-4 text-sm text-ink-soft">
        <SecondLine
          largest={verdict.largest}
          ppi={verdict.ppi}
          isSmall={verdict.grade === 'fair' || verdict.grade === 'poor'}
        />
      </p>
      {editor.product.definition.shape === 'canvas' && view === 'front' && (
        <p className="pl-4 text-sm text-ink-soft max-lg:sr-only">The pale rim goes round the frame</p>
      )}
    </div>
  )
}

function SecondLine({ largest, ppi, isSmall }: { largest: string | null; ppi: number; isSmall: boolean }) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const shelf = useShelf()
  const key = Object.keys(design.photos)[0]
  const upload = key ? shelf[key]?.upload : undefined
  if (key && upload?.step === 'failed') {
    return (
      <>
        <span className="text-danger">{upload.message} </span>
        <button type="button" className="cursor-pointer font-medium underline" onClick={() => editor.shelf.retry(key)}>
          Try again
        </button>
      </>
    )
  }
  if (upload?.step === 'interrupted') return 'No connection. Your photo goes on uploading by itself.'
  if (upload?.step === 'sending') {
    const done = percent(upload.sentBytes, upload.totalBytes)
    return (
      <span className="inline-flex items-center gap-2">
        <progress aria-label="Upload of your photo" value={done} max={100} className="h-1 w-20 accent-kea" />
        Uploading, {done} %
      </span>
    )
  }
  if (largest) return isSmall ? `Prints well up to ${largest}` : `Prints well even at ${largest}`
  return `${Math.round(ppi)} pixels per inch`
}
