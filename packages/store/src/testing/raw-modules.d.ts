/** A page of docs as text. */
declare module '*.md?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the module of a file has its text as the default.
  export default text
}
