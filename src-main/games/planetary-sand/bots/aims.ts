import type { Battle, Listing } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getWeaponRow, type WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { computeFigureValue, computeMachineValue } from '../army/value.ts'
import { buildDirectShot } from '../commands/shoot.ts'
import { getEnemy, findPiece, isAble, isFigure, isInMelee } from '../find.ts'
import { isAboard, findMuzzle } from '../map/line-of-fire.ts'
import { measureDistance } from '../map/positions.ts'
import { computeBlastOdds } from '../odds/blast-odds.ts'
import { computeShotOdds } from '../odds/shot-odds.ts'
import { findAllowedTargets } from '../robots/command-range.ts'

/** Something that may be fired at, how, and what it is likely to be worth. */
export interface Aim {
  readonly target: string
  readonly how: 'shoot' | 'launch'
  readonly effect: number
  readonly worth: number
}

/** The nearest so many are looked at. */
const NEAREST = 5

/** Whom a listing may fire at on the map, of those who can be aimed at, the best first. */
export function listAims(
  battle: Battle,
  by: string,
  { gun: { shooter, weapon }, enemies }: { readonly gun: Gun; readonly enemies: readonly (Figure | Machine)[] },
): Aim[] {
  const row = getWeaponRow(weapon)
  const gunner = findPiece(battle, shooter)
  const only = gunner && isFigure(gunner) ? findAllowedTargets(battle, gunner) : null
  const near = enemies
    .filter(({ unit }) => only === null || only.includes(unit))
    .map((piece) => ({
      one: piece,
      r: isNear(battle, { gunner, one: piece, row })
        ? (measureDistance(battle, shooter, piece.id) ?? Infinity)
        : Infinity,
    }))
    .filter(({ r }) => r <= row.range[battle.air])
    .toSorted((a, b) => a.r - b.r)
    .slice(0, NEAREST)
  return near
    .flatMap(({ one, r }) => [
      ...(row.direct ? directAt(battle, { shooter, weapon }, { one, r }) : []),
      ...(row.blast ? blastAt(battle, by, { shooter, weapon, one }) : []),
    ])
    .toSorted((a, b) => b.worth - a.worth)
}

interface Pair {
  readonly gunner: Figure | Machine | null
  readonly one: Figure | Machine
  readonly row: WeaponRow
}

/** Whether something may be in range at all, by the middles of both: what is longer than R1 is measured anyway. */
function isNear({ air, settings: { unitMm } }: Battle, { gunner, one, row }: Pair): boolean {
  const [from, to] = [gunner?.at, one.at]
  return !from || !to || Math.hypot(from.x - to.x, from.y - to.y) <= (row.range[air] + 1) * unitMm
}

/** Enemies who can be aimed at. */
export function listEnemies(battle: Battle, by: string): (Figure | Machine)[] {
  const enemy = getEnemy(battle, by)
  return [...battle.figures, ...battle.machines].filter(
    (piece) =>
      piece.side === enemy &&
      isAble(piece) &&
      piece.at !== null &&
      !isAboard(battle, piece.id) &&
      !isInMelee(battle, piece.id),
  )
}

type Gun = Pick<Listing, 'shooter' | 'weapon'>

function directAt(battle: Battle, gun: Gun, { one, r }: { one: Figure | Machine; r: number }): Aim[] {
  const shot = buildDirectShot(battle, { ...gun, target: one.id, distance: null, plate: null }, r)
  const effect = 'ok' in shot ? 0 : (computeShotOdds(shot, battle.settings)?.effect ?? 0)
  return effect > 0 ? [{ target: one.id, how: 'shoot', effect, worth: effect * valueOf(one) }] : []
}

/** What a blast there is worth, own losses taken off. */
function blastAt(battle: Battle, by: string, { one, ...gun }: Gun & { one: Figure | Machine }): Aim[] {
  const [from, aim] = [findMuzzle(battle, gun.shooter), findMuzzle(battle, one.id)]
  if (!from || !aim) return []
  const under = computeBlastOdds(battle, gun.weapon, { from, aim })
  const worth = under.reduce((sum, { target, effect }) => {
    const piece = findPiece(battle, target)
    return piece ? sum + effect * valueOf(piece) * (piece.side === by ? -1 : 1) : sum
  }, 0)
  const effect = under.find(({ target }) => target === one.id)?.effect ?? 0
  return worth > 0 ? [{ target: one.id, how: 'launch', effect, worth }] : []
}

function valueOf(piece: Figure | Machine): number {
  return isFigure(piece) ? computeFigureValue(piece) : computeMachineValue(piece)
}

/** The order that fires. */
export function createFireCommand(by: string, { shooter, weapon }: Gun, { target, how }: Aim): Command {
  return how === 'shoot'
    ? { type: 'shoot', by, shooter, weapon, target, distance: null, plate: null }
    : { type: 'launch', by, shooter, weapon, aim: { at: target }, distance: null }
}
