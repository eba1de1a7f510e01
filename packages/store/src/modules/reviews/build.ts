import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import type { OrdersService } from '../orders/service'
import type { UploadsService } from '../uploads/service'
import { createReviewAdminRepo } from './admin-repo'
import { createReviewsRepo } from './repo'
import { createReviewsService } from './service'
import { createReviewWriteRepo } from './write-repo'
import { createReviewWriter } from './write-service'

interface Needs {
  catalogue: CatalogueService
  orders: OrdersService
  uploads: UploadsService
  dailyUse: DailyUse
}

export const buildReviews = ({ env, settings }: ServiceRequest) =>
  createReviewsService({ repo: createReviewsRepo(env.DB, { withSamples: settings.MODE !== 'production' }) })

export const buildReviewWriter = ({ env, clock }: ServiceRequest, { catalogue, orders, uploads, dailyUse }: Needs) =>
  createReviewWriter({ repo: createReviewWriteRepo(env.DB), catalogue, orders, uploads, dailyUse, clock })

export const buildReviewAdmin = ({ env }: ServiceRequest) => createReviewAdminRepo(env.DB)
