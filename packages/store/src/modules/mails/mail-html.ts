import { plainText, escapeHtml as safe } from '@kea/shared/head/escape'
import type { Block, MailContent, MailLine } from './content'

/** Colours of a mail. The names are those of its CSS classes. */
interface Palette {
  page: string
  card: string
  ink: string
  soft: string
  panel: string
  line: string
  link: string
  button: string
  label: string
}

/** The shop's colours. Text on each ground has a contrast of at least 4.5. */
export const LIGHT: Palette = {
  page: '#f4f6f1',
  card: '#ffffff',
  ink: '#16211b',
  soft: '#4a584f',
  panel: '#e8efe6',
  line: '#dfe4da',
  link: '#2f5d3a',
  button: '#2f5d3a',
  label: '#ffffff',
}

export const DARK: Palette = {
  page: '#0e1511',
  card: '#18221c',
  ink: '#eef2ec',
  soft: '#b4c0b7',
  panel: '#223028',
  line: '#36453b',
  link: '#9fd3ab',
  button: '#9fd3ab',
  label: '#0e1511',
}

const FONT = 'font-family:-apple-system,BlinkMacSystemFont,&quot;Segoe UI&quot;,Roboto,Helvetica,Arial,sans-serif'
/** Mail programs that know no dark mode get these colours. */
const text = (color: keyof Palette, more = ''): string => `class="${color}" style="color:${LIGHT[color]};${more}"`
const LAYOUT = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${DARK.page}!important}
.card{background:${DARK.card}!important}
.panel{background:${DARK.panel}!important;color:${DARK.ink}!important}
.line{border-color:${DARK.line}!important}
.button{background:${DARK.button}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.link{color:${DARK.link}!important}
.label{color:${DARK.label}!important}
}
@media (max-width:480px){.card{padding:24px 20px!important}}`

const paragraphOf = (content: string, more = ''): string =>
  `<p ${text('ink', `margin:0 0 16px;font-size:16px;line-height:24px;${more}`)}>${content}</p>`

const lines = (value: string): string => value.split(/\r?\n/).map(safe).join('<br>')

/** A shop without an address has paths only, which no mail program opens. */
const isAddress = (href: string): boolean => /^https?:\/\//.test(href)

const anchor = (label: string, href: string): string => `<a href="${safe(href)}" ${text('link')}>${safe(label)}</a>`

const buttonOf = (label: string, href: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
  `<td class="button" style="background:${LIGHT.button};border-radius:8px">` +
  `<a href="${safe(href)}" ${text('label', 'display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;text-decoration:none')}>${safe(label)}</a>` +
  `</td></tr></table>`

const panelOf = (label: string, content: string, more = ''): string =>
  `<table ${LAYOUT} style="margin:0 0 16px"><tr>` +
  `<td class="panel" style="background:${LIGHT.panel};color:${LIGHT.ink};border-radius:8px;padding:16px;font-size:16px;line-height:24px">` +
  `<strong>${safe(label)}</strong><br><span style="${more}">${content}</span></td></tr></table>`

const cell = (more = ''): string =>
  `class="line ink" style="border-bottom:1px solid ${LIGHT.line};color:${LIGHT.ink};padding:12px 0;font-size:16px;line-height:24px;${more}"`

/** Without any picture there is no column for them. */
function linesTable(lines: readonly MailLine[]): string {
  const hasPictures = lines.some(({ picture }) => picture !== null)
  return tableOf(lines.map((line, at) => lineOf(line, hasPictures, lines[at + 1]?.isPart === true)))
}

/** @param isWithNext without a rule between it and the next line, which is a part of it or of the same set */
function lineOf({ title, detail, amount, picture }: MailLine, hasPictures: boolean, isWithNext: boolean): string {
  const edge = isWithNext ? 'border-bottom:0;' : ''
  const image = picture
    ? `<img src="${safe(picture.src)}" alt="${safe(picture.alt)}" width="120" style="display:block;width:120px;height:auto;border-radius:4px;font-size:12px">`
    : ''
  const facts = `${safe(title)}<br><span ${text('soft', 'font-size:14px;line-height:20px')}>${safe(detail)}</span>`
  return (
    `<tr>${hasPictures ? `<td width="132" valign="top" ${cell(edge)}>${image}</td>` : ''}` +
    `<th scope="row" align="left" valign="top" ${cell(`${edge}font-weight:400`)}>${facts}</th>` +
    `<td align="right" valign="top" ${cell(`${edge}white-space:nowrap;padding-left:12px`)}>${safe(amount)}</td></tr>`
  )
}

const pictureOf = (src: string, alt: string): string =>
  `<img src="${safe(src)}" alt="${safe(alt)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;border-radius:8px;margin:0 0 16px">`

const sumOf = ([label, amount]: readonly [string, string], isTotal: boolean): string => {
  const style = (more: string) =>
    text('ink', `padding:4px 0;font-size:16px;line-height:24px;font-weight:${isTotal ? 600 : 400};${more}`)
  return `<tr><th scope="row" align="left" ${style('')}>${safe(label)}</th><td align="right" ${style('white-space:nowrap')}>${safe(amount)}</td></tr>`
}

const tableOf = (rows: readonly string[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphOf(lines(block.text))
    case 'small':
      return `<p ${text('soft', 'margin:0 0 16px;font-size:14px;line-height:20px')}>${lines(block.text)}</p>`
    case 'button':
      return isAddress(block.href)
        ? buttonOf(block.label, block.href)
        : paragraphOf(`${safe(block.label)}: ${safe(block.href)}`)
    case 'link':
      return paragraphOf(
        isAddress(block.href) ? anchor(block.label, block.href) : safe(`${block.label}: ${block.href}`),
      )
    case 'code':
      return panelOf(
        block.label,
        safe(block.code),
        'font-family:Menlo,Consolas,monospace;font-size:24px;line-height:36px;letter-spacing:2px',
      )
    case 'panel':
      return panelOf(block.label, block.lines.map(lines).join('<br>'))
    case 'lines':
      return linesTable(block.lines)
    case 'picture':
      return pictureOf(block.src, block.alt)
    case 'sums':
      return tableOf(block.rows.map((row, at) => sumOf(row, at === block.rows.length - 1)))
  }
}

const PREVIEW_CHARS = 120

/** What a mail program shows beside the subject: the first paragraph, not the name of the shop. */
function previewOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph')
  return first?.kind === 'paragraph' ? plainText(first.text, PREVIEW_CHARS) : ''
}

/** A mail as HTML. It works without pictures, and its colours follow the light or dark mode of the reader. */
export function mailHtml(subject: string, { greeting, blocks, sender }: MailContent): string {
  const head =
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">` +
    `<title>${safe(subject)}</title><style>${STYLE}</style></head>`
  const logo = sender
    ? `<p ${text('link', 'margin:0 0 24px;font-size:20px;line-height:28px;font-weight:700')}>${safe(sender.name)}</p>`
    : ''
  const end = sender
    ? `<p ${text('soft', 'margin:24px 0 0;font-size:14px;line-height:20px')}>Questions? Write to ` +
      `<a href="mailto:${safe(sender.email)}" ${text('link')}>${safe(sender.email)}</a>.<br>` +
      `${safe([sender.name, sender.address].filter(Boolean).join(', '))}</p>`
    : ''
  const card = [
    logo,
    `<h1 ${text('ink', 'margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600')}>${safe(subject)}</h1>`,
    greeting === null ? '' : paragraphOf(safe(greeting)),
    ...blocks.map(htmlOf),
    end,
  ]
  return [
    `<!doctype html><html lang="en-NZ" dir="ltr">${head}`,
    `<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">`,
    `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${safe(previewOf(blocks))}</div>`,
    '<div role="main">',
    `<table ${LAYOUT} class="page" style="background:${LIGHT.page};${FONT}"><tr><td align="center" style="padding:24px 8px">`,
    `<table ${LAYOUT} style="max-width:600px"><tr><td class="card" align="left" style="background:${LIGHT.card};border-radius:12px;padding:32px">`,
    ...card.filter(Boolean),
    '</td></tr></table></td></tr></table></div></body></html>',
  ].join('\n')
}
