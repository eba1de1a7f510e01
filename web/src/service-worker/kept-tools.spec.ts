import { describe, expect, it } from 'vitest'
import type { PathCache } from './kept-files'
import { KeptTools } from './kept-tools'
import { offlinePage } from './offline-page'

const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }

function toolsOf(headers: Record<string, string> = PUBLIC, status = 200) {
  const stored = new Map<string, string>()
  const documents: PathCache = {
    match: async (path) => (stored.has(path) ? new Response(stored.get(path)) : undefined),
    put: async (path, response) => void stored.set(path, await response.text()),
    delete: async (path) => stored.delete(path),
    keys: async () => [],
  }
  const load = async (page: string) => new Response(`document of ${page}`, { status, headers })
  return { stored, tools: new KeptTools({ documents: async () => documents, load }) }
}

describe('the documents of design tools', () => {
  it('are kept by their path, so that every design of the tool opens', async () => {
    const { tools } = toolsOf()
    await tools.keep({ page: '/photomug-tool?sku=photo-mug&design=1', name: 'Photo mug' })
    expect(await (await tools.document('/photomug-tool'))?.text()).toBe(
      'document of /photomug-tool?sku=photo-mug&design=1',
    )
    expect(await tools.document('/uploadchoice')).toBeUndefined()
    expect(await tools.document('/opened')).toBeUndefined()
  })

  it('are listed with the last one first, five of them and each once', async () => {
    const { tools } = toolsOf()
    for (const at of [1, 2, 3, 4, 5, 6, 4]) await tools.keep({ page: `/tool?sku=${at}`, name: `Product ${at}` })
    expect((await tools.list()).map(({ name }) => name)).toEqual([
      'Product 4',
      'Product 6',
      'Product 5',
      'Product 3',
      'Product 2',
    ])
  })

  it.each([
    ['of a customer', { ...PUBLIC, 'cache-control': 'private, no-store' }, 200],
    ['that no cache may store', { ...PUBLIC, 'cache-control': 'no-store' }, 200],
    ['that are no pages', { ...PUBLIC, 'content-type': 'application/json' }, 200],
    ['of an error', PUBLIC, 503],
  ])('%s are not kept', async (_, headers, status) => {
    const { stored, tools } = toolsOf(headers, status)
    await tools.keep({ page: '/uploadchoice', name: 'Canvas print' })
    expect(stored.size).toBe(0)
  })
})

describe('the page without a connection', () => {
  it('leads to the tools that open without one', async () => {
    const page = await offlinePage([{ page: '/rug-tool?sku="<rug>"&a=1', name: 'Rug & <runner>' }])
    const html = await page.text()
    expect(page.status).toBe(503)
    expect(html).toContain('<h1>You are offline</h1>')
    expect(html).toContain('<a href="/rug-tool?sku=&quot;&lt;rug&gt;&quot;&amp;a=1">Rug &amp; &lt;runner&gt;</a>')
  })

  it('says nothing of designs where there is none, and runs no script', async () => {
    const page = await offlinePage([])
    expect(await page.text()).not.toContain('go on designing')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'$/,
    )
  })
})
