import type { SectionInPlay } from '#shared/games/planet28/battle/units.ts'
import type { ABILITIES, AbilityRow } from '#shared/games/planet28/tables/abilities.ts'
import { addBattleCondition } from '../battle/battle-conditions.ts'
import { loseHitPoints } from '../battle/damage/damage.ts'
import { heal } from '../battle/damage/healing.ts'
import { isHurtBy } from '../battle/damage/hits.ts'
import { resolveWounds } from '../battle/damage/resolve-wounds.ts'
import { listUnitEffects } from '../battle/effects-in-force.ts'
import { listLockedUnits, getModel, getPeopleUnit, type Transaction } from '../battle/transaction.ts'
import { getVehicle } from '../battle/vehicles/get-vehicle.ts'
import { repairSection } from '../battle/vehicles/repair-section.ts'
import { isWorking } from '../battle/vehicles/sections.ts'
import { listCarriedWeapons } from '../rules/hands.ts'
import { buildUseHooks } from './house-use.ts'
import { getTargetMember, type PowerInUse, type PowerHooks, rollPowerDice } from './powers.ts'
import { findHooks, getNumberValue, getTextValue } from './row-values.ts'

/** Distance by which Persuade separates both units (P28-AB-persuade). */
const APART_CM = 3

/** Battle effects of character abilities. Vehicle abilities and campaign abilities are defined elsewhere. */
const abilityHooks: Readonly<Partial<Record<keyof typeof ABILITIES, PowerHooks>>> = {
  // P28-AB-aimed-shot: applies to the next attack of this turn. Two aims add up.
  'aimed-shot': {
    at: 'self',
    act: (scene, power) => {
      const aims = getPeopleUnit(scene, power.unit).conditions.filter(
        ({ endsWithAttack }) => endsWithAttack === true,
      ).length
      const effects = [
        { shape: 'weapon-damage', dice: getTextValue(power.row, 'damage'), weapons: 'next-attack' } as const,
      ]
      addBattleCondition(
        scene,
        { ...power, rule: `${power.rule} ${aims + 1}` },
        { on: power.unit, effects, turns: 'this' },
        { endsWithAttack: true },
      )
    },
  },
  // P28-AB-drain: damages the target and heals the user. No effect on targets that only certain weapons hurt
  // (P28-TR-unearthly).
  drain: {
    at: 'near',
    rangeCm: (row) => getNumberValue(row, 'rangeCm'),
    require: requireHurt,
    act: (scene, { unit, target, row, rule }) => {
      const points = getNumberValue(row, 'hitPoints')
      const model = getModel(getPeopleUnit(scene, target), undefined)
      const lost = loseHitPoints(scene, { unit: target, model: model.id, points, by: unit, cause: row.name, rule })
      heal(scene, { unit, points: lost })
      resolveWounds(scene, [{ unit: target, model: model.id, lost, by: unit, wasWounded: model.isWounded }])
    },
  },
  heal: {
    at: 'contact',
    whom: 'other',
    onMember: true,
    act: (scene, power) => {
      heal(scene, {
        unit: power.target,
        points: rollPowerDice(scene, power, 'restore'),
        member: getTargetMember(power),
      })
    },
  },
  // P28-AB-inspire: changes target numbers only, with one die for all skills.
  inspire: {
    at: 'seen',
    whom: 'friend',
    act: (scene, power) => {
      const value = rollPowerDice(scene, power, 'skillsUp')
      addBattleCondition(scene, power, {
        on: power.target,
        effects: [{ shape: 'modifier', on: 'skills', value }],
        turns: 'this',
      })
    },
  },
  // P28-AB-repair: any section that is damaged but not destroyed, up to its starting hit-points.
  repair: {
    at: 'contact',
    onVehicles: { only: true, told: 'cell' },
    require: (scene, power) => void sectionToRepair(scene, power),
    act: (scene, power) => {
      const section = sectionToRepair(scene, power)
      repairSection(scene, { vehicle: power.target, section, points: rollPowerDice(scene, power, 'restore') })
    },
  },
  loot: { at: 'anywhere', isFree: true, isOnFallen: true, act: loot },
  // P28-AB-persuade: both units move apart, and neither attacks the other this turn.
  persuade: {
    at: 'foe-in-contact',
    act: (scene, { unit, target }) => {
      for (const [a, b] of [
        [unit, target],
        [target, unit],
      ] as const) {
        scene.apply({ type: 'shifted', unit: a, kind: 'apart', cm: APART_CM })
        scene.apply({ type: 'spared', unit: a, other: b })
      }
      scene.apply({
        type: 'touched',
        unit,
        contacts: listLockedUnits(scene.battle, unit).filter((id) => id !== target),
      })
    },
  },
  // P28-AB-throw: automatic, on friend or enemy, even very large ones.
  throw: {
    at: 'contact',
    whom: 'other',
    act: (scene, power) => {
      const { unit, target, rule } = power
      const cm = rollPowerDice(scene, power, 'distanceCm')
      scene.apply({ type: 'asked', due: { ask: 'push', unit, target, cm, rule } })
    },
  },
}

