import { pageAt } from '@kea/shared/testing/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { BlogPost } from './BlogPost'

const page = pageAt('/blog/how-a-canvas-is-stretched', {
  blog: {
    blogPost: {
      title: 'How a canvas is stretched',
      url_key: 'how-a-canvas-is-stretched',
      author: 'Hana Rewi',
      publish_date: '2026-10-05 09:00:00',
      categories: [{ name: 'From the workshop', url_key: 'from-the-workshop' }],
    },
  },
})

it('a post has its title and its author, and leads to its categories and to all posts', () => {
  if (!page.post) throw new Error('No post')
  const post = createElement(MemoryRouter, null, createElement(BlogPost, { page, post: page.post }))
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, post))
  expect(html).toMatch(/<h1[^>]*>How a canvas is stretched<\/h1>/)
  expect(html).toContain('Hana Rewi')
  const [more = ''] = /<nav aria-label="More to read".*?<\/nav>/s.exec(html) ?? []
  expect([...more.matchAll(/href="(\/blog[^"]*)"[^>]*>([^<]+)/g)].map(([, path, name]) => [path, name])).toEqual([
    ['/blog/from-the-workshop', 'From the workshop'],
    ['/blog', 'All posts'],
  ])
})
