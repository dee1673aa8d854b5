import type { SectionInPlay } from '#shared/games/planet28/battle/units.ts'
import type { ABILITIES, AbilityRow } from '#shared/games/planet28/tables/abilities.ts'
import { afterHurt } from '../battle/after-hurt.ts'
import { loseHitPoints } from '../battle/damage.ts'
import { effectsOn } from '../battle/effects-in-force.ts'
import { heal } from '../battle/healing.ts'
import { isHurtBy } from '../battle/hits.ts'
import { mark } from '../battle/marks.ts'
import { emit, Illegal, lockedWith, modelIn, peopleIn, type Scene } from '../battle/scene.ts'
import { mendSection } from '../battle/vehicles/mending.ts'
import { isWorking } from '../battle/vehicles/sections.ts'
import { vehicleIn } from '../battle/vehicles/vehicle-in.ts'
import { weaponsOf } from '../rules/hands.ts'
import { hooksOfUse } from './house-use.ts'
import { memberOf, type Power, type PowerHooks, rollOf } from './powers.ts'
import { hooksIn, numberIn, textIn } from './row-values.ts'

/** How far Persuade sends both (P28-AB-persuade). */
const APART_CM = 3

/** What abilities of people do in a battle; those of vehicles and of the time between games stand elsewhere. */
const abilityHooks: Readonly<Partial<Record<keyof typeof ABILITIES, PowerHooks>>> = {
  // P28-AB-aimed-shot: the next attack of this turn, two aims add up.
  'aimed-shot': {
    at: 'self',
    act: (scene, power) => {
      const aims = peopleIn(scene, power.unit).conditions.filter(({ endsWithAttack }) => endsWithAttack === true).length
      const effects = [{ shape: 'weapon-damage', dice: textIn(power.row, 'damage'), weapons: 'next-attack' } as const]
      mark(
        scene,
        { ...power, rule: `${power.rule} ${aims + 1}` },
        { on: power.unit, effects, turns: 'this' },
        { endsWithAttack: true },
      )
    },
  },
  // P28-AB-drain: damage to the one, healing to the other; nothing to take from whom only few weapons hurt (P28-TR-unearthly).
  drain: {
    at: 'near',
    rangeCm: (row) => numberIn(row, 'rangeCm'),
    require: requireHurt,
    act: (scene, { unit, target, row, rule }) => {
      const points = numberIn(row, 'hitPoints')
      const model = modelIn(peopleIn(scene, target), undefined)
      const lost = loseHitPoints(scene, { unit: target, model: model.id, points, by: unit, cause: row.name, rule })
      heal(scene, { unit, points: lost })
      afterHurt(scene, [{ unit: target, model: model.id, lost, by: unit, wasWounded: model.isWounded }])
    },
  },
  heal: {
    at: 'contact',
    whom: 'other',
    onMember: true,
    act: (scene, power) => {
      heal(scene, { unit: power.target, points: rollOf(scene, power, 'restore'), member: memberOf(power) })
    },
  },
  // P28-AB-inspire: target numbers only, one die for all skills.
  inspire: {
    at: 'seen',
    whom: 'friend',
    act: (scene, power) => {
      const value = rollOf(scene, power, 'skillsUp')
      mark(scene, power, { on: power.target, effects: [{ shape: 'modifier', on: 'skills', value }], turns: 'this' })
    },
  },
  // P28-AB-repair: any section that is damaged and not destroyed, up to its start.
  repair: {
    at: 'contact',
    onVehicles: { only: true, told: 'cell' },
    require: (scene, power) => void sectionToRepair(scene, power),
    act: (scene, power) => {
      const section = sectionToRepair(scene, power)
      mendSection(scene, { vehicle: power.target, section, points: rollOf(scene, power, 'restore') })
    },
  },
  loot: { at: 'anywhere', isFree: true, isOnFallen: true, act: loot },
  // P28-AB-persuade: both go apart, neither attacks the other this turn.
  persuade: {
    at: 'foe-in-contact',
    act: (scene, { unit, target }) => {
      for (const [one, other] of [
        [unit, target],
        [target, unit],
      ] as const) {
        emit(scene, { type: 'shifted', unit: one, kind: 'apart', cm: APART_CM })
        emit(scene, { type: 'spared', unit: one, other })
      }
      emit(scene, { type: 'touched', unit, contacts: lockedWith(scene.battle, unit).filter((id) => id !== target) })
    },
  },
  // P28-AB-throw: automatic, friend or foe, the very large as well.
  throw: {
    at: 'contact',
    whom: 'other',
    act: (scene, power) => {
      const { unit, target, rule } = power
      const cm = rollOf(scene, power, 'distanceCm')
      emit(scene, { type: 'asked', due: { ask: 'push', unit, target, cm, rule } })
    },
  },
}

/** The hooks of an ability in a battle, of a group's own what its row says; null where it does nothing in one. */
export function battleHooksOfAbility(id: string, { use }: Pick<AbilityRow, 'use'>): PowerHooks | null {
  if (use !== undefined) return hooksOfUse(use)
  return hooksIn(abilityHooks, id)
}

function requireHurt(scene: Scene, { target, row, rule }: Power): void {
  const unit = peopleIn(scene, target)
  if (isHurtBy(effectsOn(unit, scene.rules, modelIn(unit, undefined)), [])) return
  throw new Illegal('unhurt', `${unit.name} cannot be hurt by ${row.name}.`, rule)
}

/** The damaged section of a vehicle that is named; throws where there is none (P28-AB-repair). */
function sectionToRepair(scene: Scene, { target, rule, command }: Power): SectionInPlay {
  const vehicle = vehicleIn(scene, target)
  const cell = 'cell' in command ? command.cell : undefined
  const damaged = vehicle.sections.filter((one) => isWorking(one) && one.hitPoints < one.start)
  const section = damaged.find((one) => one.cell === cell)
  if (section !== undefined) return section
  const cells = damaged.map((one) => one.cell).join(', ')
  const where = cells === '' ? 'there is none.' : `choose one of ${cells}.`
  throw new Illegal('nothing-to-mend', `Say which damaged section of ${vehicle.name}: ${where}`, rule)
}

/** One item of somebody that it killed in combat, once a game (P28-AB-loot). */
function loot(scene: Scene, { unit, target, row, rule, command }: Power): void {
  const victim = peopleIn(scene, target)
  const item = 'item' in command ? command.item : undefined
  const fallen = victim.models.find(({ fate, lostTo }) => fate === 'slain' && lostTo === unit)
  const has = fallen?.equipment.includes(item ?? '') === true
  if (fallen === undefined || item === undefined || !has)
    throw new Illegal('no-loot', `${victim.name} was not killed in combat by it, or carries no such thing.`, rule)
  const [fixed] = weaponsOf([item], scene.rules).filter(({ staysInHand }) => staysInHand)
  if (fixed !== undefined)
    throw new Illegal('integral', `The ${fixed.row.name} is a part of ${victim.name}: take something else.`, rule)
  if (peopleIn(scene, unit).conditions.some(({ id }) => id === rule))
    throw new Illegal('looted', `${row.name} works once a game.`, rule)
  mark(scene, { unit, row, rule }, { on: unit, effects: [], turns: null })
  emit(scene, { type: 'gained', unit, model: modelIn(peopleIn(scene, unit), undefined).id, item })
}
