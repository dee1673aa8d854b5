import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import { listUsableWeapons } from '../damage/usable-weapons.ts'
import { listFightingModels } from '../effects-in-force.ts'
import { computeCurrentSpeed } from '../morale/break-tests.ts'
import { rollSum } from '../rolls/rolls.ts'
import { listUnitsLockedWith, type Transaction, getUnit } from '../transaction.ts'
import { isShaken } from '../vehicles/break-rules.ts'
import { computeVehicleSpeed } from '../vehicles/driving.ts'
import { type TargetCandidate, chooseNearestUnit, chooseTarget, chooseWeapon } from './choose-target.ts'
import { chooseEnemyAction, type EnemyDecision } from './enemy-action.ts'
import type { EnemyChoice } from './enemy-choice.ts'
import { type EnemyChoices, listEnemyChoices } from './list-enemy-choices.ts'

/** The next action of a solo enemy, with its announcement. */
export interface EnemyPlan extends EnemyDecision {
  readonly target: string | null
  /** “Shoot at ben with the Laser rifle” */
  readonly text: string
  /** The command; null if the players must enter more values, or carry it out themselves. */
  readonly order: BattleCommand | null
  /** Distance of a straight move towards its target, or away. */
  readonly moveCm: number | null
}

/** Plans the next action of a solo enemy from the sightings entered (P28-AI-1 to P28-AI-7). */
export function planEnemyAction(transaction: Transaction, id: string, seen: readonly Sighting[]): EnemyPlan {
  const unit = getUnit(transaction, id)
  const isInCombat = listUnitsLockedWith(transaction.battle, id).length > 0
  const isBroken = unit.kind === 'vehicle' ? isShaken(unit) : unit.isBroken
  const isFree = !isBroken && !isInCombat
  const options = isFree ? listEnemyChoices(transaction, id, seen) : NOTHING
  const decision = chooseEnemyAction(
    {
      isBroken,
      isInCombat,
      visible: seen.length,
      canShoot: options.shots.length > 0,
      canUseAbility: options.powers.length > 0,
      lacksOnlyAmmunition: options.reloads.length > 0,
      canCharge: options.charges.length > 0,
    },
    transaction.rules.settings,
  )
  return { ...decision, ...carriedOut({ transaction, unit, seen, options }, decision) }
}

const NOTHING: EnemyChoices = { shots: [], charges: [], powers: [], reloads: [] }

interface Asked {
  readonly transaction: Transaction
  readonly unit: BattleUnit
  readonly seen: readonly Sighting[]
  readonly options: EnemyChoices
}
type Carried = Pick<EnemyPlan, 'target' | 'text' | 'order' | 'moveCm'>

function carriedOut(asked: Asked, { action }: EnemyDecision): Carried {
  const { transaction, unit, options } = asked
  const base = { by: unit.side, unit: unit.id }
  switch (action) {
    case 'recover':
      return { target: null, text: 'Recover', order: recovery(unit, base), moveCm: null }
    case 'fight':
      return fightPlan(asked)
    case 'charge':
      return optionPlan(asked, { from: options.charges, words: 'Charge' })
    case 'shoot':
      return optionPlan(asked, { from: options.shots, words: 'Shoot at' })
    case 'ability':
      return powerPlan(transaction, options.powers)
    case 'reload': {
      const [reload] = options.reloads
      return {
        target: null,
        text: `Reload the ${reload?.name ?? 'weapon'}`,
        order: reload?.order ?? null,
        moveCm: null,
      }
    }
    case 'move-nearest':
      return advance(asked)
    case 'move-furthest-edge': {
      const cm = speedIn(transaction, unit)
      const text = `Move ${cm} cm towards the farthest edge`
      return { target: null, text, order: moveOrder(unit, cm), moveCm: cm }
    }
  }
}

function recovery(unit: BattleUnit, base: { readonly by: string; readonly unit: string }): BattleCommand {
  return unit.kind === 'vehicle' ? { type: 'steady', ...base } : { type: 'recover', ...base }
}

/** The target according to the list, and the action against it with the highest damage (P28-AI-7). */
function optionPlan(
  asked: Asked,
  { from, words }: { readonly from: readonly EnemyChoice[]; readonly words: string },
): Carried {
  const { transaction, unit, seen } = asked
  const within = seen.filter((sighting) => from.some(({ target }) => target === sighting.unit))
  const target = chooseTarget(choosableFrom(transaction, within), dieOf(transaction, unit.id))
  const option = chooseWeapon(from.filter((enemyChoice) => enemyChoice.target === target?.id))
  if (option === null) return { target: null, text: words, order: null, moveCm: null }
  const text = `${words} ${getUnit(transaction, option.target).name} with the ${option.name}`
  return { target: option.target, text, order: option.asksMore ? null : option.order, moveCm: null }
}

