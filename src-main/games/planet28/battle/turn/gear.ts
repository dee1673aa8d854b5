import { canHold, listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { getFightingModel, getPeopleUnit, type Transaction } from '../transaction.ts'
import { payActions } from './pay-actions.ts'

/** Loads the next round from the bearer's stock, for one action (P28-WEAP-3, P28-WR-reload). */
export function reloadWeapon(
  transaction: Transaction,
  { unit: id, model: modelId, weapon }: BattleCommandOf<'reload'>,
): void {
  const unit = getPeopleUnit(transaction, id)
  const model = getFightingModel(unit, modelId)
  const row = findRulebookRow(transaction.rules.tables, 'weapons', weapon)
  if (row === null || row.ammo === null || !model.empty.includes(weapon))
    transaction.refuse('loaded', `The ${row?.name ?? weapon} needs no reloading.`, 'P28-WR-reload')
  const { name, ammo } = row
  const takers = (weapons: readonly string[]) =>
    listCarriedWeapons(weapons, transaction.rules).filter(({ row }) => row.ammo === ammo).length
  const loaded = takers(model.equipment) - takers(model.empty)
  const spare = model.equipment.filter((piece) => piece === ammo).length - loaded
  if (spare < 1) transaction.refuse('no-ammo', `${unit.name} has no round left for the ${name}.`, 'P28-WEAP-3')
  payActions(transaction, id, { actions: 1, what: 'Reload' })
  transaction.apply({ type: 'loaded', unit: id, model: model.id, weapon, isLoaded: true })
}

/** Rearranges all hands for one action; integral weapons stay (P28-ITEM-1, P28-WEAP-1, P28-WEAP-5). */
export function changeWeaponsInHand(
  transaction: Transaction,
  { unit: id, model: modelId, hands }: BattleCommandOf<'take-in-hand'>,
): void {
  const unit = getPeopleUnit(transaction, id)
  const model = getFightingModel(unit, modelId)
  const lacks = hands.find(
    (weapon, at) =>
      hands.slice(0, at + 1).filter((hand) => hand === weapon).length >
      model.equipment.filter((otherWeapon) => otherWeapon === weapon).length,
  )
  if (lacks !== undefined)
    transaction.refuse('not-carried', `${unit.name} does not carry another ${lacks}.`, 'P28-WEAP-7')
  if (!canHold(unit.profile.traits, hands, transaction.rules))
    transaction.refuse('hands', `${unit.name} has not hands enough for that.`, 'P28-WEAP-1')
  const fixed = listCarriedWeapons(model.hands, transaction.rules).find(
    ({ id: weapon, staysInHand }) => staysInHand && !hands.includes(weapon),
  )
  if (fixed !== undefined)
    transaction.refuse('integral', `The ${fixed.row.name} cannot be taken off.`, 'P28-WR-integral')
  payActions(transaction, id, { actions: 1, what: 'Change weapons' })
  transaction.apply({ type: 'took-in-hand', unit: id, model: model.id, hands })
}
