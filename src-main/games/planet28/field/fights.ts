import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { listBareHandWeaponIds } from '../battle/damage/weapons.ts'
import { decide } from '../battle/decide.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { findCounterAttackRefusal } from '../battle/fight/counter-attack-check.ts'
import { listUnitsLockedWith, getBattleRules } from '../battle/transaction.ts'
import { isShaken } from '../battle/vehicles/break-rules.ts'
import { isTouching } from './placement.ts'
import { findPlaceBeside } from './places-after-order.ts'
import type { SideKnowledge } from './side-knowledge.ts'
import { computeDistanceCm, computeHeightDifference } from './sight.ts'
import { type VehicleHitInput, buildVehicleHitInput } from './vehicles/vehicle-hit-input.ts'

type Fight = BattleCommandOf<'fight'>

/**
 * Maximum distance to an enemy for stepping up to it. The height difference must be below it (P28-FIGHT-1,
 * P28-FIGHT-4).
 */
const STEP_CM = 5

/** Name of the weapon of a vehicle's own fight (P28-VEH-PROF-1). */
export const VEHICLE_FIGHT_WEAPON_ID = 'hull'

/** Every die shows 1. Used to check whether a fight is legal. */
const LOWEST = { die: () => 1 }

const means = new Map<string, number>()

/** Mean of a dice expression such as `2D6+1`. */
export function computeMeanDamage(dice: string): number {
  const before = means.get(dice)
  if (before !== undefined) return before
  const mean = computeMean(computeDiceOdds(dice))
  means.set(dice, mean)
  return mean
}

/** Melee weapon in hand with the most damage. Bare hands if none does more (P28-AI-7, P28-WEAP-6). */
export function findBestMeleeWeapon(hands: readonly string[], rules: Rules): string | null {
  let best: string | null = null
  let most = -1
  for (const id of [...hands, ...listBareHandWeaponIds(rules)]) {
    const row = findRulebookRow(rules.tables, 'weapons', id)
    const damage = row?.type === 'melee' ? computeMeanDamage(row.damage) : -1
    if (damage <= most) continue
    best = id
    most = damage
  }
  return best
}

/** The part of the visibility that a fight needs: battle, positions and field. */
type Ground = Pick<SideKnowledge, 'battle' | 'places' | 'field'>

/**
 * Fight of a unit with an enemy, with the best weapon of every model. The enemy blocks a charge and counter-attacks if
 * allowed (P28-AI-5, P28-AI-7).
 */
export function buildFightCommand(
  outlook: Ground,
  unit: CharacterOrSquadUnit,
  {
    target,
    distanceCm: far,
    isCharge = false,
  }: { readonly target: BattleUnit; readonly distanceCm: number; readonly isCharge?: boolean },
): Fight {
  const rules = getBattleRules(outlook.battle)
  const strikes = listFightingModels(unit).flatMap((model) => {
    const weapon = findBestMeleeWeapon(model.hands, rules)
    return model.isApart || weapon === null ? [] : [{ model: model.id, weapon }]
  })
  const counter = findCounterAttackWeapon(outlook, target)
  const isEither = rules.settings.blockAndCounter === 'either' && counter !== null // by ruling it does one of the two
  const mayBlock = isCharge && !isEither && target.kind !== 'vehicle' && target.onFace === null
  const block = mayBlock ? { block: true } : {}
  const answer = { ...block, ...(counter === null ? {} : { counter }) }
  const base = {
    type: 'fight',
    by: unit.side,
    unit: unit.id,
    target: target.id,
    strikes,
    distanceCm: far,
    ...buildVehicleFacingInput(outlook, { target, by: unit }),
  } as const
  return Object.keys(answer).length === 0 ? base : { ...base, answer }
}

/** Facing on which a vehicle is fought, from the position of the other unit (P28-VEH-FIGHT-1). */
export function buildVehicleFacingInput(
  outlook: Ground,
  { target, by }: { readonly target: BattleUnit; readonly by: BattleUnit },
): { hull?: VehicleHitInput } {
  const from = outlook.places[by.id]
  return target.kind === 'vehicle' && from !== undefined
    ? { hull: buildVehicleHitInput(outlook, target, { from }) }
    : {}
}

