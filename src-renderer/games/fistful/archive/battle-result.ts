import type { BattleView } from '#shared/contract/fistful/reports.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import { formatChance } from '#shared/games/fistful/map/format-map.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { CommandResult, RollResult } from '#shared/match/result.ts'

/** Number of dice of a battle. */
export function countBattleDice({ rounds }: BattleView): number {
  return rounds.reduce((sum, round) => sum + round.length, 0)
}

/** The result of a battle after its first `dice` dice, as the result card of every game shows it (FIST-COMBAT-4). */
export function buildBattleResult(battle: BattleView, dice: number): CommandResult {
  const { star, name, start, winner, survivors, chance, flown } = battle
  const isOver = dice === countBattleDice(battle)
  const rolls = battle.rounds
    .flatMap((round, index) => round.map((roll): RollResult => ({ ...buildRoll(roll), label: `Round ${index + 1}` })))
    .slice(0, dice)
  return {
    title: `Battle at ${name} ${star}`,
    outcome: isOver ? `${winner} wins` : null,
    tone: 'neutral',
    decisive: null,
    rolls,
    affected: (['A', 'B'] as const).map((side) => ({
      id: side,
      name: side,
      change:
        describeFleets(start[side]) +
        (isOver ? `, ${side === winner ? `keeps ${describeFleets(survivors)}` : 'is beaten'}` : ''),
      tone: isOver ? (side === winner ? 'success' : 'failure') : 'neutral',
    })),
    notes: [
      ...(chance === null ? [] : [`${winner} won at ${formatChance(chance)}`]),
      ...(flown === null
        ? []
        : [`Flown with ${flown.A} cubes of A and ${flown.B} of B; ${winner} kept ${formatCount(flown.left, 'cube')}`]),
    ],
  }
}

type Roll = BattleView['rounds'][number][number]

function buildRoll({ face, text, loses }: Roll): Omit<RollResult, 'label'> {
  const draws = [{ kind: 'die', sides: 6, face }] as const
  const tone = loses === null ? 'neutral' : 'failure'
  return { draws, modifiers: [], total: face, needed: null, outcome: text, tone, rules: ['FIST-COMBAT-4'] }
}

/** Under fog of war enemy fleets have meaningless numbers, which are omitted. */
function describeFleets(fleets: Readonly<Record<string, Ships>>): string {
  const texts = Object.entries(fleets).map(([letter, ships]) =>
    /\d/.test(letter) ? formatShips(ships) : `${letter}: ${formatShips(ships)}`,
  )
  return texts.join('; ') || 'nothing'
}
