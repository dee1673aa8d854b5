import { addBattleCondition } from '#main/games/planet28/battle/battle-conditions.ts'
import { removeHitPoints } from '#main/games/planet28/battle/damage/damage.ts'
import { restoreHitPoints } from '#main/games/planet28/battle/damage/healing.ts'
import { canBeHurtBy } from '#main/games/planet28/battle/damage/hits.ts'
import { resolveWounds } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { listUnitEffects } from '#main/games/planet28/battle/effects-in-force.ts'
import {
  listUnitsLockedWith,
  getFightingModel,
  getPeopleUnit,
  type Transaction,
} from '#main/games/planet28/battle/transaction.ts'
import { getVehicle } from '#main/games/planet28/battle/vehicles/get-vehicle.ts'
import { repairSection } from '#main/games/planet28/battle/vehicles/repair-section.ts'
import { isSectionWorking } from '#main/games/planet28/battle/vehicles/sections.ts'
import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import { findHooks, getRowNumber, getRowText } from '#main/games/planet28/special-rules/row-values.ts'
import type { SectionInPlay } from '#shared/games/planet28/battle/units.ts'
import type { ABILITIES, AbilityRow } from '#shared/games/planet28/tables/abilities.ts'
import { getTargetMember, type PowerInUse, type PowerHooks, rollPowerDice } from '../power-hooks.ts'
import { buildHouseUseHooks } from './house-use.ts'

/** Distance by which Persuade separates both units (P28-AB-persuade). */
const APART_CM = 3

