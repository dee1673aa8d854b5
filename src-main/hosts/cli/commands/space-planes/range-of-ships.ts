import { hitChance } from '#main/games/space-planes/odds/hit-chance.ts'
import type { ExplainedLine } from '#main/games/space-planes/range/explain-line.ts'
import { explainedRangeOf } from '#main/games/space-planes/range/range-of.ts'
import type { Answer, Call } from '#main/hosts/cli/command.ts'
import { readBattle, shipIn, standingOf } from './battle-file.ts'

/** `orrery space-planes range FILE a b`: the lines both ways, and the exact chance of a hit from the cards still in the deck (SP-RANGE-1 to -5). */
export function rangeOfShips({ args: [, path, a, b] }: Call): Answer {
  const battle = standingOf(readBattle(path))
  const [ship, target] = [shipIn(battle, a), shipIn(battle, b)]
  const [line, back] = [explainedRangeOf(battle, ship, target), explainedRangeOf(battle, target, ship)]
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

function lineWords({ range, mm, crosses, miss }: ExplainedLine): string {
  if (mm !== null) return `${range}, ${mm.toFixed(1)} mm${crosses.length > 1 ? ', across red and blue' : ''}`
  return `no line${miss === null ? '' : `: ${missWords(miss)}`}`
}

function missWords({ by, wall, missedMm }: NonNullable<ExplainedLine['miss']>): string {
  if (by === 'ship') return 'a ship is in between'
  const mm = `${(missedMm ?? 0).toFixed(1)} mm`
  return by === 'reach'
    ? `${mm} out of reach`
    : `black line ${(wall ?? 0) + 1} of the face stops it, ${mm} from its end`
}
