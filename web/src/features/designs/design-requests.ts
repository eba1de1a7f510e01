import { routes } from '@kea/shared/routes'
import { ShareDesignDocument } from '~/api/__generated__/documents/ShareDesign'
import type { DesignPageInput } from '~/api/__generated__/types'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'

/** Throws the first refusal of an answer about a design. */
export function checkAnswer(answer: { user_errors: readonly { message: string }[] } | null | undefined): void {
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  const [problem] = answer.user_errors
  if (problem) throw new ShopError('input', problem.message)
}

/**
 * The address that shows the design. The token is behind the #, so that it is in no log.
 *
 * @param pages the pictures of all its pages; none for a design that is one picture
 */
export async function shareLink(uid: string, pages: readonly DesignPageInput[] = []): Promise<string> {
  const { shareSavedDesign: shared } = await callShop(ShareDesignDocument, { uid, pages: [...pages] })
  checkAnswer(shared)
  return `${location.origin}${routes.designLink()}#${shared?.token}`
}
