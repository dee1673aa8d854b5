import { tryOrRefuse } from '#main/games/kit/transaction.ts'
import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getWeaponRow, type WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { computeFigureValue, computeMachineValue } from '../army/value.ts'
import { buildDirectShot } from '../commands/shoot.ts'
import { isAboard, findMuzzlePoint } from '../ground/line-of-fire.ts'
import { measureDistance } from '../ground/positions.ts'
import { computeBlastOdds } from '../odds/blast-odds.ts'
import { computeShotOdds } from '../odds/shot-odds.ts'
import { getEnemySide, findPiece, isActivePiece, isFigure, isInMelee } from '../state/find.ts'
import { findAllowedTargetUnits } from '../state/robot-control.ts'

/** A possible target, the way to fire at it, and the expected value. */
export interface FireOption {
  readonly target: string
  readonly how: 'shoot' | 'launch'
  readonly effect: number
  readonly worth: number
}

/** Number of nearest enemies considered. */
const NEAREST = 5

/** Lists the targets of a listing on the map among `enemies`, best first. */
export function listFireOptions(
  battle: Battle,
  by: string,
  { gun: { shooter, weapon }, enemies }: { readonly gun: Gun; readonly enemies: readonly (Figure | Machine)[] },
): FireOption[] {
  const row = getWeaponRow(weapon)
  const gunner = findPiece(battle, shooter)
  const only = gunner && isFigure(gunner) ? findAllowedTargetUnits(battle, gunner) : null
  const near = enemies
    .filter(({ unit }) => only === null || only.includes(unit))
    .map((piece) => ({
      enemy: piece,
      r: isNear(battle, { gunner, enemy: piece, row })
        ? (measureDistance(battle, shooter, piece.id) ?? Infinity)
        : Infinity,
    }))
    .filter(({ r }) => r <= row.range[battle.air])
    .toSorted((a, b) => a.r - b.r)
    .slice(0, NEAREST)
  return near
    .flatMap(({ enemy, r }) => [
      ...(row.direct ? directAt(battle, { shooter, weapon }, { enemy, r }) : []),
      ...(row.blast ? blastAt(battle, by, { shooter, weapon, enemy }) : []),
    ])
    .toSorted((a, b) => b.worth - a.worth)
}

interface Pair {
  readonly gunner: Figure | Machine | null
  readonly enemy: Figure | Machine
  readonly row: WeaponRow
}

/** Whether a target may be in range, by centre distance. Ranges above R1 are measured in any case. */
function isNear({ air, settings: { unitMm } }: Battle, { gunner, enemy, row }: Pair): boolean {
  const [from, to] = [gunner?.at, enemy.at]
  return !from || !to || Math.hypot(from.x - to.x, from.y - to.y) <= (row.range[air] + 1) * unitMm
}

/** Enemies that can be targeted. */
export function listTargetableEnemies(battle: Battle, by: string): (Figure | Machine)[] {
  const enemy = getEnemySide(battle, by)
  return [...battle.figures, ...battle.machines].filter(
    (piece) =>
      piece.side === enemy &&
      isActivePiece(piece) &&
      piece.at !== null &&
      !isAboard(battle, piece.id) &&
      !isInMelee(battle, piece.id),
  )
}

type Gun = Pick<FiringListEntry, 'shooter' | 'weapon'>

function directAt(battle: Battle, gun: Gun, { enemy, r }: { enemy: Figure | Machine; r: number }): FireOption[] {
  const { result: shot } = tryOrRefuse(() =>
    buildDirectShot(battle, { ...gun, target: enemy.id, distance: null, plate: null }, r),
  )
  const effect = shot === null ? 0 : (computeShotOdds(shot, battle.settings)?.effect ?? 0)
  return effect > 0 ? [{ target: enemy.id, how: 'shoot', effect, worth: effect * valueOf(enemy) }] : []
}

/** Expected value of a blast, minus own losses. */
function blastAt(battle: Battle, by: string, { enemy, ...gun }: Gun & { enemy: Figure | Machine }): FireOption[] {
  const [from, aim] = [findMuzzlePoint(battle, gun.shooter), findMuzzlePoint(battle, enemy.id)]
  if (!from || !aim) return []
  const under = computeBlastOdds(battle, gun.weapon, { from, aim })
  const worth = under.reduce((sum, { target, effect }) => {
    const piece = findPiece(battle, target)
    return piece ? sum + effect * valueOf(piece) * (piece.side === by ? -1 : 1) : sum
  }, 0)
  const effect = under.find(({ target }) => target === enemy.id)?.effect ?? 0
  return worth > 0 ? [{ target: enemy.id, how: 'launch', effect, worth }] : []
}

function valueOf(piece: Figure | Machine): number {
  return isFigure(piece) ? computeFigureValue(piece) : computeMachineValue(piece)
}

/** The command that fires. */
export function createFireCommand(by: string, { shooter, weapon }: Gun, { target, how }: FireOption): Command {
  return how === 'shoot'
    ? { type: 'shoot', by, shooter, weapon, target, distance: null, plate: null }
    : { type: 'launch', by, shooter, weapon, aim: { at: target }, distance: null }
}
