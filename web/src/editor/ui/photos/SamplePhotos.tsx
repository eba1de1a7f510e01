import { Link } from 'react-router-dom'
import { SAMPLES, type Sample } from '../../samples/samples'
import { useEditor } from '../use-editor'

const NOT_LOADED = 'We could not load this photo. Check your connection and try again.'

/** Photos to try the tool with, where the shopper has none yet. */
export function SamplePhotos() {
  const { editor } = useEditor()
  const use = async ({ name, large }: Sample) => {
    const answer = await fetch(large).catch(() => null)
    if (!answer?.ok) return editor.change({ notice: { tone: 'danger', text: NOT_LOADED } })
    const file = new File([await answer.blob()], `Sample ${name.toLowerCase()}.jpg`, { type: 'image/jpeg' })
    await editor.addFiles([file], 'replace', { marks: { sample: true } })
  }
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">Add as many photos as you like, all at once. Or try one of ours first:</p>
      <ul aria-label="Sample photos" className="grid grid-cols-3 gap-2">
        {SAMPLES.map((sample) => (
          <li key={sample.name}>
            <button
              type="button"
              aria-label={`Try the sample photo ${sample.name}`}
              onClick={() => void use(sample)}
              className="block w-full cursor-pointer overflow-hidden rounded-lg bg-mist hover:opacity-90"
            >
              <img src={sample.small} alt="" width={280} height={210} loading="lazy" className="w-full" />
              <span aria-hidden="true" className="block py-1 text-ink-soft text-sm">
                Sample
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        Photos by {SAMPLES.map(({ by }) => by).join('; ')}.{' '}
        <Link to="/photo-credits" target="_blank" className="underline">
          Credits
        </Link>
      </p>
    </div>
  )
}
