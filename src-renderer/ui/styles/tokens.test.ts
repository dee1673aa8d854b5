import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const GROUNDS = ['ground', 'surface', 'raised', 'hover', 'chosen', 'field'] as const
const WORDS = ['text', 'text-dim', 'brass', 'brass-bright', 'good', 'harm', 'link'] as const
const GLYPHS = ['star-1-line', 'star-2-line', 'star-3-line', 'star-4-line', 'star-5-line', 'star-unknown'] as const

/** Words on what they stand on: WCAG 2.2, 1.4.3. */
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground] as const)),
  ...(['ground', 'surface', 'raised', 'field'] as const).map((ground) => ['text-faint', ground] as const),
  ['on-brass', 'brass'],
  ['on-brass', 'brass-bright'],
  ['on-harm', 'harm'],
  ['text', 'good-tint'],
  ['text', 'harm-tint'],
  ['text', 'note-tint'],
  ['good', 'good-tint'],
  ['harm', 'harm-tint'],
  ['link', 'note-tint'],
  ...[1, 2, 3, 4, 5].map((rating) => [`on-star-${rating}`, `star-${rating}`] as const),
]

/** Outlines of controls, the focus ring and the glyphs: WCAG 2.2, 1.4.11. */
const SHAPE_PAIRS: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => ['control-line', 'focus', ...GLYPHS].map((shape) => [shape, ground] as const)),
]

/** The colours of one theme, by token. */
function themeColours(theme: string): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`:root[data-theme='${theme}']`))
  const body = block.slice(block.indexOf('{') + 1, block.indexOf('}'))
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']))
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function tooFaint(theme: string, pairs: readonly (readonly [string, string])[], least: number): readonly string[] {
  const colours = themeColours(theme)
  return pairs.flatMap(([front, back]) => {
    const [a, b] = [colours.get(front), colours.get(back)]
    if (a === undefined || b === undefined) return [`${front} on ${back}: no such token`]
    const ratio = contrast(a, b)
    return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}, ${least} needed`]
  })
}

test('The measure itself: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
})

describe.each(['void', 'paper'])('Theme %s', (theme) => {
  test('words are at least 4.5 : 1', () => {
    expect(tooFaint(theme, TEXT_PAIRS, 4.5)).toEqual([])
  })
  test('outlines, focus and glyphs are at least 3 : 1', () => {
    expect(tooFaint(theme, SHAPE_PAIRS, 3)).toEqual([])
  })
})

test('Both themes name the same tokens', () => {
  expect([...themeColours('paper').keys()]).toEqual([...themeColours('void').keys()])
})
