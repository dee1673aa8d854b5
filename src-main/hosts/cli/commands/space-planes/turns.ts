import { FULL_PILE, computeHitChance } from '#main/games/space-planes/odds/hit-chance.ts'
import { rankTurns } from '#main/games/space-planes/rank-turns.ts'
import { formatTurn } from '#main/games/space-planes/turn-text.ts'
import { type CommandResult, parseArguments, type Call, parseCountOption, UsageError } from '#main/hosts/cli/command.ts'
import { formatChance } from '#shared/kit/format.ts'
import { readBattle } from './battle-file.ts'

/** `orrery space-planes turns FILE`: every legal turn with its chance to hit and the likeliest hit in return. */
export function listTurns(call: Call): CommandResult {
  const [path] = parseArguments(call, 'turns FILE')
  const { standing: battle } = readBattle(path)
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
export function showHitOdds(call: Call): CommandResult {
  const [line, back] = parseArguments(call, 'odds LINE BACK').map((word) => word?.toLowerCase())
  if (line !== 'red' && line !== 'blue') throw new UsageError('Name the line of the shooter: red or blue.')
  if (back !== 'red' && back !== 'blue' && back !== 'none')
    throw new UsageError('Name the line back: red, blue or none.')
  const chance = computeHitChance(line, back, FULL_PILE)
  return { data: { chance }, text: `${line} against ${back}: ${formatChance(chance)}` }
}
