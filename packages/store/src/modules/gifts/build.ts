import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createGiftsRepo } from './repo'
import { createGiftsService } from './service'

export const buildGifts = ({ env, clock, onError }: ServiceRequest, { settings }: { settings: SettingsService }) =>
  createGiftsService({ repo: createGiftsRepo(env.DB), settings, clock, onError })
