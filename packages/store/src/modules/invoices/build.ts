import type { ServiceRequest } from '../../service-request'
import type { CustomerOrders } from '../orders/customer-orders'
import { createOpenOrder } from '../orders/open-order'
import { createOrdersRepo } from '../orders/repo'
import { createPrintText } from '../print-plan/print-text'
import type { SettingsService } from '../settings/service'
import { createInvoices } from './service'

interface Needs {
  customerOrders: CustomerOrders
  settings: SettingsService
}

export const buildInvoices = ({ env, caller }: ServiceRequest, { customerOrders, settings }: Needs) =>
  createInvoices({
    openOrder: createOpenOrder({ orders: createOrdersRepo(env.DB), own: caller.customer ? customerOrders : null }),
    settings,
    startText: createPrintText,
  })
