import type { ServiceRequest } from '../../service-request'
import { createCaptchaRepo } from './repo'
import { createCaptchaService } from './service'

export const buildCaptcha = ({ env, settings, clock, caller, captchaHeader, outside, onError }: ServiceRequest) =>
  createCaptchaService({
    repo: createCaptchaRepo(env.DB),
    settings,
    clock,
    caller: caller.address,
    header: captchaHeader,
    outside,
    onError,
  })
