import {
  type Cell,
  CELLS,
  CORE_CREW_CELL,
  ENGINE_CELL,
  RINGS,
  ringOf,
} from '../../../../src-shared/games/planet28/grid.ts'
import type { Problem, VehicleProfile } from '../../../../src-shared/games/planet28/model.ts'
import type { VehicleSize } from '../../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import type { Planet28Settings } from '../settings.ts'
import { isCoreCrewFree } from './fixed-cells.ts'

/** Where sections stand on the building grid (P28-GRID-1, P28-GRID-5, P28-VB-1). */
export function checkGrid(profile: VehicleProfile, settings: Planet28Settings): Problem[] {
  return [...checkCore(profile), ...checkDoubles(profile), ...checkFill(profile, settings)]
}

/** Engine and crew stay in their cells; a trait may free the crew's (P28-VB-1, P28-VTR-mercenary). */
function checkCore({ sections, traits }: VehicleProfile): Problem[] {
  const problems: Problem[] = []
  const engines = sections.filter(({ section }) => section === 'engine')
  if (engines.length !== 1 || engines[0]?.cell !== ENGINE_CELL) {
    const message = `A vehicle has exactly 1 engine, in ${ENGINE_CELL}; this one has ${listOr(engines, 'none')}. Put the engine in ${ENGINE_CELL}.`
    problems.push(coreProblem(message, ENGINE_CELL))
  }
  const inCrewCell = sections.find(({ cell }) => cell === CORE_CREW_CELL)
  if (inCrewCell?.section === 'crew') return problems
  const freed = isCoreCrewFree(traits)
  if (inCrewCell !== undefined && freed) return problems
  const message = `The core crew stands in ${CORE_CREW_CELL} and cannot be removed. Put a crew back there.`
  return [...problems, coreProblem(message, CORE_CREW_CELL)]
}

function coreProblem(message: string, cell: Cell): Problem {
  return { rule: 'P28-VB-1', code: 'core-sections', severity: 'refused', message, cells: [cell] }
}

function listOr(placed: readonly { readonly cell: Cell }[], none: string): string {
  return placed.length === 0 ? none : `${placed.length} in ${placed.map(({ cell }) => cell).join(', ')}`
}

/** One section a cell (P28-GRID-1). */
function checkDoubles({ sections }: VehicleProfile): Problem[] {
  const used = sections.map(({ cell }) => cell)
  const doubled = CELLS.filter((cell) => used.filter((other) => other === cell).length > 1)
  return doubled.map((cell) => {
    const here = used.filter((other) => other === cell).length
    const message = `${cell} holds ${here} sections; a cell holds 1. Move ${here - 1} to another cell.`
    return { rule: 'P28-GRID-1', code: 'cell-taken', severity: 'refused', message, cells: [cell] }
  })
}

/** An outer ring is used only when every ring within is full (P28-GRID-5). */
function checkFill({ sections }: VehicleProfile, settings: Planet28Settings): Problem[] {
  if (settings.gridFill === 'free') return []
  const used = new Set(sections.map(({ cell }) => cell))
  return RINGS.flatMap((ring, at): Problem[] => {
    const inner = RINGS.slice(0, at)
    const gaps = CELLS.filter((cell) => inner.includes(ringOf(cell)) && !used.has(cell))
    const early = cellsIn(ring).filter((cell) => used.has(cell))
    if (gaps.length === 0 || early.length === 0) return []
    const message = `The ${ring} ring holds ${early.join(', ')} while ${gaps.length} inner cells are empty (${gaps.join(', ')}). Fill those first.`
    return [{ rule: 'P28-GRID-5', code: 'inside-out', severity: 'refused', message, cells: early }]
  })
}

function cellsIn(ring: VehicleSize): Cell[] {
  return CELLS.filter((cell) => ringOf(cell) === ring)
}