/** Battle effects of character abilities. Vehicle abilities and campaign abilities are defined elsewhere. */
const abilityHooks: Readonly<Partial<Record<keyof typeof ABILITIES, PowerHooks>>> = {
  // P28-AB-aimed-shot: applies to the next attack of this turn. Two aims add up.
  'aimed-shot': {
    at: 'self',
    act: (transaction, power) => {
      const aims = getPeopleUnit(transaction, power.unit).conditions.filter(
        ({ endsWithAttack }) => endsWithAttack === true,
      ).length
      const effects = [
        { shape: 'weapon-damage', dice: getRowText(power.row, 'damage'), weapons: 'next-attack' } as const,
      ]
      addBattleCondition(
        transaction,
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
    rangeCm: (row) => getRowNumber(row, 'rangeCm'),
    require: requireHurt,
    act: (transaction, { unit, target, row, rule }) => {
      const points = getRowNumber(row, 'hitPoints')
      const model = getFightingModel(getPeopleUnit(transaction, target), undefined)
      const lost = removeHitPoints(transaction, {
        unit: target,
        model: model.id,
        points,
        by: unit,
        cause: row.name,
        rule,
      })
      restoreHitPoints(transaction, { unit, points: lost })
      resolveWounds(transaction, [{ unit: target, model: model.id, lost, by: unit, wasWounded: model.isWounded }])
    },
  },
  heal: {
    at: 'contact',
    whom: 'other',
    onMember: true,
    act: (transaction, power) => {
      restoreHitPoints(transaction, {
        unit: power.target,
        points: rollPowerDice(transaction, power, 'restore'),
        member: getTargetMember(power),
      })
    },
  },
  // P28-AB-inspire: changes target numbers only, with one die for all skills.
  inspire: {
    at: 'seen',
    whom: 'friend',
    act: (transaction, power) => {
      const value = rollPowerDice(transaction, power, 'skillsUp')
      addBattleCondition(transaction, power, {
        on: power.target,
        effects: [{ shape: 'modifier', on: 'skills', value }],
        turns: 'this',
      })
    },
  },
  // P28-AB-repair: any section that is damaged but not destroyed, up to its starting hit points.
  repair: {
    at: 'contact',
    onVehicles: { only: true, told: 'cell' },
    require: (transaction, power) => void sectionToRepair(transaction, power),
    act: (transaction, power) => {
      const section = sectionToRepair(transaction, power)
      repairSection(transaction, {
        vehicle: power.target,
        section,
        points: rollPowerDice(transaction, power, 'restore'),
      })
    },
  },
  loot: { at: 'anywhere', isFree: true, isOnFallen: true, act: loot },
  // P28-AB-persuade: both units move apart, and neither attacks the other this turn.
  persuade: {
    at: 'foe-in-contact',
    act: (transaction, { unit, target }) => {
      for (const [a, b] of [
        [unit, target],
        [target, unit],
      ] as const) {
        transaction.apply({ type: 'shifted', unit: a, kind: 'apart', cm: APART_CM })
        transaction.apply({ type: 'spared', unit: a, other: b })
      }
      transaction.apply({
        type: 'touched',
        unit,
        contacts: listUnitsLockedWith(transaction.battle, unit).filter((id) => id !== target),
      })
    },
  },
  // P28-AB-throw: automatic, on friend or enemy, even very large ones.
  throw: {
    at: 'contact',
    whom: 'other',
    act: (transaction, power) => {
      const { unit, target, rule } = power
      const cm = rollPowerDice(transaction, power, 'distanceCm')
      transaction.apply({ type: 'asked', due: { ask: 'push', unit, target, cm, rule } })
    },
  },
}

/** Hooks of an ability in a battle, for house abilities from their row. Null if it has no effect in a battle. */
export function findAbilityBattleHooks(id: string, { use }: Pick<AbilityRow, 'use'>): PowerHooks | null {
  if (use !== undefined) return buildHouseUseHooks(use)
  return findHooks(abilityHooks, id)
}

function requireHurt(transaction: Transaction, { target, row, rule }: PowerInUse): void {
  const unit = getPeopleUnit(transaction, target)
  if (canBeHurtBy(listUnitEffects(unit, transaction.rules, getFightingModel(unit, undefined)), [])) return
  transaction.refuse('unhurt', `${unit.name} cannot be hurt by ${row.name}.`, rule)
}

/** The named damaged section of a vehicle. Throws if there is none (P28-AB-repair). */
function sectionToRepair(transaction: Transaction, { target, rule, command }: PowerInUse): SectionInPlay {
  const vehicle = getVehicle(transaction, target)
  const cell = 'cell' in command ? command.cell : undefined
  const damaged = vehicle.sections.filter(
    (candidate) => isSectionWorking(candidate) && candidate.hitPoints < candidate.start,
  )
  const section = damaged.find((candidate) => candidate.cell === cell)
  if (section !== undefined) return section
  const cells = damaged.map((item) => item.cell).join(', ')
  const where = cells === '' ? 'there is none.' : `choose one of ${cells}.`
  transaction.refuse('nothing-to-mend', `Say which damaged section of ${vehicle.name}: ${where}`, rule)
}

/** Takes one item from an enemy that the unit killed in combat, once a game (P28-AB-loot). */
function loot(transaction: Transaction, { unit, target, row, rule, command }: PowerInUse): void {
  const victim = getPeopleUnit(transaction, target)
  const item = 'item' in command ? command.item : undefined
  const fallen = victim.models.find(({ fate, lostTo }) => fate === 'slain' && lostTo === unit)
  const has = fallen?.equipment.includes(item ?? '') === true
  if (fallen === undefined || item === undefined || !has)
    transaction.refuse('no-loot', `${victim.name} was not killed in combat by it, or carries no such thing.`, rule)
  const [fixed] = listCarriedWeapons([item], transaction.rules).filter(({ staysInHand }) => staysInHand)
  if (fixed !== undefined)
    transaction.refuse('integral', `The ${fixed.row.name} is a part of ${victim.name}: take something else.`, rule)
  if (getPeopleUnit(transaction, unit).conditions.some(({ id }) => id === rule))
    transaction.refuse('looted', `${row.name} works once a game.`, rule)
  addBattleCondition(transaction, { unit, row, rule }, { on: unit, effects: [], turns: null })
  transaction.apply({
    type: 'gained',
    unit,
    model: getFightingModel(getPeopleUnit(transaction, unit), undefined).id,
    item,
  })
}
