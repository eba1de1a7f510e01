/**
 * The function, which runs again only where its arguments are others than in its last call.
 *
 * @param keyOf what of the arguments matters; each is compared by identity
 */
export function rememberLast<Given extends readonly unknown[], Result>(
  run: (...given: Given) => Result,
  keyOf: (...given: Given) => readonly unknown[] = (...given) => given,
): (...given: Given) => Result {
  let known: { key: readonly unknown[]; result: Result } | null = null
  return (...given) => {
    const key = keyOf(...given)
    if (known?.key.length !== key.length || key.some((each, at) => each !== known?.key[at]))
      known = { key, result: run(...given) }
    return known.result
  }
}
