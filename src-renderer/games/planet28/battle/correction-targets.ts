import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { type BattleNames, getSectionName } from './battle-names.ts'

/** Maximum number of hit points in an order. */
const MOST = 999

/** Target of a manual correction of hit points: a model, or a section of a vehicle. */
export interface CorrectionTarget {
  readonly id: string
  /** Group in the list: its side, or its vehicle. */
  readonly group: string
  readonly name: string
  readonly unit: BattleUnit
  /** Identifies the part of the unit in an order. */
  readonly part: { readonly model: string } | { readonly cell: string }
  readonly hitPoints: number
  /** Maximum hit points. More are allowed only by a ruling (`overheal`). */
  readonly most: number
}

/** Lists all targets: the models of each side, then the sections of its vehicles. */
export function listCorrectionTargets(
  { sides, units, settings }: Pick<Battle, 'sides' | 'units' | 'settings'>,
  names: BattleNames,
): CorrectionTarget[] {
  const isOpen = settings.overheal
  return sides.flatMap(({ id, name }) => {
    const own = units.filter(({ side }) => side === id)
    return [
      ...own.flatMap((unit) => modelsOf(unit, { group: name, names, isOpen })),
      ...own.flatMap((unit) => sectionsOf(unit, names)),
    ]
  })
}

interface Around {
  readonly group: string
  readonly names: BattleNames
  readonly isOpen: boolean
}

function modelsOf(unit: BattleUnit, { group, names, isOpen }: Around): CorrectionTarget[] {
  if (unit.kind === 'vehicle') return []
  return unit.models.map(({ id, hitPoints, start }) => ({
    id,
    group,
    name: names.model(id),
    unit,
    part: { model: id },
    hitPoints,
    most: isOpen ? MOST : Math.max(start, hitPoints),
  }))
}

function sectionsOf(unit: BattleUnit, names: BattleNames): CorrectionTarget[] {
  if (unit.kind !== 'vehicle') return []
  return unit.sections.map(({ cell, hitPoints, start }) => ({
    id: `${unit.id} ${cell}`,
    group: unit.name,
    name: getSectionName(unit, cell, names),
    unit,
    part: { cell },
    hitPoints,
    most: Math.max(start, hitPoints),
  }))
}
