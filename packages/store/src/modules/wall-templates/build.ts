import type { ServiceRequest } from '../../service-request'
import { createDesignFiles } from '../designs/design-files'
import { createDesignsRepo } from '../designs/repo'
import type { DailyUse } from '../limits/daily-use'
import type { CustomerOrders } from '../orders/customer-orders'
import { createOpenOrder } from '../orders/open-order'
import { createOrdersRepo } from '../orders/repo'
import { createPrintText } from '../print-plan/print-text'
import { createPrintingRepo } from '../printing/repo'
import { createWallTemplates } from './service'

interface Needs {
  customerOrders: CustomerOrders
  dailyUse: DailyUse
}

export function buildWallTemplates({ env, clock, caller }: ServiceRequest, { customerOrders, dailyUse }: Needs) {
  const documents = createDesignFiles({
    repo: createDesignsRepo(env.DB),
    files: env.FILES,
    clock,
    dailyUse,
    owner: null,
  })
  return createWallTemplates({
    openOrder: createOpenOrder({ orders: createOrdersRepo(env.DB), own: caller.customer ? customerOrders : null }),
    repo: createPrintingRepo(env.DB),
    documentOf: ({ designUid, revision, fileKey }) => documents.read({ uid: designUid, revision, file_key: fileKey }),
    text: createPrintText(),
  })
}
