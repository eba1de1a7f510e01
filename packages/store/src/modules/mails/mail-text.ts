import type { Block, MailContent, MailLine } from './content'

const indented = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(/\r?\n/)).map((line) => `  ${line}`)

const lineOf = ({ title, detail, amount, isPart }: MailLine): string =>
  [
    `${isPart ? '  ' : ''}${title}${amount === '' ? '' : `  ${amount}`}`,
    ...(detail === '' ? [] : [`    ${detail}`]),
  ].join('\n')

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
      return block.text
    // The link is on a line of its own: mail programs would include a full stop after it.
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`
    case 'code':
      return `${block.label}:\n${block.code}`
    case 'panel':
      return [`${block.label}:`, ...indented(block.lines)].join('\n')
    case 'lines':
      return block.lines.map(lineOf).join('\n')
    case 'picture':
      return block.alt
    case 'sums':
      return block.rows.map((row) => row.join('  ')).join('\n')
  }
}

/** A mail as plain text. */
export function mailText({ greeting, blocks, sender }: MailContent): string {
  const end = sender
    ? [`Questions? Write to ${sender.email}.`, [sender.name, sender.address].filter(Boolean).join(', ')]
    : []
  return [...(greeting === null ? [] : [greeting]), ...blocks.map(textOf), ...end].join('\n\n')
}
