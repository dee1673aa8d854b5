import { listWeapons } from '#main/games/planet28/rules/hands.ts'
import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { getFreeRounds } from '../money/income.ts'
import { isMedicBusy } from './medics.ts'
import { isCarrier, listPieces, addPiece } from './pieces.ts'
import { type AnyFighter, type SettlementInput, listFighters } from './settlement-input.ts'
import { isAvailable, getUnitProfile, mergeSettlement, getSettledUnit } from './settlement.ts'

/** Adds rounds that units make after a game they survived, unless they heal a friend (P28-TR-ammo-smith). */
export function settleRounds(battle: SettlementInput, settled: Settlement): Settlement {
  return listFighters(battle).reduce((before, fighter) => settleMaker(battle, fighter, before), settled)
}

function settleMaker({ choices }: SettlementInput, fighter: AnyFighter, settled: Settlement): Settlement {
  const { rules } = fighter
  const unit = getSettledUnit(fighter.unit, settled)
  if (!isCarrier(unit) || !isAvailable(fighter, settled) || isMedicBusy(unit.id, settled)) return settled
  const { rounds, kinds } = getFreeRounds(unit.profile.traits, rules)
  if (rounds === 0 || kinds.length === 0) return settled
  const used = listWeapons(listPieces(unit), rules).flatMap(({ row }) => row.ammo ?? [])
  const wanted = [choices.rounds[unit.id], ...used].find((id) => id !== undefined && kinds.includes(id)) ?? null
  const nameOf = (id: string): string => getEquipment(rules.tables, id).row.name
  const rule = 'P28-TR-ammo-smith'
  const text = `Which round does ${unit.name} make?`
  const options = kinds.map((value) => ({ value, label: nameOf(value) }))
  const question = { key: `round:${unit.id}`, step: 'gear', text, rule, options, chosen: wanted } as const
  const asked = mergeSettlement(settled, { choices: [question] })
  if (wanted === null) return asked
  const armed = Array.from({ length: rounds }).reduce<typeof unit>((carrier) => addPiece(carrier, wanted), unit)
  const outcomeText = `${unit.name} makes ${rounds} × ${nameOf(wanted)}.`
  return mergeSettlement(asked, {
    profiles: [getUnitProfile(armed)],
    outcomes: [{ step: 'gear', unitId: unit.id, text: outcomeText, rule }],
  })
}
