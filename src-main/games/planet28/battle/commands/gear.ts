import { canHold, weaponsOf } from '#main/games/planet28/rules/hands.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { findRow } from '#shared/games/planet28/rulebook.ts'
import { pay } from '../pay.ts'
import { emit, Illegal, modelIn, peopleIn, type Scene } from '../scene.ts'

/** An action loads the next round from the stock of the one who carries it (P28-WEAP-3, P28-WR-reload). */
export function reload(scene: Scene, { unit: id, model: modelId, weapon }: BattleCommandOf<'reload'>): void {
  const unit = peopleIn(scene, id)
  const model = modelIn(unit, modelId)
  const row = findRow(scene.rules.tables, 'weapons', weapon)
  if (row === null || row.ammo === null || !model.empty.includes(weapon))
    throw new Illegal('loaded', `The ${row?.name ?? weapon} needs no reloading.`, 'P28-WR-reload')
  const { name, ammo } = row
  const takers = (weapons: readonly string[]) =>
    weaponsOf(weapons, scene.rules).filter(({ row }) => row.ammo === ammo).length
  const loaded = takers(model.equipment) - takers(model.empty)
  const spare = model.equipment.filter((piece) => piece === ammo).length - loaded
  if (spare < 1) throw new Illegal('no-ammo', `${unit.name} has no round left for the ${name}.`, 'P28-WEAP-3')
  pay(scene, id, { actions: 1, what: 'Reload' })
  emit(scene, { type: 'loaded', unit: id, model: model.id, weapon, isLoaded: true })
}

/** One action rearranges all hands; integral weapons stay (P28-ITEM-1, P28-WEAP-1, P28-WEAP-5). */
export function takeInHand(scene: Scene, { unit: id, model: modelId, hands }: BattleCommandOf<'take-in-hand'>): void {
  const unit = peopleIn(scene, id)
  const model = modelIn(unit, modelId)
  const lacks = hands.find(
    (weapon, at) =>
      hands.slice(0, at + 1).filter((one) => one === weapon).length >
      model.equipment.filter((one) => one === weapon).length,
  )
  if (lacks !== undefined)
    throw new Illegal('not-carried', `${unit.name} does not carry another ${lacks}.`, 'P28-WEAP-7')
  if (!canHold(unit.profile.traits, hands, scene.rules))
    throw new Illegal('hands', `${unit.name} has not hands enough for that.`, 'P28-WEAP-1')
  const fixed = weaponsOf(model.hands, scene.rules).find(
    ({ id: weapon, staysInHand }) => staysInHand && !hands.includes(weapon),
  )
  if (fixed !== undefined)
    throw new Illegal('integral', `The ${fixed.row.name} cannot be taken off.`, 'P28-WR-integral')
  pay(scene, id, { actions: 1, what: 'Change weapons' })
  emit(scene, { type: 'took-in-hand', unit: id, model: model.id, hands })
}
