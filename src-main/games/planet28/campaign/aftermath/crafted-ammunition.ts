import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { getCraftedAmmunition } from '../money/income.ts'
import { type AnyFighter, type AftermathInput, listFighters } from './aftermath-input.ts'
import { isGearCarrier, listGearPieces, addGearPiece } from './gear-pieces.ts'
import { isMedicBusy } from './medics.ts'
import { canActAfterBattle, getUnitProfile, mergeAftermathResults, getSettledUnit } from './settlement.ts'

/** Adds rounds that units make after a game they survived, unless they heal a friend (P28-TR-ammo-smith). */
export function settleCraftedAmmunition(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listFighters(battle).reduce((before, fighter) => settleMaker(battle, fighter, before), settled)
}

function settleMaker({ choices }: AftermathInput, fighter: AnyFighter, settled: AftermathResult): AftermathResult {
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
    profiles: [getUnitProfile(armed)],
    outcomes: [{ step: 'gear', unitId: unit.id, text: outcomeText, rule }],
  })
}
