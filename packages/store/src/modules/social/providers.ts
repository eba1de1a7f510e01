import { z } from 'zod'

/** An OpenID provider by which customers can log in. */
const provider = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** On its button. */
  label: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
})

export type Provider = z.infer<typeof provider>

/** The setting OIDC_PROVIDERS: a list as JSON. */
export const providersSetting = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(provider))
