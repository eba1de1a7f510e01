import { describe, expect, it } from 'vitest'
import { hasWebAddress, withoutLinks } from './web-addresses'

describe('a web address', () => {
  it.each([
    ['https://evil.example/x', 'https: //evil. example/x'],
    ['see www.x.nz', 'see www. x. nz'],
    ['casino.com', 'casino. com'],
    ['casino.com, e.g. at 5 p.m.', 'casino. com, e.g. at 5 p.m.'],
    ['casino.com …nz !.nz', 'casino. com ...nz !.nz'],
    ['mail me@casino.com now', 'mail me@casino. com now'],
    ['keaprize。com', 'keaprize. com'],
    ['keaprize．com', 'keaprize. com'],
    ['keaprize｡com', 'keaprize. com'],
    ['keaprize․com', 'keaprize. com'],
    ['kea\u00adprize.c\u00adom', 'keaprize. com'],
    ['keaprize\u200b.\u2060com', 'keaprize. com'],
    ['keaprize.c\ufe0fom', 'keaprize. com'],
    ['ｋｅａｐｒｉｚｅ.ｃｏｍ', 'keaprize. com'],
    ['почта.рф', 'почта. рф'],
    ['संगठन.भारत', 'संगठन. भारत'],
    ['hxxp:\u200b//x', 'hxxp: //x'],
  ])('is found in %j, and is not a link in %j', (text, without) => {
    expect(hasWebAddress(text)).toBe(true)
    expect(withoutLinks(text)).toBe(without)
  })

  it.each(['You saw it at ours. The canvas, 60 × 90!', '12½ Te Ara o Hēmi, P.O. Box 1.5', 'e.g. at 5 p.m.', '🏳️‍🌈 …'])(
    'is not in %j, which is unchanged',
    (text) => {
      expect(hasWebAddress(text)).toBe(false)
      expect(withoutLinks(text)).toBe(text)
    },
  )
})
