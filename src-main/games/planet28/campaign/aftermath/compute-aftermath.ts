import {
  AFTERMATH_STEPS,
  type AftermathStepId,
  type AftermathResult,
} from '#shared/games/planet28/campaign/aftermath.ts'
import { settleAddictions } from './addictions.ts'
import type { AftermathInput, AftermathStep } from './aftermath-input.ts'
import { settleAgendas } from './agendas.ts'
import { settleConsumption } from './consumption.ts'
import { settleCraftedAmmunition } from './crafted-ammunition.ts'
import { settleIncome } from './income.ts'
import { settleInjuries } from './injuries.ts'
import { settleLoot } from './loot.ts'
import { settleMedics } from './medics.ts'
import { settlePoints } from './points.ts'
import { settleUnclaimedGear } from './settle-unclaimed-gear.ts'
import { EMPTY_AFTERMATH_RESULT } from './settlement.ts'
import { settlePointSharing } from './sharing.ts'
import { settleSquads } from './squads.ts'
import { listUnclaimedGear } from './unclaimed-gear.ts'
import { settleVehicles } from './vehicles.ts'

export type { AftermathInput } from './aftermath-input.ts'
export { findFacesProblem, rollDiceQuestion } from './dice-questions.ts'

/**
 * Removes doses and consumed gear first, then transfers gear: loot, then the gear of the dead, then new rounds
 * (P28-AB-loot, P28-INJ-8, P28-TR-ammo-smith).
 */
function settleGear(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  const dosed = settleAddictions(battle, settled)
  const spent = settleConsumption(battle, { settled: dosed, estates: listUnclaimedGear(battle, dosed) })
  const looted = settleLoot(battle, spent)
  return settleCraftedAmmunition(battle, settleUnclaimedGear(battle, looted))
}

const STEPS: Readonly<Record<AftermathStepId, AftermathStep>> = {
  points: settlePoints,
  agendas: settleAgendas,
  injuries: settleInjuries,
  squads: settleSquads,
  vehicles: settleVehicles,
  medics: settleMedics,
  gear: settleGear,
  income: settleIncome,
  sharing: settlePointSharing,
}

/**
 * Computes the consequences of a battle (pp. 53-59), step by step. Skips the steps that the group left out. All dice
 * come from `choices.faces`. Questions without faces stay open, and whatever depends on them is not settled yet.
 */
export function computeAftermath(battle: AftermathInput): AftermathResult {
  const steps = AFTERMATH_STEPS.filter((step) => !battle.choices.skipped.includes(step))
  return steps.reduce((settled, step) => STEPS[step](battle, settled), EMPTY_AFTERMATH_RESULT)
}
