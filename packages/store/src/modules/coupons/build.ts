import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createCouponAdmin } from './admin'
import { createCouponsRepo } from './repo'

export const buildCouponAdmin = ({ env, clock }: ServiceRequest, { settings }: { settings: SettingsService }) =>
  createCouponAdmin({ repo: createCouponsRepo(env.DB), settings, clock })
