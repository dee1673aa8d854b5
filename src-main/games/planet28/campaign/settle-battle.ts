import { AFTERMATH_STEPS, type AftermathStepId, type Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { settleAgendas } from './aftermath/agendas.ts'
import type { BattleToSettle, SettleStep } from './aftermath/battle-to-settle.ts'
import { settleGear } from './aftermath/gear.ts'
import { settleIncome } from './aftermath/income.ts'
import { settleInjuries } from './aftermath/injuries.ts'
import { settleMedics } from './aftermath/medics.ts'
import { settlePoints } from './aftermath/points.ts'
import { NOTHING_SETTLED } from './aftermath/settled.ts'
import { settleSharing } from './aftermath/sharing.ts'
import { settleSquads } from './aftermath/squads.ts'
import { settleVehicles } from './aftermath/vehicles.ts'

export type { BattleToSettle } from './aftermath/battle-to-settle.ts'
export { checkFaces, rollQuestion } from './questions.ts'

const STEPS: Readonly<Record<AftermathStepId, SettleStep>> = {
  points: settlePoints,
  agendas: settleAgendas,
  injuries: settleInjuries,
  squads: settleSquads,
  vehicles: settleVehicles,
  medics: settleMedics,
  gear: settleGear,
  income: settleIncome,
  sharing: settleSharing,
}

/**
 * What follows from a battle (pp. 53-59): step by step, without the steps left out. All dice come from `choices.faces`;
 * questions without faces stay open, and what depends on them is not settled yet.
 */
export function settleBattle(battle: BattleToSettle): Settlement {
  const steps = AFTERMATH_STEPS.filter((step) => !battle.choices.skipped.includes(step))
  return steps.reduce((settled, step) => STEPS[step](battle, settled), NOTHING_SETTLED)
}