/** Hooks of an ability in a battle, for house abilities from their row. Null if it has no effect in a battle. */
export function findAbilityBattleHooks(id: string, { use }: Pick<AbilityRow, 'use'>): PowerHooks | null {
  if (use !== undefined) return buildUseHooks(use)
  return findHooks(abilityHooks, id)
}

function requireHurt(scene: Transaction, { target, row, rule }: PowerInUse): void {
  const unit = getPeopleUnit(scene, target)
  if (isHurtBy(listUnitEffects(unit, scene.rules, getModel(unit, undefined)), [])) return
  scene.refuse('unhurt', `${unit.name} cannot be hurt by ${row.name}.`, rule)
}

/** The named damaged section of a vehicle. Throws if there is none (P28-AB-repair). */
function sectionToRepair(scene: Transaction, { target, rule, command }: PowerInUse): SectionInPlay {
  const vehicle = getVehicle(scene, target)
  const cell = 'cell' in command ? command.cell : undefined
  const damaged = vehicle.sections.filter((candidate) => isWorking(candidate) && candidate.hitPoints < candidate.start)
  const section = damaged.find((candidate) => candidate.cell === cell)
  if (section !== undefined) return section
  const cells = damaged.map((item) => item.cell).join(', ')
  const where = cells === '' ? 'there is none.' : `choose one of ${cells}.`
  scene.refuse('nothing-to-mend', `Say which damaged section of ${vehicle.name}: ${where}`, rule)
}

/** Takes one item from an enemy that the unit killed in combat, once a game (P28-AB-loot). */
function loot(scene: Transaction, { unit, target, row, rule, command }: PowerInUse): void {
  const victim = getPeopleUnit(scene, target)
  const item = 'item' in command ? command.item : undefined
  const fallen = victim.models.find(({ fate, lostTo }) => fate === 'slain' && lostTo === unit)
  const has = fallen?.equipment.includes(item ?? '') === true
  if (fallen === undefined || item === undefined || !has)
    scene.refuse('no-loot', `${victim.name} was not killed in combat by it, or carries no such thing.`, rule)
  const [fixed] = listCarriedWeapons([item], scene.rules).filter(({ staysInHand }) => staysInHand)
  if (fixed !== undefined)
    scene.refuse('integral', `The ${fixed.row.name} is a part of ${victim.name}: take something else.`, rule)
  if (getPeopleUnit(scene, unit).conditions.some(({ id }) => id === rule))
    scene.refuse('looted', `${row.name} works once a game.`, rule)
  addBattleCondition(scene, { unit, row, rule }, { on: unit, effects: [], turns: null })
  scene.apply({ type: 'gained', unit, model: getModel(getPeopleUnit(scene, unit), undefined).id, item })
}
