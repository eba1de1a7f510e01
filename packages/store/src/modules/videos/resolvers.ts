import type { Resolvers } from '../../__generated__/resolvers'
import type { VideoEntry } from '../../__generated__/types'
import type { VideoRow } from './repo'

const toEntry = (video: VideoRow): VideoEntry => ({
  name: video.name,
  description: video.description,
  thumbnailUrl: video.thumbnail_path,
  uploadDate: video.uploaded_at,
  duration: video.duration,
  embedUrl: video.embed_url,
  src: video.src,
})

export const videosResolvers: Resolvers = {
  PageDetails: {
    videos: async ({ relative_url, redirect_code }, _, { services }) =>
      redirect_code || !relative_url ? null : (await services.videos.list(relative_url)).map(toEntry),
  },
}
