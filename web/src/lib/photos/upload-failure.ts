import { fieldsOf } from '../fields-of'

/** `lost`: worth a retry. `refused`: final. `gone`: the server no longer knows the upload. */
type UploadProblem = 'lost' | 'refused' | 'gone'

export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

const SORRY = 'We could not upload your photo. Please try again.'

/** The limit of a minute, which another try passes later. The limit of a day has another code. */
const TOO_FAST = 'TOO_MANY'

function problemOf(status: number, code: unknown): UploadProblem {
  if (status === 404) return 'gone'
  if (status === 429) return code === TOO_FAST ? 'lost' : 'refused'
  // 409: parts are missing. Reading the status and continuing repairs it.
  return status === 0 || status === 408 || status === 409 || status >= 500 ? 'lost' : 'refused'
}

function refusalIn(body: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(body))
  } catch {
    return {}
  }
}

/** What an answer that is not a success means. */
export function failureOf(status: number, body: string): UploadError {
  const { code, message } = refusalIn(body)
  const isMessage = typeof message === 'string' && message !== ''
  return new UploadError(problemOf(status, code), isMessage ? message : SORRY)
}

/** The connection was lost, or there is none. */
export const lost = (): UploadError => new UploadError('lost', SORRY)

/** The answer is not what was asked for. */
export const unreadable = (): UploadError => new UploadError('refused', SORRY)
