import { describe, expect, it } from 'vitest'
import { bindings } from '../../testing/prepare-database'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

interface SitePage {
  path: string
  name: string
  updated_at: string
  robots: string
  canonical_url: string | null
  images: { url: string; title: string | null }[]
}

interface Post {
  url_key: string
  categories: { url_key: string }[]
}

const keyOf = ({ url_key }: { url_key: string }) => url_key

const sitePages = (args = '') =>
  shop.graphql(
    `{ sitePages${args} { total_count items { path name updated_at robots canonical_url images { url title } } } }`,
  )
const all = async (): Promise<SitePage[]> => (await sitePages()).data.sitePages.items
const pageAt = async (path: string) => (await all()).find((page) => page.path === path)

/** Runs the seed's statements for a table again. */
const seedAgain = (table: string) =>
  bindings.DB.batch(
    bindings.TEST_SEED.filter((statement) => statement.startsWith(`INSERT INTO ${table} `)).map((statement) =>
      bindings.DB.prepare(statement),
    ),
  )

describe('the list of all pages', () => {
  it('has every address that answers a page, and no moved one', async () => {
    const paths = (await all()).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/canvas-prints', '/photo-wall-clock', '/blog/a-photo-for-a-mug']),
    )
    expect(paths).toEqual(
      expect.arrayContaining([
        '/custom-photo-books',
        '/photo-calendars',
        '/photo-playing-cards',
        '/didactic-memory-games',
      ]),
    )
    expect((await all()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Home', 'Canvas prints', 'Photo wall clock', 'How a canvas is stretched', 'Blog']),
    )
    expect(new Set(paths).size).toBe(paths.length)
    const pages = paths.filter((path) => !path.startsWith('/blog'))
    for (const path of pages) {
      const { data } = await shop.graphql(`{ pageDetails(url: "${path}") { status redirect_code } }`)
      expect(data.pageDetails, path).toEqual({ status: 200, redirect_code: 0 })
    }
  })

  it('has the blog with its posts, and the categories with posts', async () => {
    const { data } = await shop.graphql('{ blogPostList(pageSize: 50) { items { url_key categories { url_key } } } }')
    const keys = data.blogPostList.items.flatMap((post: Post) => [post.url_key, ...post.categories.map(keyOf)])
    const paths = (await all()).map(({ path }) => path).filter((path) => path.startsWith('/blog'))
    expect(paths.sort()).toEqual(['/blog', ...new Set(keys.map((key: string) => `/blog/${key}`))].sort())
  })

  it('has the same data for a page as the page itself', async () => {
    for (const { path, robots, updated_at } of (await all()).filter(({ path }) => !path.startsWith('/blog'))) {
      const { data } = await shop.graphql(`{ pageDetails(url: "${path}") { meta_robots updated_at } }`)
      expect(data.pageDetails.meta_robots, path).toBe(robots)
      expect(Date.parse(updated_at), path).toBeGreaterThanOrEqual(Date.parse(data.pageDetails.updated_at))
    }
  })

  it('has the pictures with their labels', async () => {
    expect((await pageAt('/photo-print-cord'))?.images).toEqual([
      {
        url: expect.stringMatching(/^\/pictures\/prints-wall\./),
        title: 'Five photo prints pegged on a cord over a shelf',
      },
      {
        url: expect.stringMatching(/^\/pictures\/prints-wall-close\./),
        title: 'Photo prints up close, held on the cord by wooden pegs',
      },
      {
        url: expect.stringMatching(/^\/pictures\/prints-wall-2\./),
        title:
          'Five prints with drawings and words pegged on a cord over a shelf: a fantail, kōwhai, a sun, a fern frond and a tent',
      },
      {
        url: expect.stringMatching(/^\/pictures\/prints-wall-close-2\./),
        title: 'A wooden peg on the cord up close, holding a print',
      },
    ])
    expect((await pageAt('/canvas-stretcher-bars'))?.images).toEqual([])
  })

  it('comes in pages', async () => {
    const paths = (await all()).map(({ path }) => path)
    const { data } = await sitePages('(pageSize: 3, currentPage: 2)')
    expect(data.sitePages.items.map(({ path }: SitePage) => path)).toEqual(paths.slice(3, 6))
    expect(data.sitePages.total_count).toBe(paths.length)
    expect((await sitePages('(pageSize: 0)')).errors?.[0]?.extensions?.category).toBe('graphql-input')
  })

  it('leaves out disabled pages', async () => {
    await shop.db.prepare("UPDATE products SET enabled = 0 WHERE sku = 'photo-print-cord'").run()
    const gone = await pageAt('/photo-print-cord')
    await shop.db.prepare("UPDATE products SET enabled = 1 WHERE sku = 'photo-print-cord'").run()
    expect(gone).toBeUndefined()
    expect(await pageAt('/photo-print-cord')).toBeDefined()
  })
})

describe('the date of a page', () => {
  it.each([
    ['pages', 'slug', 'photo-credits', '/photo-credits'],
    ['products', 'url_key', 'photo-wall-clock', '/photo-wall-clock'],
    ['blog_posts', 'url_key', 'a-photo-for-a-mug', '/blog/a-photo-for-a-mug'],
  ])('of %s stays while the seed is unchanged, and changes with its content', async (table, key, value, path) => {
    const change = (changes: string) =>
      shop.db.prepare(`UPDATE ${table} SET ${changes} WHERE ${key} = ?`).bind(value).run()
    const old = '2020-01-02T03:04:05.678Z'
    await change(`updated_at = '${old}'`)
    await seedAgain(table)
    expect((await pageAt(path))?.updated_at).toBe(old)
    await change("content_hash = 'of something else'")
    await seedAgain(table)
    expect(Date.now() - Date.parse((await pageAt(path))?.updated_at ?? '')).toBeLessThan(600_000)
  })

  it('of a landing page is that of its product if that is newer', async () => {
    await shop.db.prepare("UPDATE products SET updated_at = '2099-01-01T00:00:00.000Z' WHERE sku = 'photo-print'").run()
    const { updated_at } = (await pageAt('/photo-prints')) ?? {}
    await shop.db.prepare("UPDATE products SET updated_at = '2026-01-01T00:00:00.000Z' WHERE sku = 'photo-print'").run()
    expect(updated_at).toBe('2099-01-01T00:00:00.000Z')
  })
})
