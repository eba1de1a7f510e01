import { expect, test } from 'vitest'
import { deviceName } from './device-name'

const webkit = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`

test.each([
  [webkit('Windows NT 10.0; Win64; x64', 'Chrome/142.0.0.0 Safari/537.36'), 'Chrome on Windows'],
  [webkit('Windows NT 10.0; Win64; x64', 'Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'), 'Edge on Windows'],
  [webkit('Linux; Android 15; Pixel 9', 'Chrome/142.0.0.0 Mobile Safari/537.36'), 'Chrome on Android'],
  [
    webkit('Linux; Android 14; SM-S918B', 'SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36'),
    'Samsung Internet on Android',
  ],
  [webkit('iPhone; CPU iPhone OS 18_1 like Mac OS X', 'Version/18.1 Mobile/15E148 Safari/604.1'), 'Safari on iPhone'],
  [webkit('Macintosh; Intel Mac OS X 10_15_7', 'Version/18.1 Safari/605.1.15'), 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', null],
  ['<script>alert(1)</script>', null],
  [`Firefox/1 ${'x'.repeat(1000)}`, null],
  [undefined, null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
