type Rule = (text: string) => string | null

interface PolicyFactory {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>): unknown
}

const allowed = new Set<string>()
let isMade = false

/**
 * Lets the browser load scripts whose addresses begin so, where Trusted Types are enforced: a vendor's script loads others
 * of its own by plain addresses. Markup and code as text are refused as before.
 */
export function allowScripts(beginnings: readonly string[]): void {
  for (const beginning of beginnings) allowed.add(beginning)
  if (isMade) return
  isMade = true
  const isAllowed = (address: string) => [...allowed].some((beginning) => address.startsWith(beginning))
  const never = () => null
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
    trustedTypes?.createPolicy('default', {
      createHTML: never,
      createScript: never,
      createScriptURL: (address) => (isAllowed(address) ? address : null),
    })
  } catch {
    // The content policy allows no such policy, since Trusted Types are not enforced.
  }
}
