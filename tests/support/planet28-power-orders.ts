import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { anyOf, type Chooser, hullSaid, isSo, type Loose, oneOf, rerolls, someoneElse } from './planet28-said.ts'

/** A character or squad that receives a command. */
export type Person = Chooser & { readonly unit: CharacterOrSquadUnit }

/** Another unit, sometimes none. */
export function target(chooser: Chooser): Loose {
  const otherUnit = isSo(70, chooser.chance) ? someoneElse(chooser, 50) : undefined
  return otherUnit === undefined ? {} : { target: otherUnit.id }
}

/** An ability of a unit. */
export function power(chooser: Person): Loose | null {
  const { battle, unit, chance } = chooser
  const ability = oneOf(unit.profile.abilities, chance)
  if (ability === undefined) return null
  const fallen = battle.units.flatMap((battleUnit) =>
    battleUnit.kind === 'vehicle'
      ? []
      : battleUnit.models.flatMap((model) => (model.lostTo === unit.id ? [{ one: battleUnit, model }] : [])),
  )
  const victim = oneOf(fallen, chance)
  const taken = victim === undefined ? {} : { target: victim.one.id, item: oneOf(victim.model.equipment, chance) }
  const aim = victim !== undefined && isSo(50, chance) ? taken : target(chooser)
  return {
    ability,
    ...aim,
    ...sectionOf(battle, aim, chance),
    isSeen: true,
    distanceCm: anyOf([0, 0, 4], chance),
    ...rerolls(chance),
  }
}

/** A damaged section of a vehicle that an ability is used on. */
function sectionOf({ units }: Chooser['battle'], aim: Loose, chance: Chooser['chance']): Loose {
  const hull = units.find(({ id }) => id === aim['target'])
  if (hull?.kind !== 'vehicle') return {}
  const hurt = hull.sections.filter(({ hitPoints, start }) => hitPoints > 0 && hitPoints < start)
  return { cell: oneOf(hurt, chance)?.cell }
}

/** An arcane power of a unit, including one from a drug. */
export function cast(chooser: Person): Loose | null {
  const { battle, unit, chance } = chooser
  const drug = listFightingModels(unit)[0]?.equipment.includes('psyka') === true && isSo(40, chance)
  const arcana = oneOf(drug ? listRowIds(ARCANA) : unit.arcana, chance)
  if (arcana === undefined) return null
  const near = battle.units.filter(() => isSo(30, chance)).map(({ id }) => id)
  return {
    arcana,
    ...(drug ? { item: 'psyka' } : {}),
    ...target(chooser),
    hull: hullSaid(chance),
    isSeen: true,
    near,
    ...rerolls(chance),
  }
}
