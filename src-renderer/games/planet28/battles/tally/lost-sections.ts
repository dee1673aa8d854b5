import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import type { BattleRecordTally } from '../record/battle-fields.ts'

type VehicleTally = Extract<BattleRecordTally, { kind: 'vehicle' }>

/** State of a section at the end of the battle. */
export type SectionState = 'whole' | 'lost' | 'damaged'

export function getSectionState({ lostCells, damaged }: VehicleTally, cell: Cell): SectionState {
  if (lostCells.includes(cell)) return 'lost'
  return damaged.some((candidate) => candidate.cell === cell) ? 'damaged' : 'whole'
}

const NEXT: Readonly<Record<SectionState, SectionState>> = { whole: 'lost', lost: 'damaged', damaged: 'whole' }

/** Cycles a section through whole, lost and damaged. */
export function cycleSectionState(tally: VehicleTally, cell: Cell): VehicleTally {
  const next = NEXT[getSectionState(tally, cell)]
  const lostCells = tally.lostCells.filter((lostCell) => lostCell !== cell)
  const damaged = tally.damaged.filter((candidate) => candidate.cell !== cell)
  return {
    ...tally,
    wasHurt: tally.wasHurt || next !== 'whole',
    isHurtAtEnd: tally.isHurtAtEnd || next !== 'whole',
    lostCells: next === 'lost' ? [...lostCells, cell] : lostCells,
    damaged: next === 'damaged' ? [...damaged, { cell, hitPoints: 1 }] : damaged,
  }
}

/** Sets the remaining hit points of a damaged section. */
export function setSectionHitPoints(tally: VehicleTally, cell: Cell, hitPoints: number): VehicleTally {
  return { ...tally, damaged: tally.damaged.map((item) => (item.cell === cell ? { cell, hitPoints } : item)) }
}
