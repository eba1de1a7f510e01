import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

const videosOf = async (url: string, fields: string) =>
  (await shop.graphql(`query ($url: String!) { pageDetails(url: $url) { videos { ${fields} } } }`, { url })).data
    .pageDetails.videos

describe('the videos of a page', () => {
  it('name their file, their picture, their length and their day', async () => {
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

  it('can be none', async () => {
    expect(await videosOf('home', 'name')).toEqual([])
  })
})
