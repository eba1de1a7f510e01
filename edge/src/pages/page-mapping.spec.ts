import { describe, expect, test } from 'vitest'
import { readGraphqlAnswer } from '../http/graphql-answer'
import { toPageData, variablesOf } from './page-mapping'

const CONFIG = { store_name: 'Brand' }
const statusOf = (known: boolean) => (known ? 200 : 404)
const map = (
  slug: string | null,
  data: object | null,
  errors: { message: string; category?: string; path?: string[] }[] = [],
) =>
  toPageData(
    readGraphqlAnswer({
      data,
      errors: errors.map(({ message, category, path }) => ({
        message,
        ...(path && { path }),
        ...(category && { extensions: { category } }),
      })),
    }),
    slug,
    CONFIG,
    statusOf,
  )
const post = { url_key: 'a-post', title: 'A post' }
const list = (...items: object[]) => ({ items })

describe('the variables of the page query', () => {
  test.each([
    ['canvas-prints', { withPage: true, withBlog: false, withPost: false, slug: 'canvas-prints' }],
    ['blog', { withPage: false, withBlog: true, withPost: false, posts: null }],
    [
      'blog/a-post',
      { withBlog: true, withPost: true, postKey: 'a-post', posts: { category_url_key: { eq: 'a-post' } } },
    ],
    ['blogger', { withPage: true, withBlog: false }],
    [null, { withPage: false, withBlog: false, withPost: false }],
  ])('for %s select the parts of its page', (slug, variables) => {
    expect(variablesOf(slug)).toMatchObject(variables)
  })
})

describe('the answer', () => {
  test('with partial errors is used with its remaining data', () => {
    const broken = [{ message: 'Internal server error' }]
    const { status, data, offer } = map('x', { cmsPage: { title: 'X' }, pageDetails: null, headeroffer: null }, broken)
    expect([status, data.metaData, offer]).toEqual([200, { cmsPage: { title: 'X' } }, null])
  })

  test('without the product that has failed is an error; other failures leave the rest, and so does one that is missing', () => {
    const page = { cmsPage: { title: 'X' }, pageDetails: { id: 7, product: null } }
    const failed = (...path: string[]) => [{ message: 'Internal server error', path }]
    expect(() => map('x', { ...page, pageDetails: null }, failed('pageDetails'))).toThrow('Internal server error')
    expect(() => map('x', { ...page, pageDetails: null }, failed('pageDetails', 'id'))).toThrow('Internal server error')
    expect(() => map('x', page, failed('pageDetails', 'product'))).toThrow('Internal server error')
    expect(map('x', page, failed('pageDetails', 'videos')).status).toBe(200)
    expect(map('x', { ...page, pageDetails: null }, failed('headeroffer')).status).toBe(200)
    const missing = [{ message: 'no', category: 'graphql-no-such-entity', path: ['pageDetails'] }]
    expect(map('x', { ...page, pageDetails: null }, missing).status).toBe(200)
  })

  test('that does not tell whether the page exists is an error', () => {
    expect(() => map('x', { cmsPage: null }, [{ message: 'Internal server error' }])).toThrow('Internal server error')
    expect(() => map('x', null)).toThrow('no data')
    expect(map('x', { cmsPage: null }, [{ message: 'no', category: 'graphql-no-such-entity' }]).status).toBe(404)
  })

  test('contains the first banner of an offer', () => {
    const data = { cmsPage: { title: 'X' }, headeroffer: list({ sale_title: 'One' }, { sale_title: 'Two' }) }
    expect(map('x', data).offer).toEqual({ sale_title: 'One' })
  })

  test('for a blog post is the post; a category takes precedence over a post with the same key', () => {
    const answer = { blogPost: list(post), blogPosts: list(), blogCategories: list({ name: 'Tips', url_key: 'tips' }) }
    expect(map('blog/a-post', answer).data.metaData.blogPost).toEqual(post)
    const both = { ...answer, blogCategories: list({ name: 'A post', url_key: 'a-post' }) }
    expect(map('blog/a-post', both).data.metaData).toEqual({
      blogPosts: [],
      blogCategories: [{ name: 'A post', url_key: 'a-post' }],
    })
  })

  test('for an unknown blog post is 404; the blog itself may be empty', () => {
    const none = { blogPost: list(), blogPosts: list(), blogCategories: null }
    expect([map('blog/nope', none).status, map('blog', none).status]).toEqual([404, 200])
    expect(map('blog', {}).status).toBe(404)
  })
})
