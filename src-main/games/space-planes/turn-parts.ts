import { CORNERS, DIRECTIONS, FACES, type ManoeuvrePart, ROTATION_SENSES } from '#shared/games/space-planes/model.ts'

/** Parses the parts of a manoeuvre from a written turn, or returns the problem of the first invalid one (SP-MAIL-1). */
export function parseManoeuvreParts(words: readonly string[]): ManoeuvrePart[] | string {
  const parts: ManoeuvrePart[] = []
  for (let at = 0; at < words.length;) {
    const word = (words[at] ?? '').toUpperCase()
    const reader = READERS[word]
    if (!reader) return `“${word.slice(0, 20)}” is no part: write SHORT, LONG, PIVOT, ROLL or PLANE.`
    const part = reader.read(words.slice(at + 1, at + 1 + reader.words).map((text) => text.toUpperCase()))
    if (!part) return `${word} is followed by ${reader.wants}.`
    parts.push(part)
    at += 1 + reader.words
  }
  return parts
}

interface PartReader {
  readonly words: number
  readonly wants: string
  read(words: readonly string[]): ManoeuvrePart | null
}

const SIDE = 'a side: N, E, S or W'
const READERS: Readonly<Record<string, PartReader>> = {
  SHORT: sideReader((dir) => ({ move: 'short', dir })),
  LONG: sideReader((dir) => ({ move: 'long', dir })),
  ROLL: sideReader((dir) => ({ roll: dir })),
  PIVOT: {
    words: 2,
    wants: 'a corner (SW, SE, NE, NW) and CCW or CW',
    read([corner, sense]) {
      const pivot = CORNERS.find((otherCorner) => otherCorner === corner)
      const turn = ROTATION_SENSES.find((candidate) => candidate.toUpperCase() === sense)
      return pivot && turn ? { pivot, turn } : null
    },
  },
  PLANE: {
    words: 1,
    wants: 'a number from 1 to 6',
    read([number]) {
      const plane = FACES.find((face) => String(face) === number)
      return plane ? { plane } : null
    },
  },
}

function sideReader(partOf: (dir: (typeof DIRECTIONS)[number]) => ManoeuvrePart): PartReader {
  return {
    words: 1,
    wants: SIDE,
    read([side]) {
      const dir = DIRECTIONS.find((direction) => direction === side)
      return dir ? partOf(dir) : null
    },
  }
}
