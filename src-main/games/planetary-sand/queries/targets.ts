import { findRefusal, tryOrRefuse } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Distance } from '#shared/games/planetary-sand/path-input.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { HitChance, PlateChance, RefusalReason, TargetLine } from '#shared/games/planetary-sand/replies.ts'
import { BANDS } from '#shared/games/planetary-sand/tables/bands.ts'
import { getWeaponRow, WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { requireFiring, requireTarget } from '../commands/firing-checks.ts'
import { buildDirectShot, type ShotInput, STRIKABLE_PLATES } from '../commands/shoot.ts'
import { getEnemy, findMachine, findPiece } from '../find.ts'
import { getStrikeChance } from '../fire/damage.ts'
import { getDamageInBand, type DirectShot, findRangeBand } from '../fire/direct-shot.ts'
import { computeNeededScore, listScoreModifiers } from '../fire/score.ts'
import { measureDistance } from '../map/positions.ts'
import { computeShotOdds } from '../odds/shot-odds.ts'

/** The rules behind each number of a shot. */
const RULES = { band: ['SAND-KIT-1', 'SAND-HIT-1'], again: 'SAND-HIT-2', cover: 'SAND-HIT-3', damage: 'SAND-GUN-1' }

/** Lists every target of a shooter with the hit chance in each range band (SAND-HIT-1 to SAND-HIT-5, SAND-DEF-2). */
export function listTargets(battle: Battle, { shooter, weapon }: QuestionOf<'targets'>): TargetLine[] {
  const own = findPiece(battle, shooter)
  if (!own) return []
  const enemy = getEnemy(battle, own.side)
  const ids = [
    ...battle.figures.filter(({ side, status }) => side === enemy && (status === 'able' || status === 'returning')),
    ...battle.machines.filter(({ side, isWreck }) => side === enemy && !isWreck),
    ...battle.openings.filter(({ state }) => state !== 'breached'),
  ].map(({ id }) => id)
  return ids.map((target) => lineAt(battle, { by: own.side, shooter, weapon }, target))
}

interface By {
  readonly by: string
  readonly shooter: string
  readonly weapon: WeaponId
}

function lineAt(battle: Battle, firing: By, target: string): TargetLine {
  const { shooter, weapon } = firing
  const refusal = findRefusal(() => {
    requireFiring(battle, firing, target)
    requireTarget(battle, firing, target)
  })
  const forbidden = refusal && reasonOf(refusal)
  const isMachine = findMachine(battle, target) !== null
  const distance = measureDistance(battle, shooter, target)
  const plates = forbidden ? [] : platesAt(battle, { shooter, weapon, target, isMachine, distance })
  const direct = plates.find((plate): plate is RefusalReason => 'message' in plate) ?? null
  const open = plates.filter((plate): plate is PlateChance => 'plate' in plate && plate.bands.length > 0)
  const isFar = open.length === 0 && direct === null && forbidden === null
  return {
    target,
    unit: findPiece(battle, target)?.unit ?? '',
    isMachine,
    refusal: forbidden ?? direct ?? (isFar ? { message: `${target} is out of reach.`, rule: 'SAND-KIT-1' } : null),
    isLaunch: forbidden === null && getWeaponRow(weapon).blast !== null,
    distance,
    plates: open,
  }
}

function reasonOf({ message, rule }: RefusalReason): RefusalReason {
  return { message, rule }
}

interface Wanted extends Omit<ShotInput, 'distance' | 'plate'> {
  readonly isMachine: boolean
  readonly distance: number | null
}

/** The chance for each plate that can be hit: the one known from the map, otherwise all that can be entered. */
function platesAt(battle: Battle, { isMachine, distance, ...aim }: Wanted): (PlateChance | RefusalReason)[] {
  const plates = isMachine && distance === null ? STRIKABLE_PLATES : [null]
  return plates.map((plate) => {
    const bands = distances(battle, aim.weapon, distance).map((item) =>
      computeShotChance(battle, { ...aim, distance: item, plate }),
    )
    const wrong = bands.find((band): band is RefusalReason => band !== null && 'message' in band)
    const { result: first } = tryOrRefuse(() => buildDirectShot(battle, { ...aim, distance: { r: 0 }, plate }))
    const struck = first === null ? plate : (first.target.plate as PlateChance['plate'])
    return wrong ?? { plate: struck, bands: bands.filter((band): band is HitChance => band !== null && 'band' in band) }
  })
}

/** The distance on the map, or the end of each third (SAND-KIT-1). */
function distances(battle: Battle, weapon: WeaponId, distance: number | null): Distance[] {
  if (distance !== null) return [{ r: distance }]
  const range = getWeaponRow(weapon).range[battle.air]
  return Object.values(BANDS).map(({ third }) => ({ r: (range * third) / 3 }))
}

/** The chance of one shot, or why it is impossible; null if out of range (SAND-KIT-1). */
export function computeShotChance(battle: Battle, aim: ShotInput): HitChance | RefusalReason | null {
  const { refusal, result: shot } = tryOrRefuse(() => buildDirectShot(battle, aim))
  if (refusal) return reasonOf(refusal)
  const band = findRangeBand(shot)
  if (band === 'out-of-range') return null
  if (band === 'no-direct-fire')
    return { message: `${WEAPONS[aim.weapon].title} goes indirectly alone.`, rule: 'SAND-MSL-1' }
  if (band === 'no-target') return { message: `${aim.target} is in cover and does not fight.`, rule: 'SAND-HIT-4' }
  return chanceIn(battle, shot, band)
}

function chanceIn(battle: Battle, shot: DirectShot, band: HitChance['band']): HitChance {
  const { settings } = battle
  const parts = listScoreModifiers(shot, settings)
  const damage = getDamageInBand(band, shot)
  const { kind, defence } = shot.target
  const odds = computeShotOdds(shot, settings)
  return {
    band,
    need: BANDS[band].need,
    parts,
    onDice: computeNeededScore(band, parts),
    damage,
    defence,
    coin: getStrikeChance({ weapon: WEAPONS[shot.weapon], damage, kind, defence }, settings),
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
