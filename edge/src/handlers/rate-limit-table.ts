/** A rate limit binding of wrangler.toml. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

const AT_ONCE = 'That was a lot at once. Please wait a minute and try again.'

/**
 * The requests per minute of one caller, by the binding in wrangler.toml that counts them. The limits are far above the
 * use of one shopper, since a school or a mobile network may share one address. docs/limits.md lists what each one counts.
 */
export const RATE_LIMITS = {
  QUERY_LIMIT: { perMinute: 1500, message: AT_ONCE },
  CART_LIMIT: { perMinute: 600, message: AT_ONCE },
  UPLOAD_LIMIT: { perMinute: 300, message: 'That is a lot of photos at once. Please carry on in a minute.' },
  PART_LIMIT: { perMinute: 900, message: 'That is a lot of photos at once. Please carry on in a minute.' },
  MEDIA_LIMIT: { perMinute: 1500, message: AT_ONCE },
  CALL_LIMIT: { perMinute: 300, message: AT_ONCE },
  PAGE_LIMIT: { perMinute: 1200, message: 'You have opened many pages. Please wait a minute and try again.' },
  COMMAND_LIMIT: { perMinute: 200, message: AT_ONCE },
  DESIGN_LIMIT: { perMinute: 300, message: 'You have saved many designs. Please wait a minute and try again.' },
  ORDER_LIMIT: { perMinute: 30, message: 'You have placed many orders. Please wait a minute and try again.' },
  SEARCH_LIMIT: { perMinute: 600, message: 'That was a lot of searching at once. Please carry on in a minute.' },
  FORM_LIMIT: { perMinute: 20, message: 'You have sent many forms. Please wait a minute and try again.' },
  CAPTCHA_LIMIT: { perMinute: 120, message: AT_ONCE },
  LOOKUP_LIMIT: { perMinute: 60, message: 'You have looked up many orders. Please wait a minute and try again.' },
  OPERATOR_LIMIT: { perMinute: 60, message: AT_ONCE },
  LOGIN_LIMIT: { perMinute: 60, message: 'You have tried to log in many times. Please wait a minute and try again.' },
  OTHER_LIMIT: { perMinute: 20, message: AT_ONCE },
} as const

/**
 * The requests per minute of all callers of one IPv6 network (48 bits). A rented server has one such network with 65,536
 * caller addresses.
 */
export const NETWORK_LIMITS = {
  ORDER_LIMIT: { binding: 'ORDER_NETWORK_LIMIT', perMinute: 150 },
  FORM_LIMIT: { binding: 'FORM_NETWORK_LIMIT', perMinute: 100 },
  LOOKUP_LIMIT: { binding: 'LOOKUP_NETWORK_LIMIT', perMinute: 300 },
  LOGIN_LIMIT: { binding: 'LOGIN_NETWORK_LIMIT', perMinute: 100 },
  OTHER_LIMIT: { binding: 'OTHER_NETWORK_LIMIT', perMinute: 100 },
} as const

export type LimitName = keyof typeof RATE_LIMITS
type NetworkLimit = (typeof NETWORK_LIMITS)[keyof typeof NETWORK_LIMITS]['binding']
export type RateLimits = Partial<Record<LimitName | NetworkLimit, RateLimit>>
