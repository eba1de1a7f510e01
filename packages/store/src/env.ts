import { z } from 'zod'
import { providersSetting } from './modules/social/providers'

/** Bindings and settings of the Worker, from wrangler.toml. */
export interface Env {
  DB: D1Database
  FILES: R2Bucket
  /** Sends mail. Without it mails stay in the outbox. */
  EMAIL?: SendEmail
  [setting: string]: unknown
}

const id = z.string().regex(/^[\w-]+$/)

const settingsSchema = z
  .object({
    MODE: z.enum(['local', 'preview', 'production']).default('production'),
    STORE_CODE: z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/)
      .default('nz'),
    /** Origin of the shop, for links in mails. Without it mails have no links. */
    SITE_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    SIGNING_KEY: z.string().min(16).optional(),
    /** Token of the operator's commands. Without it they are off. */
    OPERATOR_TOKEN: z.string().min(16).optional(),
    /** `opaque`: another shop's store saves the designs, and their documents come with the cart lines. */
    DESIGNS: z.enum(['stored', 'opaque']).default('stored'),
    /** Sender of all mails, of a domain that may send. Without it mails stay in the outbox. */
    MAIL_FROM: z.email().optional(),
    BANK_TRANSFER_DAYS: z.coerce.number().int().min(1).max(60).default(7),
    /** Gift certificates are mailed from this hour of their day in New Zealand. */
    GIFT_MAIL_HOUR: z.coerce.number().int().min(0).max(23).default(8),
    /** Stripe's shortest time is 30 minutes, its longest a day. */
    HOSTED_PAYMENT_MINUTES: z.coerce.number().int().min(30).max(1_440).default(60),
    /** Both switch on Stripe's hosted Checkout. */
    STRIPE_SECRET_KEY: z.string().min(16).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
    STRIPE_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
    /** The store's own payment page, where nothing is paid. Never in production. */
    PAYMENT_SANDBOX: z.enum(['on', 'off']).default('on'),
    /** The edge needs the same value for its content policy. */
    CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha'),
    /** Rounds of each of a few hundred hashes that a browser computes. More rounds stop more bots and take phones longer. */
    ALTCHA_COST: z.coerce.number().int().min(1).max(100_000).default(2_000),
    OIDC_PROVIDERS: providersSetting,
    /** `vendor:id` pairs, as the edge has them. The store tells Meta and Google Analytics of paid orders. */
    PIXEL_IDS: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    META_ACCESS_TOKEN: z.string().min(16).optional(),
    META_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
    GA4_API_SECRET: z.string().min(16).optional(),
    GA4_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com'),
    /** Both switch on New Zealand Post's look-up of streets. */
    NZ_POST_CLIENT_ID: z.string().min(16).optional(),
    NZ_POST_CLIENT_SECRET: z.string().min(16).optional(),
    NZ_POST_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.nzpost.co.nz'),
    NZ_POST_LOGIN_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://oauth.nzpost.co.nz'),
    RECAPTCHA_SITE_KEY: id.optional(),
    RECAPTCHA_SECRET_KEY: id.optional(),
  })
  .refine((all) => all.CAPTCHA === 'altcha' || (all.RECAPTCHA_SITE_KEY && all.RECAPTCHA_SECRET_KEY), {
    path: ['CAPTCHA'],
    message: 'recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY',
  })
  .refine((all) => !all.STRIPE_SECRET_KEY === !all.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'needs STRIPE_WEBHOOK_SECRET, and that needs it',
  })
  .refine((all) => !all.NZ_POST_CLIENT_ID === !all.NZ_POST_CLIENT_SECRET, {
    path: ['NZ_POST_CLIENT_ID'],
    message: 'needs NZ_POST_CLIENT_SECRET, and that needs it',
  })
  .refine(
    (all) =>
      all.MODE === 'local' || [all.NZ_POST_ORIGIN, all.NZ_POST_LOGIN_ORIGIN].every((url) => url.startsWith('https:')),
    { path: ['NZ_POST_ORIGIN', 'NZ_POST_LOGIN_ORIGIN'], message: 'need https' },
  )
  .refine((all) => all.MODE === 'local' || all.STRIPE_ORIGIN.startsWith('https:'), {
    path: ['STRIPE_ORIGIN'],
    message: 'needs https',
  })
  .refine((all) => all.MODE === 'local' || [all.META_ORIGIN, all.GA4_ORIGIN].every((url) => url.startsWith('https:')), {
    path: ['META_ORIGIN', 'GA4_ORIGIN'],
    message: 'need https',
  })
  .refine((all) => all.MODE === 'local' || all.OIDC_PROVIDERS.every(({ issuer }) => issuer.startsWith('https:')), {
    path: ['OIDC_PROVIDERS'],
    message: 'an issuer needs https',
  })

export type StoreSettings = z.infer<typeof settingsSchema>

/** Parses the settings. Throws an error that lists all problems in one line. */
export function parseSettings(env: Env): StoreSettings {
  const parsed = settingsSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Settings of the store are not valid. ${lines.join('; ')}`)
}
