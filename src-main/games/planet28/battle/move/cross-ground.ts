import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { resolveHitOnPeople } from '../damage/hits.ts'
import { resolveWounds } from '../damage/resolve-wounds.ts'
import { listUnitEffects, listFightingModels } from '../effects-in-force.ts'
import { rollSkill, rollSum } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'
import { computeDrop } from './fall-damage.ts'
import { getWorstGround, computeMoveDistance } from './move-distance.ts'
import { resolveModelFall } from './resolve-model-fall.ts'

/** The values of a move as entered from the table. */
export type MoveInput = BattleCommandOf<'move'>['said']

/** Damage of hazardous ground (P28-TERR-3). */
const HAZARD_DICE = '1D10'

/** A declared move with its speed. */
export interface DeclaredMove {
  readonly unit: string
  readonly said: MoveInput
  readonly speedCm: number
  readonly wish?: RerollPreference | undefined
}

/**
 * How far the ground lets a unit move: one roll per action, one for a whole squad. Hazardous ground hurts units that
 * fail (P28-TERR-2 to P28-TERR-6, P28-SQ-6).
 */
export function rollMoveDistance(
  transaction: Transaction,
  { unit: id, said: input, speedCm, wish }: DeclaredMove,
): number {
  const unit = getPeopleUnit(transaction, id)
  const ground = getWorstGround(input.ground, listUnitEffects(unit, transaction.rules))
  if (ground === 'even') return speedCm
  const parts = listSkillParts(transaction, { unit, skill: 'A', moments: ['moving'] })
  const rule = ground === 'rough' ? 'P28-TERR-2' : 'P28-TERR-3'
  const label = ground === 'rough' ? 'Rough ground' : 'Hazardous ground'
  const { isSuccess } = rollSkill(transaction, { unit, skill: 'A', label, rule, parts, wish })
  if (ground === 'hazardous' && !isSuccess) applyHazardDamage(transaction, unit)
  return computeMoveDistance(ground, speedCm, isSuccess)
}

/** Applies damage of hazardous ground. Armour and skin protect, cover does not (P28-TERR-3, P28-DMG-5). */
export function applyHazardDamage(transaction: Transaction, unit: CharacterOrSquadUnit): void {
  const raw = rollSum(transaction, { unit: unit.id, label: 'Hazardous ground', rule: 'P28-TERR-3', dice: HAZARD_DICE })
  const hit = {
    victim: unit.id,
    raw,
    by: null,
    cause: 'Hazardous ground',
    rule: 'P28-TERR-3',
    keywords: [],
    weaponEffects: [],
  }
  resolveWounds(transaction, resolveHitOnPeople(transaction, { ...hit, isInCover: false }))
}

/**
 * Climbs or falls: one roll per climber; the climb shares the speed of the action (P28-CLIMB-2, P28-CLIMB-3,
 * P28-SQ-6). Returns the speed used in cm, or null if the mover fell.
 */
export function resolveClimb(
  transaction: Transaction,
  { unit: id, said: input, speedCm, wish }: DeclaredMove,
): number | null {
  const unit = getPeopleUnit(transaction, id)
  if (input.climb === undefined) return 0
  const { faceCm, toCm, isDown = false } = input.climb
  const fromCm = unit.onFace?.reachedCm ?? (isDown ? faceCm : 0)
  const drop = computeDrop({ faceCm, reachedCm: fromCm, speedCm }, transaction.rules.settings)
  const climbers = listFightingModels(unit)
  const fell = climbers.filter(
    (model) => !holdsOn(transaction, { unit, model, label: 'Climb', rule: 'P28-CLIMB-2', wish }),
  )
  for (const { id: model } of fell) resolveModelFall(transaction, { unit: id, model, dropCm: drop, by: null })
  if (fell.length === climbers.length) return null
  const climbedCm = Math.min(Math.abs(toCm - fromCm), speedCm)
  const reachedCm = isDown ? fromCm - climbedCm : fromCm + climbedCm
  const isDone = isDown ? reachedCm <= 0 : reachedCm >= faceCm
  transaction.apply({ type: 'on-face', unit: id, face: isDone ? null : { faceCm, reachedCm } })
  return climbedCm
}

interface Hanging {
  readonly unit: CharacterOrSquadUnit
  readonly model: CharacterOrSquadUnit['models'][number]
  readonly label: string
  readonly rule: string
  readonly wish?: RerollPreference | undefined
}

function holdsOn(transaction: Transaction, { unit, model, label, rule, wish }: Hanging): boolean {
  const parts = listSkillParts(transaction, { unit, model, skill: 'A', moments: ['moving', 'climb'] })
  return rollSkill(transaction, { unit, model, skill: 'A', label, rule, parts, wish }).isSuccess
}

/**
 * Rolls once more for a unit that is still on a face after its last action; failure is a fall (P28-CLIMB-4,
 * `stayRoll`).
 */
export function rollToStayOnFace(transaction: Transaction, id: string): void {
  const unit = transaction.battle.units.find((battleUnit) => battleUnit.id === id)
  if (unit === undefined || unit.kind === 'vehicle' || unit.onFace === null) return
  const { onFace } = unit
  const climbers = listFightingModels(unit)
  const fell = climbers.filter(
    (model) => !holdsOn(transaction, { unit, model, label: 'Stay on the wall', rule: 'P28-CLIMB-4' }),
  )
  for (const { id: model } of fell)
    resolveModelFall(transaction, { unit: id, model, dropCm: onFace.reachedCm, by: null })
  // Members of a squad who held on stay on the face.
  if (fell.length > 0 && fell.length < climbers.length) transaction.apply({ type: 'on-face', unit: id, face: onFace })
}
