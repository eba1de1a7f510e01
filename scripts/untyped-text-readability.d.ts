// What the reading level uses of the package, which has no types of its own.
// biome-ignore-all lint/style/noDefaultExport: the package has a default export
declare module 'text-readability' {
  const readability: { syllableCount(text: string): number }
  export default readability
}
