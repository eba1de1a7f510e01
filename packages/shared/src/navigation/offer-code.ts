const bare = (base64: string): string => base64.replace(/=+$/, '')

/**
 * The offer code in a `cc` query, which is its base64; '' where it is none. What does not come out the same when it is
 * written again was cut, or mistyped, or is something else.
 */
export function offerCode(search: string): string {
  // A + that nobody escaped has become a space.
  const given = (new URLSearchParams(search).get('cc') ?? '').replaceAll(' ', '+')
  try {
    const code = atob(given)
    return bare(btoa(code)) === bare(given) ? code : ''
  } catch {
    return ''
  }
}
