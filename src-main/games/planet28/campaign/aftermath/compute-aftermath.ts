import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import {
  AFTERMATH_STEPS,
  type AftermathStepId,
  type AftermathResult,
} from '#shared/games/planet28/campaign/aftermath.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { getCraftedAmmunition } from '../money/income.ts'
import { settleAddictions } from './addictions.ts'
import { type AftermathInput, type AftermathStep, type AnyTalliedUnit, listTalliedUnits } from './aftermath-input.ts'
import { settleAgendas } from './agendas.ts'
import { settleConsumption } from './consumption.ts'
import { isGearCarrier, listGearPieces, addGearPiece } from './gear-pieces.ts'
import { settleIncome } from './income.ts'
import { settleInjuries } from './injuries.ts'
import { settleLoot } from './loot.ts'
import { settleMedics, isMedicBusy } from './medics.ts'
import { settlePoints } from './points.ts'
import { settleUnclaimedGear } from './settle-unclaimed-gear.ts'
import {
  EMPTY_AFTERMATH_RESULT,
  canActAfterBattle,
  toCampaignUnitProfile,
  mergeAftermathResults,
  getSettledUnit,
} from './settlement.ts'
import { settlePointSharing } from './sharing.ts'
import { settleSquads } from './squads.ts'
import { buildUnclaimedGearByUnit } from './unclaimed-gear.ts'
import { settleVehicles } from './vehicles.ts'

export type { AftermathInput } from './aftermath-input.ts'
export { findFacesProblem, rollDiceQuestion } from './dice-questions.ts'

/**
 * Removes doses and consumed gear first, then transfers gear: loot, then the gear of the dead, then new rounds
 * (P28-AB-loot, P28-INJ-8, P28-TR-ammo-smith).
 */
function settleGear(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  const dosed = settleAddictions(battle, settled)
  const spent = settleConsumption(battle, { settled: dosed, estates: buildUnclaimedGearByUnit(battle, dosed) })
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

/** Adds rounds that units make after a game they survived, unless they heal a friend (P28-TR-ammo-smith). */
function settleCraftedAmmunition(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listTalliedUnits(battle).reduce((before, fighter) => settleMaker(battle, fighter, before), settled)
}

function settleMaker({ choices }: AftermathInput, fighter: AnyTalliedUnit, settled: AftermathResult): AftermathResult {
  const { rules } = fighter
  const unit = getSettledUnit(fighter.unit, settled)
  if (!isGearCarrier(unit) || !canActAfterBattle(fighter, settled) || isMedicBusy(unit.id, settled)) return settled
  const { rounds, kinds } = getCraftedAmmunition(unit.profile.traits, rules)
  if (rounds === 0 || kinds.length === 0) return settled
  const used = listCarriedWeapons(listGearPieces(unit), rules).flatMap(({ row }) => row.ammo ?? [])
  const wanted = [choices.rounds[unit.id], ...used].find((id) => id !== undefined && kinds.includes(id)) ?? null
  const nameOf = (id: string): string => getEquipment(rules.tables, id).row.name
  const rule = 'P28-TR-ammo-smith'
  const text = `Which round does ${unit.name} make?`
  const options = kinds.map((value) => ({ value, label: nameOf(value) }))
  const question = { key: `round:${unit.id}`, step: 'gear', text, rule, options, chosen: wanted } as const
  const asked = mergeAftermathResults(settled, { choices: [question] })
  if (wanted === null) return asked
  const armed = Array.from({ length: rounds }).reduce<typeof unit>((carrier) => addGearPiece(carrier, wanted), unit)
  const outcomeText = `${unit.name} makes ${rounds} × ${nameOf(wanted)}.`
  return mergeAftermathResults(asked, {
    profiles: [toCampaignUnitProfile(armed)],
    outcomes: [{ step: 'gear', unitId: unit.id, text: outcomeText, rule }],
  })
}
