import { type Attack, attackNumbers } from '#main/games/planet28/battle/odds/attack-numbers.ts'
import { attackOdds } from '#main/games/planet28/battle/odds/attack-odds.ts'
import { meanOf } from '#main/games/planet28/battle/odds/chances.ts'
import { defenderNumbers } from '#main/games/planet28/battle/odds/target-numbers.ts'
import { lookAt } from '#main/games/planet28/battle/scene.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

/** What a kill, and making somebody run, is worth besides the hit-points, in hit-points. */
const KILL_WORTH = 6
const BREAK_WORTH = 3

/** What an attack may be expected to take from its target, in hit-points, counted exactly (P28-ATK-1). */
export function gainOf(battle: Battle, attack: Attack): number {
  const scene = lookAt(battle)
  const defender = defenderNumbers(scene, attack.target).numbers
  let gain = 0
  for (let at = 0; at < attack.strikes.length; at += 1) {
    const odds = attackOdds(attackNumbers(scene, { attack, at }).numbers, defender)
    gain += meanOf(odds.lost) + KILL_WORTH * odds.kill + BREAK_WORTH * odds.breaks
  }
  return gain
}

/** What a fight may be expected to bring, less what is lost to who fights back; as a charge where it would be one. */
export function fightGain(battle: Battle, fight: BattleCommandOf<'fight'>, { isCharge = false } = {}): number {
  const due = { ask: 'charge-fight', unit: fight.unit, target: fight.target, rule: 'P28-CHRG-1' } as const
  const then = isCharge ? { ...battle, due: [...battle.due, due] } : battle
  return gainOf(then, fight) - lossTo(battle, fight)
}

function lossTo(battle: Battle, { unit, target, answer }: BattleCommandOf<'fight'>): number {
  const foe = battle.units.find(({ id }) => id === target)
  const weapon = answer?.counter
  if (weapon === undefined || foe === undefined || foe.kind === 'vehicle') return 0
  const strikes = foe.models.filter(({ fate }) => fate === 'fights').map(({ id: model }) => ({ model, weapon }))
  const back = { type: 'fight', by: foe.side, unit: target, target: unit, strikes, distanceCm: 0 } as const
  try {
    return gainOf(battle, { ...back, strikes: [...strikes] })
  } catch {
    return 0
  }
}
