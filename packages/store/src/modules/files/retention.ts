import { TRASH_DAYS } from '@kea/shared/constants/business'
import type { Retention } from '../retention/retention'
import { TRASH, type Trash } from './trash'

export const filesRetention: Retention<{ trash: Trash }> = {
  tables: { order_file_checks: { with: ['orders'], stays: 'one row for each order that was checked' } },
  files: { [TRASH]: `${TRASH_DAYS} days after they were deleted` },
  jobs: [{ name: 'retention of the trash', run: ({ trash }) => trash.empty() }],
}
