import { describe, expect, it } from 'vitest'
import { siteGroups } from './site-groups'

const page = (path: string, name = path) => ({ path, name })

describe('the site index', () => {
  it('lists every page once, sorted by name under its heading', () => {
    const pages = [
      page('/photo-mugs', 'Photo mugs'),
      page('/canvas-prints', 'Canvas prints'),
      page('/', 'Home'),
      page('/faq', 'Questions'),
      page('/love-neon-sign', 'Love'),
      page('/blog', 'Blog'),
      page('/blog/a-post', 'A post'),
      page('/white-photo-mug', 'White photo mug'),
      page('/fathers-day-photo-gifts', 'Father’s Day'),
    ]
    const groups = siteGroups(pages)
    expect(groups.map(({ title, links }) => [title, links.map(({ name }) => name)])).toEqual([
      ['What we make', ['Canvas prints', 'Home', 'Photo mugs']],
      ['Gifts by season', ['Father’s Day']],
      ['Neon signs', ['Love']],
      ['The shop', ['Questions']],
      ['More products and pages', ['White photo mug']],
      ['Blog', ['A post', 'Blog']],
    ])
    expect(groups.flatMap(({ links }) => links)).toHaveLength(pages.length)
  })
})
