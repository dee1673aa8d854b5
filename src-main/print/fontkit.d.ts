/** The part of fontkit that is used here; the package has no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    /** Letters that it stands for; none for a further glyph of one letter. */
    readonly codePoints: readonly number[]
    /** Advance to the next letter, in units of the font. */
    readonly advanceWidth: number
    readonly path: GlyphPath & { scale(x: number, y: number): GlyphPath }
  }
  export interface GlyphPath {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[]
    translate(x: number, y: number): GlyphPath
    toSVG(): string
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly numGlyphs: number
    getGlyph(id: number): Glyph
    /** A variable font at a place on its axes. */
    getVariation(settings: Readonly<Record<string, number>>): Font
    layout(
      text: string,
      features?: readonly string[],
    ): {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
    }
  }
  /** Glyphs of a font that are embedded in a PDF. */
  export interface FontSubset {
    /** Adds a glyph, and returns its id in the subset. */
    includeGlyph(glyph: number | Glyph): number
    encode(): Uint8Array
  }
  export function create(bytes: Uint8Array): Font
}
