import type { ServiceRequest } from '../../service-request'
import { createSettingsRepo } from './repo'
import { createSettingsService, type SiteFigures } from './service'

/** The reviews import orders, which import the settings, so only what is needed of them is named here. */
interface Needs {
  reviews: { siteFigures: SiteFigures }
}

export const buildSettings = ({ env, settings, shopOrigin }: ServiceRequest, services: Needs) =>
  createSettingsService({
    repo: createSettingsRepo(env.DB),
    settings,
    shopOrigin,
    siteFigures: () => services.reviews.siteFigures(),
  })
