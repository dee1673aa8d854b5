import { findRefusal } from '#main/games/kit/transaction.ts'
import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Refusal } from '#shared/match/protocol.ts'
import { findPiece, countWorkforce, isActivePiece } from '../state/find.ts'
import { isVolleyRolled, listVolleyShots } from './declared-shots.ts'
import { requireUsableFiringListEntry, countShotsThisTurn } from './shooter.ts'

/** A possible entry of a firing list. */
export interface FiringListChoice extends FiringListEntry {
  readonly shots: number
  /** Why it may not fire, or null. */
  readonly refusal: Refusal | null
}

/** A listed shooter with remaining shots. */
export interface ShooterWithShotsLeft {
  readonly side: string
  readonly unit: string
  readonly shooter: string
  readonly weapon: WeaponId
  readonly left: number
  /** The target that all further shots must go to (SAND-GUN-2), or null. */
  readonly bound: string | null
}

/**
 * Lists every possible entry of a side's firing list, guns with the men who would serve them (SAND-HIT-4, SAND-GUN-2,
 * SAND-GUN-3).
 */
export function listPossibleFiringListEntries(battle: Battle, by: string): FiringListChoice[] {
  const figures = battle.figures.filter(
    (figure) => figure.side === by && (isActivePiece(figure) || figure.status === 'returning'),
  )
  const machines = battle.machines.filter((machine) => machine.side === by && isActivePiece(machine))
  const lines = [...figures.flatMap(listOwnLines), ...listGunLines(battle, machines, figures)]
  return lines.map((line) => ({
    ...line,
    shots: countShotsThisTurn(battle, line),
    refusal: findRefusal(() => requireUsableFiringListEntry(battle, by, line)),
  }))
}

function listOwnLines({ id, weapon, grenades }: Figure): FiringListEntry[] {
  const own: FiringListEntry[] =
    weapon === null || getWeaponRow(weapon).isCounted ? [] : [{ shooter: id, weapon, crew: [] }]
  return grenades > 0 ? [...own, { shooter: id, weapon: 'atomic-grenade', crew: [] }] : own
}

/** Entries of machines with their crews; each is served by different men if there are enough. */
function listGunLines(battle: Battle, machines: readonly Machine[], figures: readonly Figure[]): FiringListEntry[] {
  const taken = new Set<string>()
  return machines.flatMap((machine) => {
    const line = buildGunLine(battle, machine, { figures, taken })
    for (const id of line?.crew ?? []) taken.add(id)
    return line ? [line] : []
  })
}

/** Figures that can serve, and those already assigned. */
interface Servants {
  readonly figures: readonly Figure[]
  readonly taken: ReadonlySet<string>
}

/** The entry of a machine with the smallest full crew, preferably from its own unit. */
function buildGunLine(battle: Battle, machine: Machine, { figures, taken }: Servants): FiringListEntry | null {
  const { id, weapon, type } = machine
  if (weapon === null) return null
  if (getMachineRow(type).firedBy === 'itself') return { shooter: id, weapon, crew: [] }
  const rankOf = (figure: Figure) => (taken.has(figure.id) ? BUSY : 0) + servingRank(battle, machine, figure)
  const servants = figures
    .filter((figure) => serves(battle, machine, figure.id))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const crew: Figure[] = []
  for (const servant of servants) if (countWorkforce(crew) < getWeaponRow(weapon).crew) crew.push(servant)
  return { shooter: id, weapon, crew: crew.map((figure) => figure.id) }
}

/** Whether a figure can serve a gun, alone or with others. */
function serves(battle: Battle, { id, weapon, side }: Machine, figure: string): boolean {
  if (weapon === null) return false
  const refusal = findRefusal(() => requireUsableFiringListEntry(battle, side, { shooter: id, weapon, crew: [figure] }))
  return refusal === null || refusal.code === 'too-few'
}

/** Rank of figures already serving another machine, which come last. */
const BUSY = 10

/**
 * Ranks candidates for serving: those assigned to the machine, then its own unit, and last those who pushed or served
 * it, those with no other weapon to fire, and grenadiers.
 */
function servingRank(
  { turn, fired }: Battle,
  { id, unit }: Machine,
  { id: man, post, unit: own, used, ...has }: Figure,
): number {
  if (post === id) return 0
  if (own === unit) return 1
  const hasServed = fired.some(({ shooter, crew }) => shooter === id && crew.includes(man))
  if (hasServed || (used?.turn === turn && used.task === 'push')) return 2
  if (has.weapon === null) return 3
  return has.grenades > 0 ? 5 : 4
}

/** Lists every shooter with shots left, of the sides that have not ended their fire (SAND-GUN-2, SAND-TURN-1). */
export function listShootersWithShotsLeft(battle: Battle): ShooterWithShotsLeft[] {
  if (battle.phase !== 'fire' || isVolleyRolled(battle)) return []
  const done = new Map<string, { count: number; target: string | null }>()
  for (const { shooter, target } of listVolleyShots(battle))
    done.set(shooter, { count: (done.get(shooter)?.count ?? 0) + 1, target: done.get(shooter)?.target ?? target })
  return battle.sides
    .filter((side) => !battle.ready.includes(side))
    .flatMap((side) =>
      (battle.lists[side] ?? []).flatMap((listing) => {
        const { shooter, weapon } = listing
        const fired = done.get(shooter)
        const left = countShotsThisTurn(battle, listing) - (fired?.count ?? 0)
        const unit = left > 0 ? (findPiece(battle, shooter)?.unit ?? '') : ''
        return left > 0 ? [{ side, unit, shooter, weapon, left, bound: fired?.target ?? null }] : []
      }),
    )
}
