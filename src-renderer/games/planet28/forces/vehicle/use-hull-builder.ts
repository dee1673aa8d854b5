import { useQuery } from '@tanstack/vue-query'
import { computed, ref, type Ref, shallowRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { VehicleProfileCheck } from '#shared/contract/planet28/units.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import type { VehicleFields } from '../unit/unit-fields.ts'
import { type HullLayout, removeSection } from './section-grid.ts'
import {
  type CarriedItem,
  describePickUp,
  type HullActionResult,
  dropCarriedItem,
  type GridContext,
  removeSectionFromCell,
} from './vehicle-actions.ts'

export interface HullBuilderConfig {
  readonly profile: Ref<VehicleFields['profile']>
  readonly warbandId: () => string
  readonly rules: () => Rules
  readonly check: () => VehicleProfileCheck | null
}

/** Fixed cells until the check has loaded: the starting sections of every vehicle. */
const CORE_CELLS = CORE_PLACED_SECTIONS.map(({ cell }) => cell)

export type HullBuilder = ReturnType<typeof useHullBuilder>

/** Hull builder: the carried item, the cells open to it, and all actions with their announcements. */
export function useHullBuilder({ profile, warbandId, rules, check }: HullBuilderConfig) {
  const held = shallowRef<CarriedItem | null>(null)
  const status = ref('')
  const lifted = useLifted(profile, warbandId, held)

  const fixed = computed((): readonly Cell[] => check()?.fixedCells ?? CORE_CELLS)
  const open = computed((): readonly Cell[] | null => {
    const what = held.value
    if (what === null) return []
    if (what.what === 'weapon') return check()?.arcs.map(({ cell }) => cell) ?? null
    const free = what.what === 'kind' ? check()?.freeCells : lifted.value
    const taken = new Set(profile.value.sections.map(({ cell }) => cell))
    return free?.[what.section]?.filter((cell) => !taken.has(cell)) ?? null
  })
  const context = computed((): GridContext => {
    const { settings, tables } = rules()
    return { fixed: fixed.value, open: open.value, rulings: settings, tables }
  })

  /** Applies the result of an action and announces it. Returns whether the hull changed. */
  function accept({ hull, said: text }: HullActionResult): boolean {
    status.value = text
    if (hull === null) return false
    Object.assign(profile.value, { sections: [...hull.sections], weapons: [...hull.weapons] })
    return true
  }
  const change = (hull: HullLayout, text: string): boolean => accept({ hull, said: text })

  return {
    held,
    status,
    fixed,
    open,
    scene: context,
    change,
    /** Picks up an item and announces where it may be placed. */
    pick: (what: CarriedItem): void => {
      held.value = what
      status.value = describePickUp(what, context.value)
    },
    /** Cancels carrying an item. */
    letGo: (): void => {
      if (held.value !== null) status.value = 'Put back.'
      held.value = null
    },
    /** Places the carried item. A kind of section stays in hand for the next cell. */
    put: (cell: Cell): boolean => {
      const what = held.value
      if (what === null) return false
      const isDone = accept(dropCarriedItem(profile.value, what, cell, context.value))
      if (what.what !== 'kind' && (isDone || (what.what === 'section' && what.from === cell))) held.value = null
      return isDone
    },
    /** Builds a kind of section into a cell where it is allowed. */
    place: (cell: Cell, section: string): boolean => {
      const free = check()?.freeCells[section] ?? null
      return accept(dropCarriedItem(profile.value, { what: 'kind', section }, cell, { ...context.value, open: free }))
    },
    remove: (cell: Cell): boolean => accept(removeSectionFromCell(profile.value, cell, context.value)),
  }
}

/** Cells open to a section being moved, computed for the vehicle without it. */
function useLifted(
  profile: Ref<VehicleFields['profile']>,
  warbandId: () => string,
  held: Ref<CarriedItem | null>,
): Ref<VehicleProfileCheck['freeCells'] | null> {
  const { queries } = useClient()
  const asked = useQuery(
    computed(() => {
      const from = held.value?.what === 'section' ? held.value.from : null
      const sections = from === null ? [] : [...removeSection(profile.value, from).sections]
      const input = { warbandId: warbandId(), unitId: null, allowed: [], profile: { ...profile.value, sections } }
      return { ...queries.vehicles.check.queryOptions({ input }), enabled: from !== null }
    }),
  )
  return computed(() => (held.value?.what === 'section' ? (asked.data.value?.freeCells ?? null) : null))
}
