import type { ServiceRequest } from '../../service-request'
import { createBlogRepo } from './repo'

export const buildBlog = ({ env }: ServiceRequest) => createBlogRepo(env.DB)
