import { computed, ref, shallowRef, watch } from 'vue'
import { type LocationQuery, useRoute } from 'vue-router'
import { filterRowsAndCountFacets } from '#renderer/ui/tables/filter-rows.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findArmouryTable, ARMOURY_TABLES } from '../armoury-tables.ts'
import type { ArmouryTableName } from '../table-shapes.ts'
import { listTableFacets } from './armoury-facets.ts'
import { type ArmouryRow, getArmouryRowSearchText } from './armoury-rows.ts'
import { toggleComparedRow } from './compare-rows.ts'

export type ArmouryTableChoice = ArmouryTableName | 'all'

/**
 * Writes the current table and row into the URL without a navigation, so that they can be linked and survive a reload.
 */
function updateArmouryAddress(place: { readonly shelf: string; readonly row: string | null }): void {
  const query = new URLSearchParams({ table: place.shelf, ...(place.row === null ? {} : { row: place.row }) })
  const path = `/armoury?${query}`
  window.history.replaceState({ ...window.history.state, current: path }, '', `#${path}`)
}

/** State of the armoury page: the table, the search, the row, and the compared rows. */
export function useArmouryBrowser(rows: () => readonly ArmouryRow[], rules: () => Rules | null) {
  const route = useRoute()
  const asked = () => askedIn(route.query)
  const choice = ref<ArmouryTableChoice>(asked().shelf)
  const text = ref('')
  const chosen = shallowRef<readonly string[]>([])
  const selected = ref<string | null>(asked().key)
  const side = useComparing(rows)

  const shelf = computed(() => findArmouryTable(choice.value))
  const onShelf = computed(() => (shelf.value === null ? rows() : rows().filter((row) => row.shelf === shelf.value)))
  const facets = computed(() => facetsIn(onShelf.value, rules()))
  const left = computed(() =>
    filterRowsAndCountFacets(onShelf.value, {
      text: text.value,
      chosen: chosen.value,
      facets: facets.value,
      textOf: getArmouryRowSearchText,
    }),
  )
  const found = computed(() => countsByShelf(rows(), text.value))
  const row = computed(() => rows().find(({ key }) => key === selected.value) ?? null)

  function show(name: ArmouryTableChoice): void {
    if (name === choice.value) return
    choice.value = name
    chosen.value = []
    side.compared.value = []
    selected.value = null
  }
  /** Follows links to another row while the page is open. */
  watch(
    () => route.fullPath,
    () => {
      const { shelf: name, key } = asked()
      show(name)
      text.value = ''
      selected.value = key
    },
  )
  watch([choice, selected], () =>
    updateArmouryAddress({ shelf: choice.value, row: row.value?.shelf.name === choice.value ? row.value.id : null }),
  )
  return {
    choice,
    shelf,
    text,
    chosen,
    selected,
    onShelf,
    left,
    found,
    row,
    show,
    ...side,
  }
}

/** Rows compared side by side. */
function useComparing(rows: () => readonly ArmouryRow[]) {
  const compared = shallowRef<readonly string[]>([])
  const comparing = computed(() => compared.value.flatMap((key) => rows().find((armoury) => armoury.key === key) ?? []))
  const turn = (key: string): void => void (compared.value = toggleComparedRow(compared.value, key))
  return { compared, comparing, turn }
}

function facetsIn(rows: readonly ArmouryRow[], rules: Rules | null) {
  return rules === null ? [] : listTableFacets(rows, rules.tables)
}

/** Table and row from the URL. */
function askedIn({ table, row }: LocationQuery): { shelf: ArmouryTableChoice; key: string | null } {
  const found = typeof table === 'string' ? findArmouryTable(table) : null
  return { shelf: found?.name ?? 'all', key: found && typeof row === 'string' ? `${found.name}/${row}` : null }
}

/** Number of search results per table. */
function countsByShelf(rows: readonly ArmouryRow[], text: string) {
  const all = filterRowsAndCountFacets(rows, { text, chosen: [], facets: [], textOf: getArmouryRowSearchText }).rows
  const counts = Map.groupBy(all, (row) => row.shelf.name)
  return ARMOURY_TABLES.map(({ name, title }) => ({ name, title, count: counts.get(name)?.length ?? 0 }))
}
