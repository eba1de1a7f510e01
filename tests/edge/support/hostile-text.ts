import fc from 'fast-check'

/** A fixed seed, so that every run has the same cases. */
export const SEED = 20_261_121

const PIECES = [
  ...['"', "'", '<', '>', '&', '`', '\\', '/', '%', '=', '{{constructor}}', '$&', '$`', "$'"],
  ...[
    '</script>',
    '</SCRIPT >',
    '</title>',
    '</noscript>',
    '</style>',
    '</head>',
    '<body>',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
  ],
  ...['<script>document.evil=1</script>', '<img src=x onerror=evil()>', '"><svg onload=evil()>', "' onclick='evil()"],
  ...['<!--head-->', '<!--first-view-->', '<!--page-data-->', '<base href="https://evil.example/">', '<plaintext>'],
  ...['&amp;', '&lt;script&gt;', '&#x3c;img src=x onerror=evil()&#x3e;', '&quot;', '&nbsp', '&#0;'],
  ...['javascript:evil()', 'data:text/html,<script>evil()</script>', '//evil.example', 'https://evil.example/'],
  ...[
    '\u202e',
    '\u200f',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\u200d',
    '\u2028',
    '\u2029',
    '\u0000',
    '\u0007',
    '\u009b',
    '\ud83d',
  ],
  ...[
    '\n',
    '\r\nx-evil: 1\r\n',
    '\t',
    '👩‍👩‍👧‍👦',
    '🦜',
    '🇳🇿',
    'ā',
    'Ōtautahi',
    'שלום',
    'مرحبا',
    '汉字',
    'plain text',
    '0',
    '-1',
  ],
]

const short = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(' '))
const dense = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))
/** Texts of 100 KB. */
const long = fc.constantFrom('x'.repeat(100_000), '<b title="'.repeat(10_000), 'ā '.repeat(33_000), '"'.repeat(100_000))

/** Text of a title or another CMS field. */
export const hostileText = fc.oneof(
  { weight: 30, arbitrary: short },
  { weight: 30, arbitrary: dense },
  { weight: 1, arbitrary: long },
)

/** Redirect targets of a page. */
export const redirectTargets = fc.oneof(
  fc.constantFrom(
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/a',
      'HTTPS:evil.example',
      'http:evil',
    ],
    ...[
      'javascript:evil()',
      '/\t/evil.example',
      '///evil.example/%2f..',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '.',
      '..',
    ],
    ...[
      'https://hostile.example.com@evil.example/',
      'https://hostile.example.com.evil.example/',
      '//evil.example%00',
      '?',
    ],
    ...[
      '\r\nlocation: https://evil.example',
      'a\r\nset-cookie: evil=1',
      '/good-page?to=//evil.example',
      '#//evil.example',
      '',
    ],
    ...[
      'https://hostile.example.com//evil.example',
      'https:/evil.example',
      'ftp://evil.example',
      '/;//evil.example',
      '@evil.example',
    ],
  ),
  hostileText,
)

/** A reproducible sample. */
export const sampleOf = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: SEED })
