import { listLinesOfFire } from '#main/games/space-planes/queries/ranges.ts'
import type { ExplainedLine } from '#main/games/space-planes/range/explain-line.ts'
import { explainLineOfFire } from '#main/games/space-planes/range/line-of-fire.ts'
import { type CommandResult, parseArguments, type Call, UsageError } from '#main/hosts/cli/command.ts'
import { formatChance } from '#shared/kit/format.ts'
import { readBattle, getShip } from './battle-file.ts'

/**
 * `orrery space-planes range FILE a b`: the lines both ways, and the exact chance of a hit from the cards left in the
 * deck (SP-RANGE-1 to -5).
 */
export function showRange(call: Call): CommandResult {
  const [path, a, b] = parseArguments(call, 'range FILE SHIP SHIP')
  const { standing: battle } = readBattle(path)
  const [ship, target] = [getShip(battle, a), getShip(battle, b)]
  if (ship.owner === target.owner)
    throw new UsageError(
      `Ships ${ship.id} and ${target.id} fly for ${ship.owner}: name a ship and an enemy (SP-SHOT-4).`,
    )
  const [line, back] = [explainLineOfFire(battle, ship, target), explainLineOfFire(battle, target, ship)]
  const shot = listLinesOfFire(battle).find((range) => range.ship === ship.id && range.target === target.id)
  const chance = shot?.chance?.now ?? null
  const whyNot = ship.plane === target.plane ? '' : ` They are on planes ${ship.plane} and ${target.plane}: no shot.`
  return {
    data: { line, back, chance },
    text: [
      `${ship.id} at ${target.id}: ${lineWords(line)}`,
      `${target.id} at ${ship.id}: ${lineWords(back)}`,
      `${chance === null ? 'No chance of a hit' : `A hit: ${formatChance(chance)}`}.${whyNot}`,
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
