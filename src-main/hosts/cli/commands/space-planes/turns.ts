import { FULL_PILE, computeHitChance } from '#main/games/space-planes/odds/hit-chance.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { listLinesOfFire } from '#main/games/space-planes/queries/ranges.ts'
import type { ExplainedLine } from '#main/games/space-planes/range/explain-line.ts'
import { explainLineOfFire } from '#main/games/space-planes/range/line-of-fire.ts'
import { rankTurns } from '#main/games/space-planes/rank-turns.ts'
import { formatTurn } from '#main/games/space-planes/turn-text.ts'
import {
  type CommandResult,
  parseArguments,
  type CommandLineCall,
  parseCountOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { formatChance } from '#shared/kit/format.ts'
import { readAndReplayBattle, requireShip } from './battle-file.ts'

/** `orrery space-planes turns FILE`: every legal turn with its chance to hit and the likeliest hit in return. */
export function listTurns(call: CommandLineCall): CommandResult {
  const [path] = parseArguments(call, 'turns FILE')
  const { standing: battle } = readAndReplayBattle(path)
  if (battle.phase === 'placing') throw new UsageError(`Nobody flies yet: ${battle.active} places the next ship.`)
  if (battle.phase === 'over') throw new UsageError('The battle is over: replay shows how it stood before.')
  const turns = rankTurns(battle).slice(0, parseCountOption(call, 'limit', { usual: 20, most: 1000 }))
  const lines = turns.map(
    ({ orders, chance, answer, isCancelled }) =>
      `${formatChance(chance).padStart(7)} ${formatChance(answer).padStart(7)}  ${formatTurn(orders)}${isCancelled ? '  (would be cancelled)' : ''}`,
  )
  return { data: turns, text: ['  to hit  answer', ...lines].join('\n') }
}

/** `orrery space-planes odds LINE BACK`: the chance of a hit from a full deck, such as `odds red none` (SP-SHOT-1 to -3). */
export function showHitOdds(call: CommandLineCall): CommandResult {
  const [line, back] = parseArguments(call, 'odds LINE BACK').map((word) => word?.toLowerCase())
  if (line !== 'red' && line !== 'blue') throw new UsageError('Name the line of the shooter: red or blue.')
  if (back !== 'red' && back !== 'blue' && back !== 'none')
    throw new UsageError('Name the line back: red, blue or none.')
  const chance = computeHitChance(line, back, FULL_PILE)
  return { data: { chance }, text: `${line} against ${back}: ${formatChance(chance)}` }
}

/**
 * `orrery space-planes range FILE a b`: the lines both ways, and the exact chance of a hit from the cards left in the
 * deck (SP-RANGE-1 to -5).
 */
export function showRange(call: CommandLineCall): CommandResult {
  const [path, a, b] = parseArguments(call, 'range FILE SHIP SHIP')
  const { standing: battle } = readAndReplayBattle(path)
  const [ship, target] = [requireShip(battle, a), requireShip(battle, b)]
  if (ship.owner === target.owner)
    throw new UsageError(
      `Ships ${ship.id} and ${target.id} fly for ${ship.owner}: name a ship and an enemy (SP-SHOT-4).`,
    )
  const [line, back] = [explainLineOfFire(battle, ship, target), explainLineOfFire(battle, target, ship)]
  const shot = listLinesOfFire(battle).find((range) => range.ship === ship.id && range.target === target.id)
  const chance = shot?.chance?.now ?? null
  const planesNote =
    ship.plane === target.plane ? '' : ` They are on planes ${ship.plane} and ${target.plane}: no shot.`
  return {
    data: { line, back, chance },
    text: [
      `${ship.id} at ${target.id}: ${lineWords(line)}`,
      `${target.id} at ${ship.id}: ${lineWords(back)}`,
      `${chance === null ? 'No chance of a hit' : `A hit: ${formatChance(chance)}`}.${planesNote}`,
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

/**
 * `orrery space-planes link SECRET N`: link N of the hash chain of a secret. Link 0 is the anchor, which is published
 * before the battle (SP-MAIL-2).
 */
export function showChainLink(call: CommandLineCall): CommandResult {
  const [secret = '', number = ''] = parseArguments(call, 'link SECRET N')
  if (secret === '' || !/^\d{1,3}$/.test(number) || Number(number) > 400)
    throw new UsageError('Name your secret, and which link, 0 to 400: 0 is the anchor, 1 the first to show.')
  const link = computeChainLink(secret, Number(number))
  return { data: { link }, text: link }
}
