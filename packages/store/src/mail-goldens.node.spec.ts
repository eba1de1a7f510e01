import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { type Block, type MailContent, toShop, toShopper } from './modules/mails/content'
import { DARK, LIGHT, mailHtml } from './modules/mails/mail-html'
import { mailText } from './modules/mails/mail-text'
import type { Mail } from './modules/mails/outbox'
import { MAILS, SITE } from './testing/every-mail'

const MAIL_MAKER = /^export (?:const|function|async function) (\w+(?:Mail|Notice))\b/gm

const htmlOf = ({ subject, content }: Mail) => mailHtml(subject, content)

/** Names of all elements in order, and their attributes. */
function elementsOf(html: string): string[] {
  const walk = (node: Tree.Node): string[] => [
    ...('tagName' in node ? [`${node.tagName} ${node.attrs.map(({ name }) => name).join()}`] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ]
  return walk(parse(html))
}

describe('a mail', () => {
  it('of each kind is here', () => {
    const folder = join(import.meta.dirname, 'modules')
    const kinds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('.spec.'))
      .flatMap((path) =>
        [...readFileSync(join(folder, path), 'utf8').matchAll(MAIL_MAKER)].map(([, name = '']) => name),
      )
    const own = readFileSync(join(import.meta.dirname, 'testing/every-mail.ts'), 'utf8')
    expect(kinds.length).toBeGreaterThan(30)
    expect(kinds.filter((name) => !own.includes(name))).toEqual([])
  })

  it.each(Object.keys(MAILS))('%s has this text and this HTML', (name) => {
    const mail = MAILS[name] as Mail
    expect(`${mail.subject}\n\n${mailText(mail.content)}`).toMatchSnapshot('text')
    expect(htmlOf(mail)).toMatchSnapshot('html')
  })

  it.each(Object.keys(MAILS))('%s shows what was typed as text', (name) => {
    const html = htmlOf(MAILS[name] as Mail)
    expect(html).not.toContain('<b>')
    expect(elementsOf(html).filter((element) => /^(?:b|script|iframe|form|object|link) /.test(element))).toEqual([])
  })

  it.each(Object.keys(MAILS))('%s works without pictures, and names its language and its colour schemes', (name) => {
    const html = htmlOf(MAILS[name] as Mail)
    for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/alt="[^"]+"/)
    expect(html).toContain('<html lang="en-NZ" dir="ltr">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html.match(/<h1/g)).toHaveLength(1)
    // A table without this role is read out as data.
    const layouts = html.match(/<table[^>]*max-width:600px/g) ?? []
    expect(layouts.every((table) => table.includes('role="presentation"'))).toBe(true)
  })

  it('about an order has a set as one, with its pieces below it and one price', () => {
    const { content } = MAILS['order of a set'] as Mail
    expect(mailText(content)).toContain(
      [
        '2 × Mug and coaster set  N$59.90',
        '  Photo mug',
        '    Mug: White, 330 ml',
        '  Photo coaster',
        '    Shape: Round',
        '',
        'Subtotal  N$59.90',
      ].join('\n'),
    )
  })

  it('about a certificate has the address of its recipient whole, and no link that was typed', () => {
    const { content } = MAILS['order of a certificate'] as Mail
    expect(mailText(content)).toContain('For: Hemi of casino. example, mere@example.nz')
  })

  it('has no column for pictures without a picture', () => {
    expect(htmlOf(MAILS['order of a certificate'] as Mail)).not.toContain('width="132"')
    expect(htmlOf(MAILS.order as Mail).match(/width="132"/g)).toHaveLength(2)
  })

  it('with a certificate says how to spend it in the cart', () => {
    const text = mailText((MAILS.gift as Mail).content)
    expect(text).toContain('choose “Use a gift certificate” in your cart and type the code')
    expect(text).not.toContain('tell us the code')
  })

  it('has all links of its text in its HTML', () => {
    for (const mail of Object.values(MAILS)) {
      const html = htmlOf(mail)
      for (const [address] of mailText(mail.content).matchAll(/https:\S+/g)) {
        expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
      }
    }
  })

  it('has the same elements whatever was typed into it', () => {
    const contentOf = (text: string): MailContent => {
      const blocks: Block[] = [
        { kind: 'paragraph', text },
        { kind: 'small', text },
        { kind: 'button', label: text, href: `${SITE}/${text}` },
        { kind: 'link', label: text, href: `${SITE}/${text}` },
        { kind: 'code', label: text, code: text },
        { kind: 'panel', label: text, lines: [text] },
        { kind: 'lines', lines: [{ title: text, detail: text, amount: text, picture: { src: text, alt: text } }] },
        { kind: 'sums', rows: [[text, text]] },
      ]
      return toShopper({ name: text, email: text, address: text }, blocks, text)
    }
    const expected = elementsOf(mailHtml('x', contentOf('x')))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const line = text.replace(/[\r\n]/g, ' ')
        expect(elementsOf(mailHtml(line, contentOf(line)))).toEqual(expected)
      }),
    )
    const hostile = '"><script>alert(1)</script><a href="javascript:alert(1)" onclick=\'x\'>'
    expect(elementsOf(mailHtml(hostile, contentOf(hostile)))).toEqual(expected)
  })

  it('has no link to anything but a web address', () => {
    const html = mailHtml('x', toShop([{ kind: 'button', label: 'Open', href: 'javascript:alert(1)' }]))
    expect(html).not.toContain('href=')
  })
})

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it.each([
  ['light', LIGHT],
  ['dark', DARK],
])('text of a mail has contrast in the %s mode', (_, colors) => {
  const pairs = [
    [colors.ink, colors.card],
    [colors.soft, colors.card],
    [colors.link, colors.card],
    [colors.ink, colors.panel],
    [colors.label, colors.button],
  ] as const
  for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})
