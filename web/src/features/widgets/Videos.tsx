import type { VideoData } from '@kea/shared/page/page-data'
import { fallbackSource, parsePicture } from '@kea/shared/picture'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import type { WidgetProps } from './widget'

const TESTIMONIALS_TITLE = 'Video Testimonials - What our customers say'
/** Testimonials have frames of 420 × 200. A video about the product is large. */
const FRAME = { small: 'aspect-[420/200]', large: 'aspect-[4/3]' }

/** The videos of a page, placed by its content. */
export function VideoTestimonials({ page, data }: WidgetProps) {
  if (page.videos.length === 0) return null
  return <Videos videos={page.videos} title={data.title || TESTIMONIALS_TITLE} isSmall />
}

interface VideosProps {
  videos: readonly VideoData[]
  title?: string
  isSmall?: boolean
}

/** Videos of a page. A file of this shop plays here. A video of another site is a link, so nothing is loaded from it. */
export function Videos({ videos, title, isSmall = false }: VideosProps) {
  const frame = isSmall ? FRAME.small : FRAME.large
  const isOne = videos.length === 1 && !isSmall
  return (
    <Section title={title ?? (videos.length === 1 ? 'Video' : 'Videos')} ground="mist">
      <ul
        className={classNames(
          isOne ? 'max-w-5xl' : 'grid gap-x-6 gap-y-12',
          !isOne && (isSmall ? 'sm:grid-cols-2 lg:grid-cols-3' : 'lg:grid-cols-2'),
        )}
      >
        {videos.map((video) => (
          <li key={`${video.name}${video.src ?? video.embedUrl}`}>
            {video.src ? (
              <Player video={video} src={video.src} frame={frame} />
            ) : (
              <ExternalVideo video={video} frame={frame} />
            )}
            <h3 className="mt-5 font-display text-subheading font-bold">{video.name}</h3>
            {video.description && <p className="mt-2 max-w-2xl text-ink-soft">{video.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface VideoProps {
  video: VideoData
  frame: string
}

function Player({ video, src, frame }: VideoProps & { src: string }) {
  const poster = video.thumbnailUrl ?? ''
  const picture = parsePicture(poster)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the videos have no speech; the text below describes them
    <video
      controls
      playsInline
      preload="none"
      src={src}
      poster={picture ? fallbackSource(picture) : poster || undefined}
      aria-label={video.name}
      className={classNames('w-full rounded-picture bg-ink object-cover', frame)}
    />
  )
}

function ExternalVideo({ video, frame }: VideoProps) {
  return (
    <a href={video.embedUrl ?? '#'} target="_blank" rel="noreferrer" className="group block text-kea">
      <Picture
        src={video.thumbnailUrl ?? ''}
        alt=""
        sizes="(min-width: 1024px) 48vw, 100vw"
        shape="custom"
        className={classNames('rounded-picture', frame)}
      />
      <span className="mt-3 inline-block font-semibold underline underline-offset-4">
        Watch “{video.name}” <span className="sr-only">(opens in a new tab)</span>
        <span aria-hidden="true">↗</span>
      </span>
    </a>
  )
}
