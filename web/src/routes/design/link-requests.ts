import { DesignSharingDocument } from '~/api/__generated__/documents/DesignSharing'
import { MailDesignLinkDocument } from '~/api/__generated__/documents/MailDesignLink'
import { StopSharingDocument } from '~/api/__generated__/documents/StopSharing'
import { callShop, gqlQuery, sendForm } from '~/api/query'
import { checkAnswer } from '~/features/designs/design-requests'

export async function mailLink(uid: string, email: string, captcha: string): Promise<string> {
  checkAnswer((await sendForm(MailDesignLinkDocument, { uid, email }, captcha)).mailDesignLink)
  return email
}

export async function stopSharing(uid: string): Promise<void> {
  checkAnswer((await callShop(StopSharingDocument, { uid })).stopSharingDesign)
}

/** Whether a link shows the design. It changes here and on other devices, so each dialog asks again. */
export const sharingQuery = (uid: string) =>
  gqlQuery(DesignSharingDocument, { uid }, ({ design }) => design?.is_shared ?? false, 0)
