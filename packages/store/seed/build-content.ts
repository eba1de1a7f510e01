// Rows of questions, videos and the blog.
import { createHash } from 'node:crypto'
import { datedRow, seedRow } from './seed-row.ts'

const ID_DIGITS = 12

/** An id that does not depend on the position of the entry in its file. */
const stableId = (slug, name) =>
  Number.parseInt(createHash('sha256').update(`${slug} ${name}`).digest('hex').slice(0, ID_DIGITS), 16)

/** Entries with their slug and position. `nameOf` returns a name that is unique among the entries of a slug. */
function numbered(bySlug, nameOf) {
  const rows = Object.entries(bySlug).flatMap(([slug, entries]) =>
    entries.map((entry, at) => ({ id: stableId(slug, nameOf(entry)), slug, ...entry, position: at + 1 })),
  )
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    throw new Error('seed: a page has the same question or video twice')
  return rows
}

const questionRows = (questions) =>
  numbered(questions, ({ question }) => question).map(({ answer_html = null, ...row }) => ({ ...row, answer_html }))

const videoRows = (videos, { picture, video }) =>
  numbered(videos, ({ file }) => file).map(({ picture: thumbnail, file, ...row }) => ({
    ...row,
    thumbnail_path: picture(thumbnail),
    src: video(file),
  }))

/** Rows of questions and videos. */
export const shownRows = ({ questions, videos }, files) => [
  ...questionRows(questions).map((row) => seedRow('questions', row)),
  ...videoRows(videos, files).map((row) => seedRow('videos', row)),
]

/** Rows of the blog. A post names its categories by their url_key. */
export function blogRows(categories, posts) {
  const idOf = (urlKey) => {
    const { id } = categories.find((category) => category.url_key === urlKey) ?? {}
    if (!id) throw new Error(`seed/blog: no category ${urlKey}`)
    return id
  }
  const links = posts.flatMap((post) =>
    post.categories.map((category) => ({ post_id: post.id, category_id: idOf(category) })),
  )
  return [
    ...categories.map((category, at) => seedRow('blog_categories', { ...category, position: at + 1 })),
    ...posts.map(({ categories, ...row }) => datedRow('blog_posts', row, categories)),
    ...links.map((link) => seedRow('blog_post_categories', link)),
  ]
}