/**
 * Fights that a charge may end in, the best first: with the answer of the target, without it, then with bare hands
 * (P28-CHRG-1, P28-WEAP-6).
 */
export function* generateChargeFightCommands(
  outlook: Ground,
  unit: CharacterOrSquadUnit,
  target: BattleUnit,
): Generator<Fight> {
  const full = buildFightCommand(outlook, unit, { target, distanceCm: 0, isCharge: true })
  yield full
  const { answer: _answer, ...plain } = full
  yield plain
  for (const weapon of listBareHandWeaponIds(getBattleRules(outlook.battle)))
    yield { ...plain, strikes: plain.strikes.map(({ model }) => ({ model, weapon })) }
}

/**
 * Whether a charge of a unit could end in a fight. Hoods, shields and full hands may rule out every one
 * (P28-ARM-psy-hood, P28-ARC-9).
 */
export function canCharge(outlook: Ground, unit: CharacterOrSquadUnit, target: BattleUnit): boolean {
  const { battle } = outlook
  const due = { ask: 'charge-fight', unit: unit.id, target: target.id, rule: 'P28-CHRG-1' } as const
  const charged = { ...battle, due: [due] }
  for (const fight of generateChargeFightCommands(outlook, unit, target))
    if (decide(charged, fight, LOWEST).ok) return true
  return false
}

/** Weapon of a unit's counter-attack, if it may make one (P28-COUNT-1, P28-COUNT-3). */
export function findCounterAttackWeapon({ battle }: Pick<SideKnowledge, 'battle'>, unit: BattleUnit): string | null {
  const { hasActed, actions } = unit.turn
  const isLeaving = battle.due.some((due) => due.ask === 'depart' && due.unit === unit.id)
  const isVehicle = unit.kind === 'vehicle'
  const facts = {
    hasActed,
    actions,
    isLeaving,
    isBroken: !isVehicle && unit.isBroken,
    isOnFace: !isVehicle && unit.onFace !== null,
    isBarred: isVehicle && (unit.isDerelict || isShaken(unit)),
  }
  const rules = getBattleRules(battle)
  if (findCounterAttackRefusal(facts, rules.settings) !== null) return null
  return isVehicle ? VEHICLE_FIGHT_WEAPON_ID : findBestMeleeWeapon(listFightingModels(unit)[0]?.hands ?? [], rules)
}

/**
 * Fights that a unit may start or continue now: with units in contact, else with enemies near enough to step into
 * contact (P28-FIGHT-1, P28-FIGHT-4).
 */
export function listPossibleFightCommands(outlook: SideKnowledge, unit: CharacterOrSquadUnit): Fight[] {
  const { battle, places, field } = outlook
  const own = places[unit.id]
  const locks = listUnitsLockedWith(battle, unit.id)
  if (own === undefined) return []
  return battle.units.flatMap((target) => {
    const otherBody = places[target.id]
    if (target.side === unit.side || otherBody === undefined) return []
    if (locks.length > 0)
      return locks.includes(target.id) ? [buildFightCommand(outlook, unit, { target, distanceCm: 0 })] : []
    const far = computeDistanceCm(field, own, otherBody)
    if (
      !isInStepReach(field, own, otherBody) ||
      (!isTouching(own, otherBody) && findPlaceBeside(outlook, unit.id, otherBody) === null)
    )
      return []
    return [buildFightCommand(outlook, unit, { target, distanceCm: far })]
  })
}

/** Whether one step leads into contact with a body (P28-FIGHT-1, P28-FIGHT-4). */
export function isInStepReach(field: Field, own: MiniatureOnField, target: MiniatureOnField): boolean {
  return (
    computeDistanceCm(field, own, target) <= STEP_CM && Math.abs(computeHeightDifference(field, own, target)) < STEP_CM
  )
}
