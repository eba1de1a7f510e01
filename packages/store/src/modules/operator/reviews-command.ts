import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { toSqlTime } from '../../sql-time'
import type { ReviewDecision } from '../reviews/admin-repo'
import { type Command, CommandRefusal, formatCount, requireArgs, type Subcommand } from './command'

const LISTED_MAX = 50
const REVIEWS_PATH = '/reviews'

const decisionCommand = (name: string, decision: ReviewDecision, about: string): Subcommand => ({
  name,
  params: '<uid>…',
  about,
  ids: Number.POSITIVE_INFINITY,
  async run(args, { reviewAdmin }) {
    const uids = requireArgs(args, 'reviews')
    const decided = await reviewAdmin.decide(uids, decision)
    const missing = uids.filter((uid) => !decided.some((review) => review.uid === uid))
    if (missing.length > 0) throw new CommandRefusal(`There is no review ${missing.join(', ')}.`)
    const changed = await reviewAdmin.pathsOf(decided.map(({ sku }) => sku))
    return { text: `${formatCount(decided.length, 'review')} ${decision}.`, changed: [...changed, REVIEWS_PATH] }
  },
})

export const reviewsCommand: Command = {
  name: 'reviews',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'reviews without a decision, the oldest first',
      async run(_, { reviewAdmin }) {
        const { reviews, total } = await reviewAdmin.waiting(LISTED_MAX)
        return {
          text: `${formatCount(total, 'review waits', 'reviews wait')}.`,
          rows: reviews.map(({ created_at, ...review }) => ({ ...review, written: toSqlTime(created_at) })),
        }
      },
    },
    {
      name: 'show',
      params: '<uid>',
      about: 'links to the photos of a review, valid for an hour',
      ids: 1,
      async run([uid = ''], { reviewAdmin, links }) {
        const found = await reviewAdmin.photosOf(uid)
        if (!found) throw new CommandRefusal(`There is no review ${uid}.`)
        const photos = await Promise.all(readJson(textList, found.photos).map((photo) => links.linkTo(photo)))
        return {
          text: `${uid} is ${found.status}, with ${formatCount(photos.length, 'photo')}.`,
          rows: photos.map((link) => ({ photo: link ?? 'no signing key for a link' })),
        }
      },
    },
    decisionCommand('approve', 'approved', 'shows these reviews and their photos'),
    decisionCommand('refuse', 'refused', 'never shows these reviews, or no longer'),
  ],
}
