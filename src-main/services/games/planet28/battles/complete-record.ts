import { BattleRecordInput, MAX_RECORD_COUNT, type UnitTallyInput } from '#shared/contract/planet28/battle-record.ts'
import type { BattleRecord, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'

/**
 * Completes the record of a match: adds earlier uses of its units, limits the counts to what a record allows, and adds
 * the units of its warbands that stayed away.
 */
export function completeBattleRecord(record: BattleRecord, all: readonly UnitTallyInput[]): BattleRecordInput {
  const fought = new Set(record.tallies.map(({ unitId }) => unitId))
  const others = all.filter(({ unitId }) => !fought.has(unitId)).map(absent)
  const own = record.tallies.map((unitTally) => {
    const tally = withinRecord(unitTally)
    const begun = all.find(({ unitId }) => unitId === tally.unitId)
    return begun === undefined || begun.kind === 'vehicle' || tally.kind === 'vehicle' || begun.uses === undefined
      ? tally
      : { ...tally, uses: { ...begun.uses, ...tally.uses } }
  })
  return BattleRecordInput.parse({ ...record, turns: record.turns || null, tallies: [...own, ...others] })
}

/** Limits the counts of a unit to what a record allows. */
function withinRecord(tally: UnitTally): UnitTally {
  const counted = { hits: within(tally.hits), kills: within(tally.kills) }
  return tally.kind === 'vehicle'
    ? { ...tally, ...counted, sectionsDestroyed: within(tally.sectionsDestroyed) }
    : { ...tally, ...counted }
}

const within = (count: number): number => Math.min(MAX_RECORD_COUNT, count)

function absent(tally: UnitTallyInput): UnitTallyInput {
  const away = { hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false, fate: 'absent' } as const
  if (tally.kind === 'character') return { ...tally, ...away }
  if (tally.kind === 'squad') return { ...tally, ...away, lost: 0, hitPointsLeft: 0 }
  return { ...tally, ...away, sectionsDestroyed: 0, lostCells: [], damaged: [] }
}
