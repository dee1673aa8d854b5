import { hitChance } from '#main/games/space-planes/odds/hit-chance.ts'
import { type FireLine } from '#main/games/space-planes/range/find-line.ts'
import { rangeOf } from '#main/games/space-planes/range/range-of.ts'
import type { Answer, Call } from '#main/hosts/cli/command.ts'
import { readBattle, shipIn, standingOf } from './battle-file.ts'

/** `orrery space-planes range FILE a b`: the lines both ways, and the exact chance of a hit from the cards still in the deck (SP-RANGE-1 to -5). */
export function rangeOfShips({ args: [, path, a, b] }: Call): Answer {
  const battle = standingOf(readBattle(path))
  const [ship, target] = [shipIn(battle, a), shipIn(battle, b)]
  const [line, back] = [rangeOf(battle, ship, target), rangeOf(battle, target, ship)]
  const chance = line.range === 'none' || battle.deck.length === 0 ? null : hitChance(line.range, back.range, battle)
  const planes = ship.plane === target.plane ? '' : ` They are on planes ${ship.plane} and ${target.plane}: no shot.`
  return {
    data: { line, back, chance },
    text: [
      `${ship.id} at ${target.id}: ${lineWords(line)}`,
      `${target.id} at ${ship.id}: ${lineWords(back)}`,
      `${chance === null ? 'No chance of a hit' : `A hit: ${(chance * 100).toFixed(1)} %`}.${planes}`,
    ].join('\n'),
  }
}

function lineWords({ range, mm }: FireLine): string {
  return mm === null ? 'no line' : `${range}, ${mm.toFixed(1)} mm`
}
