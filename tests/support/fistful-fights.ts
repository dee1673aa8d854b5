import type { Ships, Side } from '#shared/games/fistful/model.ts'
import { ARMED_KINDS, type ArmedKind, COMBAT_CHART } from '#shared/games/fistful/tables/ships.ts'

/** Armed ships of one side, strongest first, such as `DCCS`. */
export type PlainLine = string

/** Result of a fight: the winner and its remaining armed ships, such as `A DCC`. */
export type PlainFightResult = `${Side} ${PlainLine}`

const CHART: Readonly<Record<string, Readonly<Record<string, number>>>> = COMBAT_CHART

/** One round implemented literally from the rules, without the engine and without odds (FIST-COMBAT-2 to -6). */
function roundPlainly(a: PlainLine, b: PlainLine, die: () => number): readonly [a: PlainLine, b: PlainLine] {
  const isABig = a.length >= b.length
  const [big, small] = isABig ? [a, b] : [b, a]
  const [bigLeft, smallLeft] = [[...big], [...small]]
  for (let group = 0; group < small.length; group += 1)
    for (let at = group; at < big.length; at += small.length) {
      if (killsEnemy(big.charAt(at), small.charAt(group), isABig, die())) smallLeft[group] = ''
      else if (at === group) bigLeft[at] = ''
    }
  return isABig ? [bigLeft.join(''), smallLeft.join('')] : [smallLeft.join(''), bigLeft.join('')]
}

/** The chart lists the weaker ship first; of two equal ones, A's (FIST-COMBAT-10). */
function killsEnemy(ship: string, enemy: string, isShipOfA: boolean, face: number): boolean {
  if (ship === enemy) return face <= 3 !== isShipOfA
  const shipIsFirst = CHART[ship]?.[enemy]
  return shipIsFirst === undefined ? face <= (CHART[enemy]?.[ship] ?? 0) : face > shipIsFirst
}

/** Rounds until one side is eliminated (FIST-COMBAT-7). */
export function fightPlainly(a: PlainLine, b: PlainLine, die: () => number): PlainFightResult {
  let [lineA, lineB] = [a, b]
  while (lineA !== '' && lineB !== '') [lineA, lineB] = roundPlainly(lineA, lineB, die)
  return lineA === '' ? `B ${lineB}` : `A ${lineA}`
}

/** Probability of every result, by enumerating all faces of every reachable round. */
export function enumerateFightResults(
  a: PlainLine,
  b: PlainLine,
  known = new Map<string, Map<PlainFightResult, number>>(),
) {
  const before = known.get(`${a} ${b}`)
  if (before) return before
  const ends = new Map<PlainFightResult, number>()
  if (a === '') ends.set(`B ${b}`, 1)
  else if (b === '') ends.set(`A ${a}`, 1)
  else {
    const dice = Math.max(a.length, b.length)
    for (let sequence = 0; sequence < 6 ** dice; sequence += 1) {
      let rest = sequence
      const [leftA, leftB] = roundPlainly(a, b, () => {
        const face = (rest % 6) + 1
        rest = Math.floor(rest / 6)
        return face
      })
      for (const [end, chance] of enumerateFightResults(leftA, leftB, known))
        ends.set(end, (ends.get(end) ?? 0) + chance / 6 ** dice)
    }
  }
  known.set(`${a} ${b}`, ends)
  return ends
}

/** Every composition of 1 to `most` armed ships. */
export function listCompositionsUpTo(most: number): Ships[] {
  const found: Ships[] = []
  for (let D = 0; D <= most; D += 1)
    for (let C = 0; C + D <= most; C += 1)
      for (let S = 0; S + C + D <= most; S += 1) if (S + C + D > 0) found.push({ S, C, D })
  return found
}

/** Text of a composition. */
export function plainLine(ships: Ships): PlainLine {
  return ARMED_KINDS.toReversed()
    .map((kind: ArmedKind) => kind.repeat(ships[kind] ?? 0))
    .join('')
}

/** Seeded D6 (xorshift), fast enough for a million fights. */
export function fastDie(seed: number): () => number {
  let word = seed
  return () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return ((word >>> 0) % 6) + 1
  }
}
