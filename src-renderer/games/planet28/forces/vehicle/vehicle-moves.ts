import { type Cell, GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import type { SectionDisplay } from './vehicle-rows.ts'

/** Grouped target cells of a section being moved. */
export type SectionMoveTargetGroups = readonly {
  readonly label: string
  readonly options: readonly { readonly value: Cell; readonly label: string }[]
}[]

/** Lists the targets of a lifted section: free cells, and sections it may be swapped with. */
export function listSectionMoveTargets(
  shown: readonly SectionDisplay[],
  { lifted, fixed, open }: { lifted: Cell; fixed: readonly Cell[]; open: readonly Cell[] },
): SectionMoveTargetGroups {
  const nameIn = (cell: Cell) => shown.find(({ placed }) => placed.cell === cell)?.name ?? null
  const swaps = GRID_CELLS.filter((cell) => nameIn(cell) !== null && cell !== lifted && !fixed.includes(cell))
  return [
    { label: 'Free cells', options: open.map((cell) => ({ value: cell, label: cell })) },
    { label: 'Swap with', options: swaps.map((cell) => ({ value: cell, label: `${cell}, ${nameIn(cell)}` })) },
  ].filter(({ options }) => options.length > 0)
}