/** The first effective power of its sheet (P28-AI-7). */
function powerPlan(transaction: Transaction, [power]: readonly EnemyChoice[]): Carried {
  if (power === undefined) return { target: null, text: 'Use an ability', order: null, moveCm: null }
  const text = `Use ${power.name} on ${getUnit(transaction, power.target).name}`
  return { target: power.target, text, order: power.asksMore ? null : power.order, moveCm: null }
}

/** Continues a combat with the weapon that does most damage (P28-AI-1, P28-AI-7). */
function fightPlan({ transaction, unit }: Asked): Carried {
  const touched = listUnitsLockedWith(transaction.battle, unit.id).map((otherLockedUnit) => ({
    unit: otherLockedUnit,
    distanceCm: 0,
  }))
  const target = chooseTarget(choosableFrom(transaction, touched), dieOf(transaction, unit.id))
  const weapon = unit.kind === 'vehicle' ? null : findBestMelee(transaction, unit)
  const text = `Fight${target === null ? '' : ` ${getUnit(transaction, target.id).name}`}${weapon === null ? '' : ` with the ${weapon.name}`}`
  const order = target === null ? null : buildEnemyFightCommand(transaction, unit, target.id)
  return { target: target?.id ?? null, text, order, moveCm: null }
}

/**
 * The fight of a solo enemy with the weapon that does most damage; null if the players must enter more, such as the
 * side of a vehicle that is hit (P28-AI-7).
 */
export function buildEnemyFightCommand(
  transaction: Transaction,
  unit: BattleUnit,
  target: string,
): BattleCommandOf<'fight'> | null {
  if (unit.kind === 'vehicle' || getUnit(transaction, target).kind === 'vehicle') return null
  const weapon = findBestMelee(transaction, unit)
  if (weapon === null) return null
  const strikes = weapon.models.map(({ id: model }) => ({ model, weapon: weapon.id }))
  return { type: 'fight', by: unit.side, unit: unit.id, target, strikes, distanceCm: 0 }
}

function findBestMelee(transaction: Transaction, unit: CharacterOrSquadUnit) {
  const weapons = listUsableWeapons(transaction, unit, 'melee').map(({ id, name, row, models }) => ({
    id,
    name,
    models,
    meanDamage: computeMean(computeDiceOdds(row.damage)),
  }))
  return chooseWeapon(weapons)
}

/** Moves straight at the nearest target, but not into contact, which would be a charge (P28-AI-3, P28-CHRG-4). */
function advance({ transaction, unit, seen }: Asked): Carried {
  const nearest = chooseNearestUnit(choosableFrom(transaction, seen), dieOf(transaction, unit.id))
  if (nearest === null) return { target: null, text: 'Move', order: null, moveCm: null }
  const cm = Math.min(speedIn(transaction, unit), Math.max(0, nearest.distanceCm - 1))
  const text = `Move ${cm} cm straight at ${getUnit(transaction, nearest.id).name}`
  return { target: nearest.id, text, order: moveOrder(unit, cm), moveCm: cm }
}

function moveOrder(unit: BattleUnit, cm: number): BattleCommand | null {
  if (unit.kind === 'vehicle') return null
  return { type: 'move', by: unit.side, unit: unit.id, said: { cm, ground: [], contacts: [] } }
}

function speedIn(transaction: Transaction, unit: BattleUnit): number {
  return unit.kind === 'vehicle'
    ? computeVehicleSpeed(transaction, unit)
    : computeCurrentSpeed(transaction, unit).speedCm
}

function choosableFrom(transaction: Transaction, seen: readonly Sighting[]): TargetCandidate[] {
  return seen.map(({ unit: id, distanceCm }) => ({ id, distanceCm, hitPoints: strengthOf(getUnit(transaction, id)) }))
}

function strengthOf(unit: BattleUnit): number {
  const parts = unit.kind === 'vehicle' ? unit.sections : listFightingModels(unit)
  return parts.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
}

/** A die for ties, logged as a roll (P28-AI-7). */
function dieOf(transaction: Transaction, unit: string): Dice {
  return {
    die: (sides) => rollSum(transaction, { unit, label: 'Which of them', rule: 'P28-AI-7', dice: `1D${sides}` }),
  }
}
