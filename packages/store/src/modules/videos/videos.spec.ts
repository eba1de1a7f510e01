import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

const videosOf = async (url: string, fields: string) =>
  (await shop.graphql(`query ($url: String!) { pageDetails(url: $url) { videos { ${fields} } } }`, { url })).data
    .pageDetails.videos

describe('the videos of a page', () => {
  it('have their file, their picture, their length and their date', async () => {
    const fields = 'name description thumbnailUrl uploadDate duration embedUrl src'
    expect(await videosOf('canvas-print-60-x-90-cm', fields)).toEqual([
      {
        name: 'A canvas print on the wall, and its corner',
        description: expect.stringContaining('the weave of the cotton'),
        thumbnailUrl: expect.stringMatching(/^\/pictures\/canvas-room\..+\.webp$/),
        uploadDate: '2026-11-21T00:00:00Z',
        duration: 'PT8S',
        embedUrl: null,
        src: '/videos/canvas-print.mp4',
      },
    ])
  })

  it('can be on an external player', async () => {
    const insert = `INSERT INTO videos (slug, name, description, thumbnail_path, uploaded_at, duration, embed_url) VALUES
      ('faq', 'Elsewhere', 'How it hangs', '/pictures/x/800.webp', '2026-11-02T00:00:00Z', 'PT1M5S', 'https://player.example/1')`
    await shop.db.prepare(insert).run()
    const fields = 'name description thumbnailUrl uploadDate duration embedUrl src'
    const videos = await videosOf('faq', fields)
    await shop.db.prepare("DELETE FROM videos WHERE name = 'Elsewhere'").run()
    expect(videos).toEqual([
      {
        name: 'Elsewhere',
        description: 'How it hangs',
        thumbnailUrl: '/pictures/x/800.webp',
        uploadDate: '2026-11-02T00:00:00Z',
        duration: 'PT1M5S',
        embedUrl: 'https://player.example/1',
        src: null,
      },
    ])
  })

  it('can be empty', async () => {
    expect(await videosOf('home', 'name')).toEqual([])
  })
})
