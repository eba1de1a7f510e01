// What the signs use of the package, which has no types of its own.
// biome-ignore-all lint/style/noDefaultExport: the package has a default export
declare module 'opentype.js' {
  export interface PathCommand {
    type: string
    x1?: number
    y1?: number
    x2?: number
    y2?: number
    x?: number
    y?: number
  }
  export interface Font {
    /** 0 for a letter that the font lacks. */
    charToGlyphIndex(letter: string): number
    getPath(text: string, x: number, y: number, fontSize: number): { commands: PathCommand[] }
    getAdvanceWidth(text: string, fontSize: number): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
