import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { SeasonsService } from '../seasons/service'
import { createGiftFinderRepo } from './repo'
import { createGiftFinderService } from './service'

export const buildGiftFinder = (
  { env, clock }: ServiceRequest,
  { catalogue, seasons }: { catalogue: CatalogueService; seasons: SeasonsService },
) => createGiftFinderService({ repo: createGiftFinderRepo(env.DB), catalogue, seasons, clock })
