import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { RerollWish } from '#shared/games/planet28/battle/said.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { afterHurt } from './after-hurt.ts'
import { effectsOn, fighting } from './effects-in-force.ts'
import { fallDown } from './falls.ts'
import { takeHit } from './hits.ts'
import { rollSkill, rollSum } from './rolls.ts'
import { dropOf } from './rules/falling.ts'
import { decidingGround, reachOn } from './rules/moving.ts'
import { emit, peopleIn, type Scene } from './scene.ts'
import { skillParts } from './skills.ts'

/** What the table says of a move. */
export type MoveSaid = BattleCommandOf<'move'>['said']

/** Damage of hazardous ground (P28-TERR-3). */
const HAZARD_DICE = '1D10'

/** A move as it is declared, with the speed that it has. */
export interface Moving {
  readonly unit: string
  readonly said: MoveSaid
  readonly speedCm: number
  readonly wish?: RerollWish | undefined
}

/** How far the ground lets it go: a roll an action, one for a whole squad; hazardous ground hurts who fails (P28-TERR-2 to P28-TERR-6, P28-SQ-6). */
export function crossGround(scene: Scene, { unit: id, said, speedCm, wish }: Moving): number {
  const unit = peopleIn(scene, id)
  const ground = decidingGround(said.ground, effectsOn(unit, scene.rules))
  if (ground === 'even') return speedCm
  const parts = skillParts(scene, { unit, skill: 'A', moments: ['moving'] })
  const rule = ground === 'rough' ? 'P28-TERR-2' : 'P28-TERR-3'
  const label = ground === 'rough' ? 'Rough ground' : 'Hazardous ground'
  const { isSuccess } = rollSkill(scene, { unit, skill: 'A', label, rule, parts, wish })
  if (ground === 'hazardous' && !isSuccess) sufferHazard(scene, unit)
  return reachOn(ground, speedCm, isSuccess)
}

/** Damage of hazardous ground: armour and skin help, cover does not (P28-TERR-3, P28-DMG-5). */
export function sufferHazard(scene: Scene, unit: PeopleUnit): void {
  const raw = rollSum(scene, { unit: unit.id, label: 'Hazardous ground', rule: 'P28-TERR-3', dice: HAZARD_DICE })
  const hit = {
    victim: unit.id,
    raw,
    by: null,
    cause: 'Hazardous ground',
    rule: 'P28-TERR-3',
    keywords: [],
    weaponEffects: [],
  }
  afterHurt(scene, takeHit(scene, { ...hit, isInCover: false }))
}

/** Climbs, or falls: a roll for each climber, the way up the face shares the speed of the action (P28-CLIMB-2, P28-CLIMB-3, P28-SQ-6). Tells how many centimetres of speed the climb took, or null where the mover fell. */
export function climb(scene: Scene, { unit: id, said, speedCm, wish }: Moving): number | null {
  const unit = peopleIn(scene, id)
  if (said.climb === undefined) return 0
  const { faceCm, toCm, isDown = false } = said.climb
  const fromCm = unit.onFace?.reachedCm ?? (isDown ? faceCm : 0)
  const drop = dropOf({ faceCm, reachedCm: fromCm, speedCm }, scene.rules.settings)
  const climbers = fighting(unit)
  const fell = climbers.filter((model) => !holdsOn(scene, { unit, model, label: 'Climb', rule: 'P28-CLIMB-2', wish }))
  for (const { id: model } of fell) fallDown(scene, { unit: id, model, dropCm: drop, by: null })
  if (fell.length === climbers.length) return null
  const way = Math.min(Math.abs(toCm - fromCm), speedCm)
  const reachedCm = isDown ? fromCm - way : fromCm + way
  const isDone = isDown ? reachedCm <= 0 : reachedCm >= faceCm
  emit(scene, { type: 'on-face', unit: id, face: isDone ? null : { faceCm, reachedCm } })
  return way
}

interface Hanging {
  readonly unit: PeopleUnit
  readonly model: PeopleUnit['models'][number]
  readonly label: string
  readonly rule: string
  readonly wish?: RerollWish | undefined
}

function holdsOn(scene: Scene, { unit, model, label, rule, wish }: Hanging): boolean {
  const parts = skillParts(scene, { unit, model, skill: 'A', moments: ['moving', 'climb'] })
  return rollSkill(scene, { unit, model, skill: 'A', label, rule, parts, wish }).isSuccess
}

/** Whoever is still on a face after its last action rolls once more, or falls (P28-CLIMB-4, `stayRoll`). */
export function stayOnFace(scene: Scene, id: string): void {
  const unit = scene.battle.units.find((one) => one.id === id)
  if (unit === undefined || unit.kind === 'vehicle' || unit.onFace === null) return
  const { onFace } = unit
  const climbers = fighting(unit)
  const fell = climbers.filter(
    (model) => !holdsOn(scene, { unit, model, label: 'Stay on the wall', rule: 'P28-CLIMB-4' }),
  )
  for (const { id: model } of fell) fallDown(scene, { unit: id, model, dropCm: onFace.reachedCm, by: null })
  // Those of a squad that held on are still there.
  if (fell.length > 0 && fell.length < climbers.length) emit(scene, { type: 'on-face', unit: id, face: onFace })
}
