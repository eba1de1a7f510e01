// Rows of questions, videos and the blog.
import { createHash } from 'node:crypto'
import type { BySlug, PostHead, SeedCategory, SeedQuestion, SeedVideo } from './seed-files.ts'
import { datedRow, type SeedRow, seedRow } from './seed-row.ts'

const ID_DIGITS = 12

/** An id that does not depend on the position of the entry in its file. */
const stableId = (slug: string, name: string) =>
  Number.parseInt(createHash('sha256').update(`${slug} ${name}`).digest('hex').slice(0, ID_DIGITS), 16)

/** Entries with their slug and position. `nameOf` returns a name that is unique among the entries of a slug. */
function numbered<Entry>(bySlug: BySlug<Entry>, nameOf: (entry: Entry) => string) {
  const rows = Object.entries(bySlug).flatMap(([slug, entries]) =>
    entries.map((entry, at) => ({ id: stableId(slug, nameOf(entry)), slug, ...entry, position: at + 1 })),
  )
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    throw new Error('seed: a page has the same question or video twice')
  return rows
}

/** What pages show. */
export interface Shown {
  questions: BySlug<SeedQuestion>
  videos: BySlug<SeedVideo>
}

/** The paths of pictures and videos by their names. */
export interface Addresses {
  picture: (name: string) => string
  video: (file: string) => string
}

const questionRows = (questions: Shown['questions']) =>
  numbered(questions, ({ question }) => question).map(({ answer_html = null, ...row }) => ({ ...row, answer_html }))

const videoRows = (videos: Shown['videos'], { picture, video }: Addresses) =>
  numbered(videos, ({ file }) => file).map(({ picture: thumbnail, file, ...row }) => ({
    ...row,
    thumbnail_path: picture(thumbnail),
    src: video(file),
  }))

/** Rows of questions and videos. */
export const shownRows = ({ questions, videos }: Shown, files: Addresses): SeedRow[] => [
  ...questionRows(questions).map((row) => seedRow('questions', row)),
  ...videoRows(videos, files).map((row) => seedRow('videos', row)),
]

/** A post with its url_key and its text. */
export type Post = Omit<PostHead, 'picture'> & { url_key: string; picture_path: string | null; content: string }

/** Rows of the blog. A post names its categories by their url_key. */
export function blogRows(categories: readonly SeedCategory[], posts: readonly Post[]): SeedRow[] {
  const idOf = (urlKey: string) => {
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
