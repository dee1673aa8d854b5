import { bestTurns } from '#main/games/space-planes/best-turns.ts'
import { FULL_PILE, hitChance } from '#main/games/space-planes/odds/hit-chance.ts'
import { writeTurn } from '#main/games/space-planes/turn-text.ts'
import { type Answer, argsOf, type Call, countOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { chanceWords } from '#shared/kit/words.ts'
import { readBattle } from './battle-file.ts'

/** `orrery space-planes turns FILE`: every turn that may be played now: its chance to hit, and the likeliest hit that may come back. */
export function turnsOf(call: Call): Answer {
  const [path] = argsOf(call, 'turns FILE')
  const { standing: battle } = readBattle(path)
  if (battle.phase === 'placing') throw new WrongUsage(`Nobody flies yet: ${battle.active} places the next ship.`)
  if (battle.phase === 'over') throw new WrongUsage('The battle is over: replay shows how it stood before.')
  const turns = bestTurns(battle).slice(0, countOf(call, 'limit', { usual: 20, most: 1000 }))
  const lines = turns.map(
    ({ orders, chance, answer, isCancelled }) =>
      `${chanceWords(chance).padStart(7)} ${chanceWords(answer).padStart(7)}  ${writeTurn(orders)}${isCancelled ? '  (would be cancelled)' : ''}`,
  )
  return { data: turns, text: ['  to hit  answer', ...lines].join('\n') }
}

/** `orrery space-planes odds LINE BACK`: the chance of a hit from a full deck, such as `odds red none` (SP-SHOT-1 to -3). */
export function oddsOf(call: Call): Answer {
  const [line, back] = argsOf(call, 'odds LINE BACK').map((word) => word?.toLowerCase())
  if (line !== 'red' && line !== 'blue') throw new WrongUsage('Name the line of the shooter: red or blue.')
  if (back !== 'red' && back !== 'blue' && back !== 'none')
    throw new WrongUsage('Name the line back: red, blue or none.')
  const chance = hitChance(line, back, FULL_PILE)
  return { data: { chance }, text: `${line} against ${back}: ${chanceWords(chance)}` }
}
