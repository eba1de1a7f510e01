import type { Retention } from '../retention/retention'
import type { AuditService } from './service'

export const auditRetention: Retention<{ audit: AuditService }> = {
  tables: { operator_audit: { jobs: ['retention of the audit'] } },
  jobs: [{ name: 'retention of the audit', run: ({ audit }) => audit.removeOld() }],
}
