import { toSqlTime } from '../../sql-time'
import type { EnquiryDecision } from '../enquiries/admin-repo'
import type { Detail } from '../enquiries/enquiry'
import { type Command, CommandRefusal, count, someOf, type Way } from './command'

const LISTED_MAX = 50

const decides = (word: string, decision: EnquiryDecision, what: string, about: string): Way => ({
  word,
  takes: '<reference>…',
  about,
  ids: Number.POSITIVE_INFINITY,
  async run(words, { enquiryAdmin }) {
    const references = someOf(words, `${what}s`).map((name) => name.toUpperCase())
    const decided = await enquiryAdmin.decide(references, decision)
    const missing = references.filter((reference) => !decided.includes(reference))
    if (missing.length > 0) throw new CommandRefusal(`There is no ${what} ${missing.join(', ')}.`)
    return { text: `${count(decided.length, what)} ${decision}.` }
  },
})

export const enquiriesCommand: Command = {
  name: 'enquiries',
  ways: [
    {
      word: '',
      takes: '',
      about: 'messages, order forms and shared photos that wait for an answer, the oldest first',
      async run(_, { enquiryAdmin }) {
        const { enquiries, total } = await enquiryAdmin.waiting(LISTED_MAX)
        return {
          text: `${count(total, 'form waits', 'forms wait')}.`,
          rows: enquiries.map(({ created_at, ...enquiry }) => ({ ...enquiry, sent: toSqlTime(created_at) })),
        }
      },
    },
    {
      word: 'show',
      takes: '<reference>',
      about: 'all that was sent, with links to its photos that work for an hour',
      ids: 1,
      async run([reference = ''], { enquiryAdmin, links }) {
        const found = await enquiryAdmin.find(reference.toUpperCase())
        if (!found) throw new CommandRefusal(`There is no form "${reference}".`)
        const photos = await Promise.all((JSON.parse(found.photos) as string[]).map((uid) => links.linkTo(uid)))
        return {
          text: `${reference.toUpperCase()} is ${found.status}.`,
          rows: [
            ...(JSON.parse(found.details) as Detail[]).map(({ label, value }) => ({ field: label, value })),
            ...photos.map((link) => ({ field: 'Photo', value: link ?? 'no key to sign a link with' })),
          ],
        }
      },
    },
    decides('done', 'done', 'form', 'these were answered'),
    decides('approve', 'approved', 'photo', 'these shared photos may be shown; they are kept until they are refused'),
    decides('refuse', 'refused', 'photo', 'these shared photos are never shown, or no longer'),
  ],
}
