import type { ServiceRequest } from '../../service-request'
import { createCaptchaRepo } from './repo'
import { createCaptchaService } from './service'

export const buildCaptcha = ({ env, settings, clock, caller, captchaHeader, externalFetch, onError }: ServiceRequest) =>
  createCaptchaService({
    repo: createCaptchaRepo(env.DB),
    settings,
    clock,
    caller: caller.address,
    header: captchaHeader,
    externalFetch,
    onError,
  })
