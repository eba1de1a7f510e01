// What pages show beside their own text: questions, videos, the blog; and sample reviews.
import { insert, prune, upsert, upsertDated } from './sql.mjs'

/** Questions and videos of every address, numbered in the order of their file. */
function numbered(bySlug) {
  const rows = Object.entries(bySlug).flatMap(([slug, entries]) =>
    entries.map((entry, at) => ({ slug, ...entry, position: at + 1 })),
  )
  return rows.map((row, at) => ({ id: at + 1, ...row }))
}

const questionRows = (questions) =>
  numbered(questions).map(({ answer_html = null, ...row }) => ({ ...row, answer_html }))

const videoRows = (videos, { picture, video }) =>
  numbered(videos).map(({ picture: thumbnail, file, ...row }) => ({
    ...row,
    thumbnail_path: picture(thumbnail),
    src: video(file),
  }))

/** Rows are numbered anew with every seed, so those that are left over go first. */
const replaced = (table, rows) => [
  prune(
    table,
    'id',
    rows.map(({ id }) => id),
  ),
  ...rows.map((row) => upsert(table, ['id'], row)),
]

/** Statements for questions and videos. */
export const shownStatements = ({ questions, videos }, files) => [
  ...replaced('questions', questionRows(questions)),
  ...replaced('videos', videoRows(videos, files)),
]

/** Statements for the blog. A post names its categories by their address. */
export function blogStatements(categories, posts) {
  const idOf = (urlKey) => {
    const { id } = categories.find((category) => category.url_key === urlKey) ?? {}
    if (!id) throw new Error(`seed/blog: no category ${urlKey}`)
    return id
  }
  const links = posts.flatMap((post) =>
    post.categories.map((category) => ({ post_id: post.id, category_id: idOf(category) })),
  )
  return [
    ...categories.map((category, at) => upsert('blog_categories', ['id'], { ...category, position: at + 1 })),
    ...posts.map(({ categories, ...row }) => upsertDated('blog_posts', ['id'], row, categories)),
    'DELETE FROM blog_post_categories',
    ...links.map((link) => insert('blog_post_categories', link)),
  ]
}

/** Rows of one statement; D1 takes a statement of at most 100 KB. */
const CHUNK = 100
const DAY_MS = 86_400_000

/** As many sample reviews of a product as its spread of ratings says, a day apart. */
function sampleReviews({ texts, first_day, products }) {
  return Object.entries(products).flatMap(([sku, spread]) =>
    Object.entries(spread)
      .flatMap(([rating, count]) => Array.from({ length: count }, () => Number(rating)))
      .map((rating, at) => {
        const fitting = texts.filter(({ ratings }) => ratings.includes(rating))
        const { title, text, nickname } = fitting[at % fitting.length]
        return {
          uid: `sample-${sku}-${at + 1}`,
          sku,
          rating,
          title,
          text,
          nickname,
          status: 'approved',
          is_sample: true,
          created_at: new Date(Date.parse(first_day) + at * DAY_MS).toISOString(),
        }
      }),
  )
}

/** Statements for the sample reviews, written anew; without samples none is left. */
export function reviewStatements(reviews, withSamples) {
  const rows = withSamples ? sampleReviews(reviews) : []
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) =>
    rows.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  return ['DELETE FROM reviews WHERE is_sample = 1', ...chunks.map((chunk) => insert('reviews', ...chunk))]
}
