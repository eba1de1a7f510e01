import type { Retention } from '../retention/retention'
import type { EnquiriesService } from './service'

export const enquiriesRetention: Retention<{ enquiries: EnquiriesService }> = {
  tables: {
    enquiries: { jobs: ['retention of enquiries'], account: true },
    enquiry_photos: { with: ['enquiries'] },
  },
  jobs: [{ name: 'retention of enquiries', run: ({ enquiries }) => enquiries.removeOld() }],
  forget: {
    uses: (db, { email }) => [db.prepare('DELETE FROM enquiries WHERE lower(email) = ?1').bind(email.toLowerCase())],
  },
}
