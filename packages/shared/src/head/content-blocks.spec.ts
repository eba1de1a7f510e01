import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import type { BlogPostData, VideoData } from '../page/page-data'
import { NOW, PICTURE, pageAt, SITE } from '../testing/page'
import { breadcrumbBlock, postBlock, videoBlocks } from './content-blocks'

type Parts = NonNullable<Parameters<typeof pageAt>[1]>

const sourceOf = (path: string, parts: Parts) => ({
  page: pageAt(path, parts),
  site: SITE,
  canonical: `https://shop.example${path}`,
  now: NOW,
  readHtml: parseHtml,
})

describe('the breadcrumbs', () => {
  const crumbsOf = (breadcrumbs: { label: string; url: string }[]) =>
    breadcrumbBlock(sourceOf('/canvas-prints', { details: { breadcrumbs } }))

  test('are a list with positions from 1', () => {
    expect(
      crumbsOf([
        { label: ' Home ', url: '/' },
        { label: 'Wall art', url: 'wall-art' },
        { label: 'Canvas prints', url: '/canvas-prints' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Wall art', item: 'https://shop.example/wall-art' },
        { '@type': 'ListItem', position: 3, name: 'Canvas prints', item: 'https://shop.example/canvas-prints' },
      ],
    })
  })

  test('without a name or a web address are left out', () => {
    const home = { label: 'Home', url: '/' }
    const faq = { label: 'FAQ', url: '/faq' }
    const bad = [
      { label: ' ', url: '/a' },
      { label: 'Mail', url: 'mailto:a@b.example' },
    ]
    expect(crumbsOf([home, ...bad, faq])?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://shop.example/faq' },
    ])
    expect(crumbsOf([home, ...bad])).toBeNull()
  })
})

describe('a video', () => {
  const VIDEO = { name: 'Stretching a canvas', thumbnailUrl: '/media/a.jpg', uploadDate: '2026-05-04T00:00:00Z' }
  const videoOf = (video: Partial<VideoData>, meta_description = '') =>
    videoBlocks(
      sourceOf('/canvas-prints', { cms: { meta_description }, details: { videos: [{ ...VIDEO, ...video }] } }),
    )

  test('of another site has the address of its player and no file', () => {
    expect(videoOf({ embedUrl: 'https://video.example/embed/7' })).toStrictEqual([
      {
        '@type': 'VideoObject',
        name: 'Stretching a canvas',
        description: 'Stretching a canvas',
        thumbnailUrl: 'https://shop.example/media/a.jpg',
        uploadDate: '2026-05-04T00:00:00.000Z',
        embedUrl: 'https://video.example/embed/7',
      },
    ])
  })

  test('of this shop has its file and no player', () => {
    expect(videoOf({ src: '/media/a.mp4', duration: 'PT45S' }, 'Your photo on canvas.')).toStrictEqual([
      {
        '@type': 'VideoObject',
        name: 'Stretching a canvas',
        description: 'Your photo on canvas.',
        thumbnailUrl: 'https://shop.example/media/a.jpg',
        uploadDate: '2026-05-04T00:00:00.000Z',
        duration: 'PT45S',
        contentUrl: 'https://shop.example/media/a.mp4',
      },
    ])
  })

  test('with a blank name is left out', () => {
    expect(videoOf({ name: ' ', src: '/media/a.mp4' })).toEqual([null])
  })
})

describe('a blog post', () => {
  const postOf = (post: Partial<BlogPostData>) =>
    postBlock(sourceOf('/blog/hang-a-canvas', { blog: { blogPost: { url_key: 'hang-a-canvas', ...post } } }))

  const PUBLISHER = {
    '@type': 'Organization',
    name: 'Brand',
    logo: { '@type': 'ImageObject', url: 'https://shop.example/kea-180.png', width: 180, height: 180 },
  }

  test('with every value has all fields', () => {
    expect(
      postOf({
        title: 'How to hang a canvas',
        meta_description: 'One nail is enough.',
        author: 'Moana Rewi',
        publish_date: '2026-10-02 21:30:00',
        image: PICTURE,
      }),
    ).toStrictEqual({
      '@type': 'BlogPosting',
      headline: 'How to hang a canvas',
      description: 'One nail is enough.',
      image: 'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/og.jpg',
      datePublished: '2026-10-02T21:30:00.000Z',
      author: { '@type': 'Person', name: 'Moana Rewi' },
      publisher: PUBLISHER,
      mainEntityOfPage: 'https://shop.example/blog/hang-a-canvas',
      url: 'https://shop.example/blog/hang-a-canvas',
      inLanguage: 'en-nz',
    })
  })

  test.each([undefined, 'Brand'])('by the author %j has the shop as its author', (author) => {
    expect(postOf({ title: 'Five gifts', author })).toStrictEqual({
      '@type': 'BlogPosting',
      headline: 'Five gifts',
      author: PUBLISHER,
      publisher: PUBLISHER,
      mainEntityOfPage: 'https://shop.example/blog/hang-a-canvas',
      url: 'https://shop.example/blog/hang-a-canvas',
      inLanguage: 'en-nz',
    })
  })

  test('without a title is left out', () => {
    expect(postOf({ author: 'Moana Rewi' })).toBeNull()
  })
})
