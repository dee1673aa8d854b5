import type { PointFlow } from '#main/db/repositories/planet28/point-flows.ts'

/** Points earned and spent. */
interface Points {
  readonly earned: number
  readonly spent: number
}

/** A warband's points before its first battle, and from each battle until the next one. */
export interface PointsOverTime {
  readonly before: Points
  readonly after: ReadonlyMap<string, Points>
}

const SHARING = 'P28-COOP-1'

/** Computes the points of every warband over its battles. Transfers between its own accounts do not count. */
export function computePointsByWarband(
  flows: readonly PointFlow[],
  owners: ReadonlyMap<string, string>,
): ReadonlyMap<string, PointsOverTime> {
  const owned = Map.groupBy(flows, ({ accountId }) => owners.get(accountId) ?? null)
  return new Map([...owned].flatMap(([id, own]) => (id === null ? [] : [[id, overTime(own)] as const])))
}

function overTime(flows: readonly PointFlow[]): PointsOverTime {
  let before: Points = { earned: 0, spent: 0 }
  const after = new Map<string, Points>()
  let current: string | null = null
  for (const { battleId, rule, amount } of batchesOf(flows)) {
    current = battleId ?? current
    const points = current === null ? before : (after.get(current) ?? { earned: 0, spent: 0 })
    const currentPoints = withAmount(points, rule, amount)
    if (current === null) before = currentPoints
    else after.set(current, currentPoints)
  }
  return { before, after }
}

/** Sums of the lines that one rule wrote at once. */
function batchesOf(flows: readonly PointFlow[]): Pick<PointFlow, 'battleId' | 'rule' | 'amount'>[] {
  const batches = Map.groupBy(flows, ({ at, battleId, rule }) => `${at}/${battleId}/${rule}`)
  return [...batches.values()].map(([first, ...others]) => ({
    battleId: first?.battleId ?? null,
    rule: first?.rule ?? '',
    amount: others.reduce((sum, { amount }) => sum + amount, first?.amount ?? 0),
  }))
}

/** Adds an amount. What co-op players share with their friends does not count as earned or spent (P28-COOP-1). */
function withAmount({ earned, spent }: Points, rule: string, amount: number): Points {
  if (amount > 0) return { earned: earned + amount, spent }
  const given = rule === SHARING ? Math.min(earned, -amount) : 0
  return { earned: earned - given, spent: spent - amount - given }
}
