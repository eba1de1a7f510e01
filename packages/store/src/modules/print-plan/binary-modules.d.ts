/** Files that wrangler bundles as modules: see `rules` in wrangler.toml. */
declare module '*.wasm' {
  const wasm: WebAssembly.Module
  // biome-ignore lint/style/noDefaultExport: wrangler exports the file so
  export default wasm
}
declare module '*.ttf' {
  const bytes: ArrayBuffer
  // biome-ignore lint/style/noDefaultExport: wrangler exports the file so
  export default bytes
}
