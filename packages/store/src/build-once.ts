/** A function that builds each part from the request, and from other parts. */
type Builders<Request, Parts> = { readonly [Name in keyof Parts]: (request: Request, parts: Parts) => Parts[Name] }

/** An object whose parts are built when they are first read, and once. */
export function buildOnce<Request, Parts extends object>(builders: Builders<Request, Parts>, request: Request): Parts {
  const built: { -readonly [Name in keyof Parts]?: Parts[Name] } = {}
  // The loop defines every part.
  const parts = {} as Parts
  // `Object.keys` does not keep the type of the names.
  for (const name of Object.keys(builders) as (keyof Parts)[]) {
    Object.defineProperty(parts, name, {
      enumerable: true,
      get: () => {
        built[name] ??= builders[name](request, parts)
        return built[name]
      },
    })
  }
  return parts
}
