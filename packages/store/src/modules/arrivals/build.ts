import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createArrivals } from './service'

export const buildArrivals = ({ clock }: ServiceRequest, { settings }: { settings: SettingsService }) =>
  createArrivals({ settings, clock })
