import { routes } from '@kea/shared/routes'
import {
  DesignSharingDocument,
  MailDesignLinkDocument,
  ShareDesignDocument,
  StopSharingDocument,
} from '~/api/__generated__/graphql'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery, sendForm } from '~/api/query'

function check(answer: { user_errors: readonly { message: string }[] } | null | undefined): void {
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  const [problem] = answer.user_errors
  if (problem) throw new ShopError('input', problem.message)
}

export async function mailLink(uid: string, email: string, captcha: string): Promise<string> {
  check((await sendForm(MailDesignLinkDocument, { uid, email }, captcha)).mailDesignLink)
  return email
}

/** The address that shows the design. The token is behind the #, so that it is in no log. */
export async function shareLink(uid: string): Promise<string> {
  const { shareSavedDesign: shared } = await callShop(ShareDesignDocument, { uid })
  check(shared)
  return `${location.origin}${routes.designLink()}#${shared?.token}`
}

export async function stopSharing(uid: string): Promise<void> {
  check((await callShop(StopSharingDocument, { uid })).stopSharingDesign)
}

/** Whether a link shows the design. It changes here and on other devices, so each dialog asks again. */
export const sharingQuery = (uid: string) =>
  gqlQuery(DesignSharingDocument, { uid }, ({ design }) => design?.is_shared ?? false, 0)
