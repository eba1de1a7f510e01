import { pageAt } from '@kea/shared/testing/page'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { linksOf, textsOf } from '~/ui/testing/drawn'
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
  const { container } = render(
    <Shop at={page.path}>
      <BlogPost page={page} post={page.post} />
    </Shop>,
  )
  expect(textsOf(container, 'h1')).toEqual(['How a canvas is stretched'])
  expect(container.textContent).toContain('Hana Rewi')
  expect(linksOf(container, 'nav[aria-label="More to read"] a[href^="/blog"]')).toEqual([
    ['/blog/from-the-workshop', 'From the workshop'],
    ['/blog', 'All posts'],
  ])
})
