/** Random integer from 0 to below the argument. */
export type Random = (below: number) => number

/** Seeded random integers. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const BITS = [
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '0.5',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '"',
  "'",
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '<',
  '>',
  '</',
  '&amp;',
  '&lol;',
  '<!--',
  ']]>',
  '__proto__',
  'constructor',
  '\ud800',
  '\u0000',
  '\ufeff',
  '\u202e',
  '#',
  '%',
  '\\',
  '0101',
  '9999',
  '-0101',
  '0101-0101',
  'a'.repeat(100),
  '{"a":'.repeat(120),
  '\u007f',
  '🜨',
] as const

/** Mutates a text: parts are removed, duplicated, moved or inserted; numbers and words are replaced. */
export function mutateText(text: string, random: Random): string {
  let changed = text
  for (let times = 1 + random(4); times > 0; times -= 1) changed = mutateOnce(changed, random)
  return changed
}

function mutateOnce(text: string, random: Random): string {
  const at = random(text.length + 1)
  const length = 1 + random(random(8) === 0 ? 400 : 12)
  const part = text.slice(at, at + length)
  const bit = BITS[random(BITS.length)] ?? ''
  switch (random(7)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length)
    case 1:
      return text.slice(0, at) + part + part + text.slice(at + length)
    case 2:
      return text.slice(0, at) + bit + text.slice(at)
    case 3:
      return text.slice(0, at) + bit + text.slice(at + length)
    case 4:
      return replaceOne(text, /\d+/g, { bit, random })
    case 5:
      return replaceOne(text, /\p{L}+/gu, { bit, random })
    default:
      return replaceOne(text, /\d+/g, { bit: String(random(2000) - 20), random })
  }
}

function replaceOne(text: string, pattern: RegExp, { bit, random }: { bit: string; random: Random }): string {
  const matches = [...text.matchAll(pattern)]
  const match = matches[random(matches.length || 1)]
  return match === undefined ? text : text.slice(0, match.index) + bit + text.slice(match.index + match[0].length)
}
