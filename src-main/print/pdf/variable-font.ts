import { create, type Font, type FontSubset, type GlyphPath } from 'fontkit'
import {
  encodeGlyphOffsets,
  encodeOutline,
  type GlyphOutline,
  type OutlinePoint,
  encodeInt16s,
  setLongOffsetsInHead,
} from './glyph-outline.ts'
import { buildTrueType, type FontTablesByTag } from './sfnt.ts'

/** Offsets of counts in tables of OpenType. */
const METRIC_COUNT = 34
const GLYPH_COUNT = 4

/**
 * Opens a variable TrueType font at a weight and gives it a name, which must differ from that of every other font in a
 * PDF. Its subsets are written here, because fontkit cannot write those of variable fonts.
 */
export function createVariableFontOpener(tables: FontTablesByTag): (weight: number, name: string) => Font {
  const font = create(buildTrueType(tables))
  return (weight, name) => {
    const instance = font.getVariation({ wght: weight })
    Object.defineProperties(instance, {
      postscriptName: { value: name },
      createSubset: { value: () => createSubset(instance, tables) },
    })
    return instance
  }
}

function createSubset(font: Font, tables: FontTablesByTag): FontSubset {
  const numbers = new Map([[0, 0]])
  return {
    includeGlyph(glyph) {
      const id = typeof glyph === 'number' ? glyph : glyph.id
      const number = numbers.get(id) ?? numbers.size
      numbers.set(id, number)
      return number
    },
    encode: () => buildTrueType(encodeTables(font, [...numbers.keys()], tables)),
  }
}

/** Tables of a font embedded in a PDF. */
function encodeTables(font: Font, ids: readonly number[], tables: FontTablesByTag): FontTablesByTag {
  const outlines = ids.map((id) => toOutline(font.getGlyph(id).path))
  const glyphs = outlines.map((outline) => encodeOutline(outline))
  const metrics = ids.flatMap((id, index) => [
    Math.round(font.getGlyph(id).advanceWidth),
    Math.min(...(outlines[index]?.points.map(({ x }) => x) ?? [])),
  ])
  const copy = (tag: string) => Buffer.from(tables.get(tag) ?? Buffer.alloc(0))
  const [hhea, maxp] = [copy('hhea'), copy('maxp')]
  hhea.writeUInt16BE(ids.length, METRIC_COUNT)
  maxp.writeUInt16BE(ids.length, GLYPH_COUNT)
  return new Map([
    ['glyf', Buffer.concat(glyphs)],
    ['head', setLongOffsetsInHead(copy('head'))],
    ['hhea', hhea],
    ['hmtx', encodeInt16s(metrics.map((value) => (Number.isFinite(value) ? value : 0)))],
    ['loca', encodeGlyphOffsets(glyphs)],
    ['maxp', maxp],
  ])
}

/** Rounds a path to the points of a TrueType outline. */
function toOutline({ commands }: GlyphPath): GlyphOutline {
  const points: OutlinePoint[] = []
  const ends: number[] = []
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(points.length - 1)
    for (let index = 0; index + 1 < args.length; index += 2)
      points.push({
        x: Math.round(args[index] ?? 0),
        y: Math.round(args[index + 1] ?? 0),
        isOnCurve: index + 2 === args.length,
      })
  }
  return { points, ends }
}
