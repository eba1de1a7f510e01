interface Recaptcha {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

let loading: Promise<Recaptcha> | null = null

/** Loads Google's script. */
const load = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha: Recaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('The captcha cannot be loaded'))
    }
    document.head.appendChild(script)
  })

/** A token of reCAPTCHA v3, which needs no action of the shopper. */
export async function askRecaptcha(siteKey: string): Promise<string> {
  loading ??= load(siteKey)
  try {
    return await (await loading).execute(siteKey, { action: 'form' })
  } catch (error) {
    loading = null
    throw error
  }
}
