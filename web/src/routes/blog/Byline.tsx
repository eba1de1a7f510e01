import { dateWordsAt } from '@kea/shared/day-words'
import type { BlogPost } from '@kea/shared/page/blog'

/** The author and date of a post. */
export function Byline({ post }: { post: BlogPost }) {
  const { author, publishedAt } = post
  return (
    <p className="text-sm text-ink-soft">
      {author !== '' && <span>{author}</span>}
      {author !== '' && publishedAt && <span aria-hidden="true"> · </span>}
      {publishedAt && <time dateTime={publishedAt}>{dateWordsAt(Date.parse(publishedAt))}</time>}
    </p>
  )
}
