import { describe, expect, test } from 'vitest'
import { pageAt } from '../testing/page'

describe('the list of the blog', () => {
  const POST = { url_key: 'hang-a-canvas', title: 'How to hang a canvas', short_content: 'One nail is enough.' }
  const CATEGORIES = [
    { name: 'Walls', url_key: 'walls' },
    { name: 'Gift ideas', url_key: 'gift-ideas' },
  ]
  const CONFIG = {
    blog_meta_title: 'Ideas for your photos',
    blog_meta_description: 'Tips from our workshop.',
    blog_meta_keywords: 'tips, photos',
    blog_meta_robots: 'INDEX,NOFOLLOW',
  }
  const listAt = (path: string, config = {}) =>
    pageAt(path, { blog: { blogPosts: [POST], blogCategories: CATEGORIES }, config })

  const POSTS = [
    {
      title: 'How to hang a canvas',
      path: '/blog/hang-a-canvas',
      author: '',
      publishedAt: null,
      image: '',
      lead: 'One nail is enough.',
      categories: [],
    },
  ]
  const CRUMBS = [
    { label: 'Home', url: '/' },
    { label: 'Blog', url: '/blog' },
  ]

  test('has the settings of the blog', () => {
    expect(listAt('/blog', CONFIG)).toMatchObject({
      kind: 'blog-list',
      name: 'Blog',
      heading: 'Blog',
      metaTitle: 'Ideas for your photos',
      description: 'Tips from our workshop.',
      keywords: 'tips, photos',
      robots: 'INDEX,NOFOLLOW',
      breadcrumbs: CRUMBS,
      posts: POSTS,
      blogCategories: [
        { name: 'Walls', path: '/blog/walls' },
        { name: 'Gift ideas', path: '/blog/gift-ideas' },
      ],
    })
  })

  test('has a title and is indexed without settings', () => {
    expect(listAt('/blog')).toMatchObject({
      metaTitle: 'Blog',
      description: '',
      keywords: '',
      robots: 'INDEX,FOLLOW',
    })
  })

  test('of a category has the name of the category', () => {
    expect(listAt('/blog/gift-ideas', CONFIG)).toMatchObject({
      kind: 'blog-list',
      name: 'Gift ideas',
      heading: 'Gift ideas',
      metaTitle: 'Gift ideas: Blog',
      description: 'Gift ideas: Tips from our workshop.',
      breadcrumbs: [...CRUMBS, { label: 'Gift ideas', url: '/blog/gift-ideas' }],
      posts: POSTS,
    })
    expect(listAt('/blog/walls').description).toBe('Walls')
  })

  test('without categories has none', () => {
    expect(pageAt('/blog', { blog: { blogPosts: [] } })).toMatchObject({ posts: [], blogCategories: [] })
  })
})

describe('the page of a post', () => {
  const postAt = (post: object) =>
    pageAt('/blog/hang-a-canvas', { blog: { blogPost: { url_key: 'hang-a-canvas', ...post } } })

  test('has the values of its post', () => {
    const post = {
      title: 'How to hang a canvas',
      metaTitle: 'Hanging a canvas',
      meta_description: 'Tools and heights.',
      short_content: 'One nail is enough.',
      content: '<p>Find a stud.</p>',
      image: '/media/nail.jpg',
    }
    expect(postAt(post)).toMatchObject({
      kind: 'blog-post',
      name: 'How to hang a canvas',
      heading: 'How to hang a canvas',
      metaTitle: 'Hanging a canvas',
      description: 'Tools and heights.',
      lead: 'One nail is enough.',
      content: '<p>Find a stud.</p>',
      image: '/media/nail.jpg',
      imageAlt: 'How to hang a canvas',
      breadcrumbs: [
        { label: 'Home', url: '/' },
        { label: 'Blog', url: '/blog' },
        { label: 'How to hang a canvas', url: '/blog/hang-a-canvas' },
      ],
      posts: [],
      blogCategories: [],
    })
  })

  test('has its title and its lead in place of missing texts', () => {
    expect(postAt({ title: 'Five gifts', short_content: 'For less than N$30.' })).toMatchObject({
      metaTitle: 'Five gifts',
      description: 'For less than N$30.',
      content: '',
      image: null,
    })
    expect(postAt({})).toMatchObject({ metaTitle: null, description: '' })
  })
})
