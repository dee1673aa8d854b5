import { findRefusal, tryOrRefuse } from '#main/games/kit/transaction.ts'
import { requireShooterCanFire, requireAllowedTarget } from '#main/games/planetary-sand/commands/firing-checks.ts'
import { buildDirectShot, type ShotInput, STRIKABLE_PLATES } from '#main/games/planetary-sand/commands/shoot.ts'
import {
  getDamageEffectCondition,
  getDamageResult,
  type DamageEffectCondition,
  type DamageResult,
} from '#main/games/planetary-sand/fire/damage.ts'
import { type DirectShot, getRangeBandOrRefusal, getDamageInBand } from '#main/games/planetary-sand/fire/direct-shot.ts'
import { computeNeededRoll, listScoreModifiers } from '#main/games/planetary-sand/fire/score.ts'
import { findRangeBandAt } from '#main/games/planetary-sand/ground/cords.ts'
import { measureDistance } from '#main/games/planetary-sand/ground/positions.ts'
import { computeShotOdds } from '#main/games/planetary-sand/odds/shot-odds.ts'
import { findMachine, findOpening, findPiece, getEnemySide } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Distance } from '#shared/games/planetary-sand/path-input.ts'
import type { BuildingPartId, PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { type RangeBandId, RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { getWeaponRow, WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Modifier } from '#shared/kit/modifier.ts'
import type { Refusal } from '#shared/match/protocol.ts'

/** Hit chance in one third of the cord, with a breakdown. */
export interface ShotBreakdown {
  readonly band: RangeBandId
  /** Required score, modifiers of the dice, and minimum result of the dice. */
  readonly need: number
  readonly parts: readonly Modifier[]
  readonly onDice: number
  readonly damage: number
  readonly defence: number
  readonly coin: DamageEffectCondition
  /** The plate or part that is struck; null if all are alike. */
  readonly plate: string | null
  /** What an effective hit does. */
  readonly result: DamageResult
  readonly hit: number
  /** Chance to kill, destroy, puncture or breach, coin included. */
  readonly effect: number
  /** The same chance when firing again next turn at the unmoved target. */
  readonly again: number
  readonly rules: readonly string[]
}

/** Chances for a plate or part, in each third. */
export interface PlateShotBreakdowns {
  readonly plate: PlateId | BuildingPartId | null
  readonly bands: readonly ShotBreakdown[]
}

/** A possible target of a shooter. */
export interface TargetAssessment {
  readonly target: string
  /** Its unit, or the building of which it is a part. */
  readonly unit: string
  readonly isMachine: boolean
  /** Why it cannot be shot at directly, or null. */
  readonly refusal: Refusal | null
  /** Its distance on the map; null if it is measured with the cord. */
  readonly distance: number | null
  readonly plates: readonly PlateShotBreakdowns[]
}

/** The rules behind each number of a shot. */
const RULES = { band: ['SAND-KIT-1', 'SAND-HIT-1'], again: 'SAND-HIT-2', cover: 'SAND-HIT-3', damage: 'SAND-GUN-1' }

/**
 * Lists every target of a shooter, or only one, with the hit chance in each range band (SAND-HIT-1 to SAND-HIT-5,
 * SAND-DEF-2).
 */
export function listTargetAssessments(
  battle: Battle,
  { shooter, weapon }: Omit<Firing, 'by'>,
  only: string | null = null,
): TargetAssessment[] {
  const own = findPiece(battle, shooter)
  if (!own) return []
  const enemy = getEnemySide(battle, own.side)
  const ids = [
    ...battle.figures.filter(({ side, status }) => side === enemy && (status === 'able' || status === 'returning')),
    ...battle.machines.filter(({ side, isWreck }) => side === enemy && !isWreck),
    ...battle.openings.filter(({ state }) => state !== 'breached'),
  ].map(({ id }) => id)
  return ids
    .filter((id) => only === null || id === only)
    .map((target) => createTargetLine(battle, { by: own.side, shooter, weapon }, target))
}

interface Firing {
  readonly by: string
  readonly shooter: string
  readonly weapon: WeaponId
}

function createTargetLine(battle: Battle, firing: Firing, target: string): TargetAssessment {
  const { shooter, weapon } = firing
  const refusal = findRefusal(() => {
    requireShooterCanFire(battle, firing, target)
    requireAllowedTarget(battle, firing, target)
  })
  const isMachine = findMachine(battle, target) !== null
  const distance = measureDistance(battle, shooter, target)
  const isNear = distance === null || findRangeBandAt(distance, getWeaponRow(weapon).range[battle.air]) !== null
  const plates = refusal || !isNear ? [] : listPlateChances(battle, { shooter, weapon, target, isMachine, distance })
  const direct = plates.find((plate): plate is Refusal => 'message' in plate) ?? null
  const open = plates.filter((plate): plate is PlateShotBreakdowns => 'plate' in plate && plate.bands.length > 0)
  const isFar = open.length === 0 && direct === null && refusal === null
  return {
    target,
    unit: findPiece(battle, target)?.unit ?? findOpening(battle, target)?.building ?? '',
    isMachine,
    refusal:
      refusal ??
      direct ??
      (isFar ? { code: 'out-of-range', message: `${target} is out of reach.`, rule: 'SAND-KIT-1' } : null),
    distance,
    plates: open,
  }
}

interface Aim extends Omit<ShotInput, 'distance' | 'plate'> {
  readonly isMachine: boolean
  readonly distance: number | null
}

/** The chance for each plate that can be hit: the one known from the map, otherwise all that can be entered. */
function listPlateChances(battle: Battle, { isMachine, distance, ...aim }: Aim): (PlateShotBreakdowns | Refusal)[] {
  const plates = isMachine && distance === null ? STRIKABLE_PLATES : [null]
  return plates.map((plate) => {
    const bands = listDistances(battle, aim.weapon, distance).map((item) =>
      computeShotBreakdown(battle, { ...aim, distance: item, plate }),
    )
    const wrong = bands.find((band): band is Refusal => band !== null && 'message' in band)
    const chances = bands.filter((band): band is ShotBreakdown => band !== null && 'band' in band)
    return wrong ?? { plate: (chances[0]?.plate ?? plate) as PlateShotBreakdowns['plate'], bands: chances }
  })
}

/** The distance on the map, or the end of each third (SAND-KIT-1). */
function listDistances(battle: Battle, weapon: WeaponId, distance: number | null): Distance[] {
  if (distance !== null) return [{ r: distance }]
  const range = getWeaponRow(weapon).range[battle.air]
  return Object.values(RANGE_BANDS).map(({ third }) => ({ r: (range * third) / 3 }))
}

/** The chance of one shot, or why it is impossible; null if out of range (SAND-KIT-1). */
export function computeShotBreakdown(battle: Battle, aim: ShotInput): ShotBreakdown | Refusal | null {
  const { refusal, result: shot } = tryOrRefuse(() => buildDirectShot(battle, aim))
  if (refusal) return refusal
  const band = getRangeBandOrRefusal(shot)
  if (band === 'out-of-range') return null
  if (band === 'no-direct-fire')
    return { code: band, message: `${WEAPONS[aim.weapon].title} goes indirectly alone.`, rule: 'SAND-MSL-1' }
  if (band === 'no-target')
    return { code: band, message: `${aim.target} is in cover and does not fight.`, rule: 'SAND-HIT-4' }
  return describeChance(battle, shot, band)
}

function describeChance(battle: Battle, shot: DirectShot, band: ShotBreakdown['band']): ShotBreakdown {
  const { settings } = battle
  const parts = listScoreModifiers(shot, settings)
  const damage = getDamageInBand(band, shot)
  const { kind, defence, plate } = shot.target
  const odds = computeShotOdds(shot, settings)
  return {
    band,
    need: RANGE_BANDS[band].need,
    parts,
    onDice: computeNeededRoll(band, parts),
    damage,
    defence,
    plate,
    result: getDamageResult({ kind, weapon: WEAPONS[shot.weapon] }),
    coin: getDamageEffectCondition({ weapon: WEAPONS[shot.weapon], damage, kind, defence }, settings),
    hit: odds?.hit ?? 0,
    effect: odds?.effect ?? 0,
    again: computeShotOdds({ ...shot, isAgain: true }, settings)?.effect ?? 0,
    rules: [
      ...RULES.band,
      ...(shot.isAgain ? [RULES.again] : []),
      ...(shot.cover === null ? [] : [RULES.cover]),
      getWeaponRow(shot.weapon).blast === null ? RULES.damage : 'SAND-MSL-1',
      'SAND-DEF-1',
      'SAND-DEF-2',
    ],
  }
}
