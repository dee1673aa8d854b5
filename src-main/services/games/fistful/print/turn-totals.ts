import type { BattleView, TurnView } from '#shared/contract/fistful/reports.ts'
import type { Side, Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS, type ShipKind, SHIPS } from '#shared/games/fistful/tables/ships.ts'

type TotalKey = 'colonies' | 'size' | 'forts' | 'fleets' | ShipKind

/** Rows of the table of totals, in order. `isArmed` marks armed ships. */
export const TOTAL_ROWS: readonly { readonly key: TotalKey; readonly title: string; readonly isArmed: boolean }[] = [
  { key: 'colonies', title: 'Colonies', isArmed: false },
  { key: 'size', title: 'Total size', isArmed: false },
  { key: 'forts', title: 'Forts', isArmed: false },
  { key: 'fleets', title: 'Fleets', isArmed: false },
  ...SHIP_KINDS.map((kind) => ({ key: kind, title: `${SHIPS[kind].name}s`, isArmed: kind !== 'T' })),
]

type Totals = Readonly<Record<Side, Partial<Record<TotalKey, string>>>>

/** Totals of both sides after a turn, and the ships they lost in its battles. Unknown totals are missing. */
export function computeTurnTotals({ after, battles }: TurnView): { readonly after: Totals; readonly lost: Totals } {
  const bySide = (compute: (side: Side) => Partial<Record<TotalKey, string>>): Totals => ({
    A: compute('A'),
    B: compute('B'),
  })
  return {
    after: bySide((side) => {
      const fleets = after.fleets.filter(({ owner }) => owner === side)
      const colonies = after.colonies.filter(({ owner }) => owner === side)
      const known = fleets.flatMap(({ ships }) => ships ?? [])
      const sizes = colonies.flatMap(({ size }) => size ?? [])
      const isKnown = known.length === fleets.length
      return {
        colonies: String(colonies.length),
        fleets: String(fleets.length),
        ...(sizes.length === colonies.length && { size: String(sizes.reduce((sum, size) => sum + size, 0)) }),
        ...(colonies.every(({ isFortified }) => isFortified !== null) && {
          forts: String(colonies.filter(({ isFortified }) => isFortified).length),
        }),
        ...(isKnown && countKinds(known)),
      }
    }),
    lost: bySide((side) => countKinds(battles.map((battle) => listLost(battle, side)))),
  }
}

function countKinds(all: readonly Ships[]): Record<ShipKind, string> {
  const count = (kind: ShipKind) => String(all.reduce((sum, ships) => sum + (ships[kind] ?? 0), 0))
  return { T: count('T'), S: count('S'), C: count('C'), D: count('D') }
}

/** The ships that a side lost in a battle: only the winner has survivors. */
function listLost({ start, winner, survivors }: BattleView, side: Side): Ships {
  const kept = winner === side ? Object.values(survivors) : []
  const count = (fleets: readonly Ships[], kind: ShipKind) => fleets.reduce((sum, ships) => sum + (ships[kind] ?? 0), 0)
  const before = Object.values(start[side])
  return Object.fromEntries(SHIP_KINDS.map((kind) => [kind, count(before, kind) - count(kept, kind)]))
}
