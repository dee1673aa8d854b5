/** The part of fontkit that is used here; the package has no types. */
declare module 'fontkit' {
  export interface Glyph {
    /** Advance to the next letter, in units of the font. */
    readonly advanceWidth: number
    readonly path: { scale(x: number, y: number): GlyphPath }
  }
  export interface GlyphPath {
    translate(x: number, y: number): GlyphPath
    toSVG(): string
  }
  export interface Font {
    readonly unitsPerEm: number
    layout(
      text: string,
      features?: readonly string[],
    ): {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}
