import { ConnectSocialAccountDocument } from '~/api/__generated__/documents/ConnectSocialAccount'
import { LogInBySocialDocument } from '~/api/__generated__/documents/LogInBySocial'
import { SocialProvidersDocument } from '~/api/__generated__/documents/SocialProviders'
import { StartSocialLoginDocument } from '~/api/__generated__/documents/StartSocialLogin'
import { ShopError } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { callLogin } from '../call-login'
import { type BegunLogin, rememberBegun, rememberOpen, takeOpen } from './begun-login'
import { awaitAnswer } from './hand-over'

export const socialProvidersQuery = gqlQuery(
  SocialProvidersDocument,
  {},
  ({ socialProviders }) => socialProviders,
  STALE.settings,
)

/** The message of the requirement, word for word. */
export const CONNECTED = 'Your have successfully connected with social account.'

/** Finishes a login with the query of the provider's answer. */
export async function finishSocialLogin(query: string, { provider, isSubscribed }: BegunLogin): Promise<void> {
  const input = {
    // The provider says who it is.
    ...{ firstname: '', lastname: '', email: '', date_of_birth: '', phone_no: '' },
    is_subscribed: isSubscribed,
    login_token_id: query,
    login_source: provider,
  }
  try {
    await callLogin(LogInBySocialDocument, { input })
  } catch (error) {
    rememberOpen(new URLSearchParams(query).get('state') ?? '')
    throw error
  }
}

/** Connects the account of a provider, after a login to the account that has its email. False if there is none. */
export async function connectOpen(): Promise<boolean> {
  const state = takeOpen()
  if (!state) return false
  return callShop(ConnectSocialAccountDocument, { state }).then(
    () => true,
    () => false,
  )
}

/** A window for the provider's page. It opens with the press itself: a browser blocks a later one. */
const openWindow = (): Window | null => {
  const opened = window.open('', '', 'popup,width=520,height=680')
  // A browser without windows, such as that of an app, shows the page in place of ours.
  return opened && opened !== window ? opened : null
}

/** Logs in on the page of a provider. Resolves after the answer, or never if the shopper closes the window. */
export async function logInBySocial(begun: BegunLogin): Promise<void> {
  rememberBegun(begun)
  const opened = openWindow()
  try {
    const { startSocialLogin } = await callShop(StartSocialLoginDocument, { provider: begun.provider })
    if (!opened) {
      location.assign(startSocialLogin.url)
      return await new Promise(() => {})
    }
    const answer = new Promise<string>((resolve) => awaitAnswer(startSocialLogin.state, resolve))
    opened.location.replace(startSocialLogin.url)
    await finishSocialLogin(await answer, begun)
  } catch (error) {
    opened?.close()
    throw error instanceof ShopError ? error : new ShopError('input', 'This login did not work. Please try again.')
  }
}
