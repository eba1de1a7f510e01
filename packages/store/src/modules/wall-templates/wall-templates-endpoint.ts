import { WALL_TEMPLATES_PATH } from '@kea/shared/constants/wall-templates'
import { answerPdf } from '../print-plan/answer-pdf'
import type { WallTemplates } from './service'

const FILE = new RegExp(`^${WALL_TEMPLATES_PATH}/(\\d{9,12})/(\\d{1,3})\\.pdf$`)

/** The wall template of a line, for the customer of its order or with the token of the order. */
export function answerWallTemplate(request: Request, templates: WallTemplates): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, number, line] = FILE.exec(pathname) ?? []
  const open = async () => (number ? templates.open(number, Number(line), searchParams.get('token')) : null)
  return answerPdf(request, open, 'There is no such wall template.')
}
