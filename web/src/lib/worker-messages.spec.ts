import { expect, it } from 'vitest'
import { readMessage } from './worker-messages'

it.each([
  [
    { keep: 'used', files: ['/assets/a1.js', '/graphql', 7, '/assets/../x.js', 'https://x/assets/a.js'] },
    { keep: 'used', files: ['/assets/a1.js'] },
  ],
  [
    { keep: 'tool', page: '/uploadchoice?sku=mug', name: 'Mug', more: 1 },
    { keep: 'tool', page: '/uploadchoice?sku=mug', name: 'Mug' },
  ],
  [{ keep: 'tool', page: '//evil.example/tool', name: 'Mug' }, null],
  [{ keep: 'tool', page: '/\\evil.example', name: 'Mug' }, null],
  [{ keep: 'tool', page: 'https://evil.example', name: 'Mug' }, null],
  [{ keep: 'tool', page: '/uploadchoice' }, null],
  [{ keep: 'used' }, null],
  [{ keep: 'all' }, null],
  ['used', null],
  [null, null],
])('the message %j is read as %j', (message, read) => {
  expect(readMessage(message)).toEqual(read)
})

it('of a page that names too many files the first three hundred are kept', () => {
  const files = Array.from({ length: 400 }, (_, at) => `/assets/${at}.js`)
  expect(readMessage({ keep: 'used', files })).toEqual({ keep: 'used', files: files.slice(0, 300) })
})
