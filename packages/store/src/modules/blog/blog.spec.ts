import { describe, expect, it } from 'vitest'
import { proseOf, wordsOf } from '../../testing/page-text'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

const list = (args = '') =>
  shop.graphql(`{ blogPostList${args} { total_count page_info { page_size current_page total_pages }
    items { url_key categories { url_key name } } } }`)
const keys = async (args?: string) =>
  (await list(args)).data.blogPostList.items.map(({ url_key }: { url_key: string }) => url_key)

const MUG = 'a-photo-for-a-mug'
const CANVAS = 'how-a-canvas-is-stretched'
const LARGE = 'how-large-can-i-print'
const NEWEST_FIRST = [
  'photos-for-the-whole-whanau',
  'photos-at-the-beach',
  'christmas-presents-in-time',
  'a-wall-of-many-pictures',
  MUG,
  'why-prints-look-darker',
  'old-photos-out-of-the-shoebox',
  'sun-salt-and-damp',
  CANVAS,
  'hanging-pictures-on-new-zealand-walls',
  'the-original-from-your-phone',
  LARGE,
]

describe('the posts of the blog', () => {
  it.each([
    ['', NEWEST_FIRST],
    ['(filter: {})', NEWEST_FIRST],
    [`(filter: { url_key: { eq: "${LARGE}" } })`, [LARGE]],
    [`(filter: { url_key: { in: ["${LARGE}", "${MUG}", "x"] } })`, [MUG, LARGE]],
    ['(filter: { category_url_key: { eq: "from-the-workshop" } })', [MUG, 'why-prints-look-darker', CANVAS]],
    [`(filter: { category_url_key: { eq: "photo-tips" }, url_key: { eq: "${CANVAS}" } })`, []],
    ['(pageSize: 5, currentPage: 3)', NEWEST_FIRST.slice(10)],
    [`(filter: { url_key: { eq: "' OR 1=1 --" } })`, []],
  ])('%s, newest first', async (args, expected) => {
    expect(await keys(args)).toEqual(expected)
  })

  it('have all fields that a page and its head need', async () => {
    const { data, errors } = await shop.graphql(`{ blogPostList(filter: { url_key: { eq: "${MUG}" } }) { items {
      uid url_key title metaTitle meta_description author publish_date updated_at image image_alt short_content content
      categories { name value url_key } } } }`)
    expect(errors).toBeUndefined()
    expect(data.blogPostList.items[0]).toMatchObject({
      title: 'Which photo suits a mug?',
      metaTitle: 'Which photo suits a mug?',
      meta_description:
        'Choose and crop a photo that looks good on a mug: what works, what does not, and how to put two photos on one mug.',
      author: 'Kea Prints',
      publish_date: '2026-10-11 20:00:00',
      image: expect.stringMatching(/^\/pictures\/mug-shelf\./),
      content: expect.stringContaining('<h2>What works</h2>'),
      categories: [
        { name: 'Photo tips', value: 'photo-tips', url_key: 'photo-tips' },
        { name: 'From the workshop', value: 'from-the-workshop', url_key: 'from-the-workshop' },
      ],
    })
    expect(Date.parse(data.blogPostList.items[0].updated_at)).not.toBeNaN()
  })

  it('have categories with a name, a value and an address', async () => {
    const { data } = await shop.graphql('{ blogCategories { items { name value url_key } } }')
    expect(data.blogCategories.items).toEqual([
      { name: 'Photo tips', value: 'photo-tips', url_key: 'photo-tips' },
      { name: 'From the workshop', value: 'from-the-workshop', url_key: 'from-the-workshop' },
      { name: 'On the wall', value: 'on-the-wall', url_key: 'on-the-wall' },
      { name: 'Gifts and occasions', value: 'gifts-and-occasions', url_key: 'gifts-and-occasions' },
    ])
  })

  it('come with their total', async () => {
    const { data } = await list('(pageSize: 2)')
    expect(data.blogPostList).toMatchObject({
      total_count: NEWEST_FIRST.length,
      page_info: { page_size: 2, current_page: 1, total_pages: NEWEST_FIRST.length / 2 },
    })
  })

  it.each([
    ['(pageSize: -1)', 'pageSize value must be greater than 0.'],
    ['(currentPage: 9)', 'currentPage value 9 specified is greater than the 1 page(s) available.'],
  ])('%s is refused with Magento’s text', async (args, message) => {
    expect((await list(args)).errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  it('that are disabled are not listed, and neither is a category without posts', async () => {
    const switchTo = (enabled: number) =>
      shop.db
        .prepare(
          `UPDATE blog_posts SET enabled = ? WHERE id IN (SELECT post_id FROM blog_post_categories
             JOIN blog_categories ON blog_categories.id = category_id WHERE blog_categories.url_key = 'from-the-workshop')`,
        )
        .bind(enabled)
        .run()
    const categories = async () =>
      (await shop.graphql('{ blogCategories { items { name } } }')).data.blogCategories.items.map(
        ({ name }: { name: string }) => name,
      )
    expect(await categories()).toEqual(['Photo tips', 'From the workshop', 'On the wall', 'Gifts and occasions'])
    await switchTo(0)
    const shown = [await keys(), await categories()]
    await switchTo(1)
    expect(shown).toEqual([
      NEWEST_FIRST.filter((key) => ![MUG, 'why-prints-look-darker', CANVAS].includes(key)),
      ['Photo tips', 'On the wall', 'Gifts and occasions'],
    ])
  })
})

describe('the seeded posts', () => {
  it('have 300 to 800 words, each with its own picture', async () => {
    const { results } = await shop.db
      .prepare('SELECT url_key, content, picture_path FROM blog_posts')
      .all<{ url_key: string; content: string; picture_path: string | null }>()
    for (const { url_key, content } of results) {
      const length = wordsOf(await proseOf(content)).length
      expect(length, url_key).toBeGreaterThanOrEqual(300)
      expect(length, url_key).toBeLessThanOrEqual(800)
    }
    expect(results.filter(({ picture_path }) => !picture_path)).toEqual([])
    expect(new Set(results.map(({ picture_path }) => picture_path)).size).toBe(results.length)
  })
})

it('the blog has its own title, description, keywords and robots', async () => {
  const fields = ['title', 'description', 'keywords', 'robots'].map((name) => `blog_meta_${name}`)
  const { data } = await shop.graphql('query ($fields: [String!]!) { configvalues(fields: $fields) { key value } }', {
    fields,
  })
  const texts = data.configvalues.map(({ value }: { value: string }) => value)
  expect(texts).toEqual([
    expect.stringMatching(/\w+ \w+/),
    expect.stringMatching(/^\w+ \w+.*\.$/),
    expect.stringMatching(/^[\w ]+(, [\w ]+)+$/),
    'INDEX,FOLLOW',
  ])
  expect(new Set(texts).size).toBe(4)
})
