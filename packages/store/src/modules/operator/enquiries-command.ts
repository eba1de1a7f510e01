import { labelledValues, textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { toSqlTime } from '../../sql-time'
import type { EnquiryDecision } from '../enquiries/admin-repo'
import { type Command, CommandRefusal, formatCount, requireArgs, type Subcommand } from './command'

const LISTED_MAX = 50

const decisionCommand = (name: string, decision: EnquiryDecision, what: string, about: string): Subcommand => ({
  name,
  params: '<reference>…',
  about,
  ids: Number.POSITIVE_INFINITY,
  async run(args, { enquiryAdmin }) {
    const references = requireArgs(args, `${what}s`).map((arg) => arg.toUpperCase())
    const decided = await enquiryAdmin.decide(references, decision)
    const missing = references.filter((reference) => !decided.includes(reference))
    if (missing.length > 0) throw new CommandRefusal(`There is no ${what} ${missing.join(', ')}.`)
    return { text: `${formatCount(decided.length, what)} ${decision}.` }
  },
})

export const enquiriesCommand: Command = {
  name: 'enquiries',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'messages, order forms and shared photos without an answer, the oldest first',
      async run(_, { enquiryAdmin }) {
        const { enquiries, total } = await enquiryAdmin.waiting(LISTED_MAX)
        return {
          text: `${formatCount(total, 'form waits', 'forms wait')}.`,
          rows: enquiries.map(({ created_at, ...enquiry }) => ({ ...enquiry, sent: toSqlTime(created_at) })),
        }
      },
    },
    {
      name: 'show',
      params: '<reference>',
      about: 'all fields of a form, with links to its photos that are valid for an hour',
      ids: 1,
      async run([reference = ''], { enquiryAdmin, links }) {
        const found = await enquiryAdmin.find(reference.toUpperCase())
        if (!found) throw new CommandRefusal(`There is no form "${reference}".`)
        const photos = await Promise.all(readJson(textList, found.photos).map((uid) => links.linkTo(uid)))
        return {
          text: `${reference.toUpperCase()} is ${found.status}.`,
          rows: [
            ...readJson(labelledValues, found.details).map(({ label, value }) => ({ field: label, value })),
            ...photos.map((link) => ({ field: 'Photo', value: link ?? 'no signing key for a link' })),
          ],
        }
      },
    },
    decisionCommand('done', 'done', 'form', 'marks these forms as answered'),
    decisionCommand(
      'approve',
      'approved',
      'photo',
      'allows to show these shared photos; they are stored until they are refused',
    ),
    decisionCommand('refuse', 'refused', 'photo', 'never shows these shared photos, or no longer'),
  ],
}
