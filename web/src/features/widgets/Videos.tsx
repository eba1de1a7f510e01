import type { VideoData } from '@kea/shared/page/page-data'
import { fallbackSource, parsePicture } from '@kea/shared/picture'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'

/** Films of a page. A file of the shop's own plays here, one elsewhere is a link: no other site is loaded unasked. */
export function Videos({ videos }: { videos: readonly VideoData[] }) {
  return (
    <Section title={videos.length === 1 ? 'Video' : 'Videos'} ground="mist">
      <ul className={videos.length === 1 ? 'max-w-5xl' : 'grid gap-x-6 gap-y-12 lg:grid-cols-2'}>
        {videos.map((video) => (
          <li key={`${video.name}${video.src ?? video.embedUrl}`}>
            {video.src ? <Player video={video} src={video.src} /> : <Elsewhere video={video} />}
            <h3 className="mt-5 font-display text-subheading font-bold">{video.name}</h3>
            {video.description && <p className="mt-2 max-w-2xl text-ink-soft">{video.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Player({ video, src }: { video: VideoData; src: string }) {
  const poster = video.thumbnailUrl ?? ''
  const picture = parsePicture(poster)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films have no speech; what they show is said in the words below
    <video
      controls
      playsInline
      preload="none"
      src={src}
      poster={picture ? fallbackSource(picture) : poster || undefined}
      aria-label={video.name}
      className="aspect-[4/3] w-full rounded-picture bg-ink object-cover"
    />
  )
}

function Elsewhere({ video }: { video: VideoData }) {
  return (
    <a href={video.embedUrl ?? '#'} target="_blank" rel="noreferrer" className="group block text-kea">
      <Picture
        src={video.thumbnailUrl ?? ''}
        alt=""
        sizes="(min-width: 1024px) 48vw, 100vw"
        isCropped
        className="aspect-[4/3] rounded-picture"
      />
      <span className="mt-3 inline-block font-semibold underline underline-offset-4">
        Watch “{video.name}” <span className="sr-only">(opens in a new tab)</span>
        <span aria-hidden="true">↗</span>
      </span>
    </a>
  )
}
