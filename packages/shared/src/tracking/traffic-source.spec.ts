import { expect, it } from 'vitest'
import { trafficSource } from './traffic-source'

const SHOP = 'https://keaprints.example'

/** Query of the first page, referrer, source. */
const GOLDEN: readonly (readonly [query: string, referrer: string, source: string])[] = [
  // Paid social, before everything else.
  ['?fbclid=IwAR0abc', 'https://l.facebook.com/', 'Meta'],
  ['?fbclid=IwAR0abc', '', 'Meta'],
  ['?fbclid=IwAR0abc', 'https://www.google.co.nz/', 'Meta'],
  ['?utm_source=newsletter&fbclid=IwAR0abc', 'https://l.instagram.com/', 'Meta'],
  ['?gclid=1&fbclid=2', '', 'Meta'],
  ['?fbclid=', 'https://www.facebook.com/', 'facebook.com'],
  // Ads of Google.
  ['?gclid=EAIaIQ', 'https://www.google.com/', 'Google Ads'],
  ['?gclid=EAIaIQ', '', 'Google Ads'],
  ['?gbraid=0AAAAA', 'https://www.google.co.nz/', 'Google Ads'],
  ['?wbraid=CjkKCQ', '', 'Google Ads'],
  ['?dclid=CM-x', 'https://www.stuff.co.nz/', 'Google Ads'],
  ['?utm_medium=cpc&utm_source=google&gclid=EAIaIQ', 'https://www.google.com/', 'Google Ads'],
  ['?gclid=EAIaIQ&msclkid=7f', '', 'Google Ads'],
  ['?gclid=', '', 'unknown'],
  // Ads of Bing: their clicks come from a page of search results.
  ['?msclkid=7f3a', 'https://www.bing.com/', 'CPC-Bing'],
  ['?msclkid=7f3a', 'https://duckduckgo.com/', 'CPC-Bing'],
  ['?msclkid=7f3a', 'https://nz.search.yahoo.com/', 'CPC-Bing'],
  ['?msclkid=7f3a', '', 'CPC-Bing'],
  ['?utm_source=bing&utm_medium=cpc&msclkid=7f3a', 'https://www.msn.com/', 'CPC-Bing'],
  // Search results, before what the link says of itself.
  ['', 'https://www.google.com/', 'organic'],
  ['', 'https://www.google.co.nz/', 'organic'],
  ['', 'https://google.co.nz/search?q=canvas', 'organic'],
  ['', 'https://www.google.com.au/', 'organic'],
  ['', 'https://www.google.de/', 'organic'],
  ['', 'android-app://com.google.android.googlequicksearchbox/', 'organic'],
  ['', 'https://www.bing.com/', 'organic'],
  ['', 'https://cn.bing.com/', 'organic'],
  ['', 'https://nz.search.yahoo.com/', 'organic'],
  ['', 'https://r.search.yahoo.com/', 'organic'],
  ['', 'https://search.yahoo.co.jp/', 'organic'],
  ['', 'https://duckduckgo.com/', 'organic'],
  ['', 'https://www.ecosia.org/', 'organic'],
  ['', 'https://search.brave.com/', 'organic'],
  ['', 'https://www.startpage.com/', 'organic'],
  ['', 'https://www.qwant.com/', 'organic'],
  ['', 'https://kagi.com/', 'organic'],
  ['', 'https://yandex.ru/', 'organic'],
  ['', 'https://www.baidu.com/', 'organic'],
  ['', 'https://search.naver.com/', 'organic'],
  ['?utm_medium=email', 'https://www.google.co.nz/', 'organic'],
  // Not a page of search results.
  ['', 'https://mail.google.com/', 'mail.google.com'],
  ['', 'https://docs.google.com/', 'docs.google.com'],
  ['', 'https://www.google.com.evil.example/', 'google.com.evil.example'],
  ['', 'https://notgoogle.com/', 'notgoogle.com'],
  ['', 'https://mail.yahoo.com/', 'mail.yahoo.com'],
  ['', 'android-app://com.google.android.gm/', 'com.google.android.gm'],
  // The medium of the link, else its source.
  ['?utm_medium=email', '', 'email'],
  ['?utm_medium=email&utm_source=newsletter', 'https://mail.google.com/', 'email'],
  ['?utm_source=newsletter', '', 'newsletter'],
  ['?utm_source=newsletter', 'https://www.stuff.co.nz/', 'newsletter'],
  ['?utm_medium=&utm_source=flyer', '', 'flyer'],
  ['?utm_medium=%20qr%20', '', 'qr'],
  ['?utm_campaign=christmas', '', 'unknown'],
  ['?UTM_MEDIUM=email', '', 'unknown'],
  // Else the referrer’s domain, else unknown.
  ['', 'https://www.stuff.co.nz/lifestyle', 'stuff.co.nz'],
  ['', 'https://l.facebook.com/', 'l.facebook.com'],
  ['', 'https://chatgpt.com/', 'chatgpt.com'],
  ['', 'http://localhost:3000/', 'localhost'],
  ['', '', 'unknown'],
  ['?size=20x20', 'about:blank', 'unknown'],
  ['', 'no address', 'unknown'],
  // Affiliates and direct links.
  ['?utm_medium=aff&awc=1_2_3', 'https://www.awin1.com/', 'Affiliate'],
  ['?utm_source=aff', '', 'Affiliate'],
  ['?utm_medium=AFF', '', 'Affiliate'],
  ['?utm_medium=affiliate', '', 'affiliate'],
  ['?utm_medium=direct', '', 'direct'],
  ['?utm_source=(direct)', '', 'direct'],
  // A source is one entry of a list, and nobody’s address.
  ['?utm_medium=a,b', '', 'a b'],
  ['?utm_medium=a%00b', '', 'a b'],
  ['?utm_medium=mia@example.co.nz&utm_source=mail', '', 'mail'],
  ['?utm_medium=mia@example.co.nz', 'https://www.stuff.co.nz/', 'stuff.co.nz'],
  [`?utm_medium=${'x'.repeat(80)}`, '', 'x'.repeat(64)],
  ['', `https://${'a'.repeat(60)}.cdn.example/`, `${'a'.repeat(60)}.cdn`],
]

it.each(GOLDEN)('the source of a visit to %j from %j is %j', (query, referrer, source) => {
  expect(trafficSource(`${SHOP}/canvas-prints${query}`, referrer)).toBe(source)
})

it('an address that is none has the source of its referrer', () => {
  expect(trafficSource('nowhere', 'https://www.bing.com/')).toBe('organic')
})
