import type { ServiceRequest } from '../../service-request'
import { createCategoriesRepo } from './repo'
import { createCategories } from './service'

export const buildCategories = ({ env }: ServiceRequest) => createCategories(createCategoriesRepo(env.DB))
